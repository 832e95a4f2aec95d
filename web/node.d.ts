// The one function of Node that the build uses. @types/node would also change what timers are in the client.
declare module "node:zlib" {
  export function brotliDecompressSync(packed: Uint8Array): Uint8Array;
}
