// What the server tells of this game, as its own types say it: written by `waset schema pharaoh --typescript`.
export type * from "../../../../docs/schemas/pharaoh.js";
