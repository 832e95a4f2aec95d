// Passkeys: the browser's ceremony between the two messages of the server.
import * as api from "./api";
import type { Me } from "./protocol/messages";

type Descriptor = { id: string; type: "public-key"; transports?: AuthenticatorTransport[] };
type Creation = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
};
type Request = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & {
  challenge: string;
  allowCredentials?: Descriptor[];
};

/** Whether this browser can do it here: it takes a secure address. */
export function hasPasskeys(): boolean {
  return globalThis.isSecureContext && "PublicKeyCredential" in globalThis;
}

/** Makes a passkey for the person of this device; nothing when somebody thinks better of it. */
export async function makePasskey(): Promise<Me | undefined> {
  const { ceremony, options } = await api.beginPasskey();
  const told = options as unknown as Creation;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...told,
    challenge: bytes(told.challenge),
    user: { ...told.user, id: bytes(told.user.id) },
    excludeCredentials: told.excludeCredentials?.map(described),
  };
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  const response = made?.response;
  if (!made || !(response instanceof AuthenticatorAttestationResponse)) return undefined;
  const answer = { attestationObject: text(response.attestationObject), clientDataJSON: text(response.clientDataJSON) };
  return api.endPasskey(ceremony, credential(made, answer));
}

/** Signs this device in by one of its passkeys; nothing when somebody thinks better of it. */
export async function usePasskey(): Promise<Me | undefined> {
  const { ceremony, options } = await api.beginPasskeyUse();
  const told = options as unknown as Request;
  const publicKey = {
    ...told,
    challenge: bytes(told.challenge),
    allowCredentials: told.allowCredentials?.map(described),
  };
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  const response = used?.response;
  if (!used || !(response instanceof AuthenticatorAssertionResponse)) return undefined;
  const answer = {
    authenticatorData: text(response.authenticatorData),
    clientDataJSON: text(response.clientDataJSON),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  };
  return api.endPasskeyUse(ceremony, credential(used, answer));
}

async function asked(ceremony: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const given = await ceremony();
    return given instanceof PublicKeyCredential ? given : undefined;
  } catch (problem) {
    if (problem instanceof DOMException) return undefined;
    throw problem;
  }
}

function credential(given: PublicKeyCredential, response: object): object {
  return { id: given.id, rawId: text(given.rawId), type: given.type, response };
}

function described({ id, type, transports }: Descriptor): PublicKeyCredentialDescriptor {
  return { id: bytes(id), type, transports };
}

function bytes(encoded: string): Uint8Array<ArrayBuffer> {
  const plain = atob(encoded.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
