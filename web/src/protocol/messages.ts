// What goes over the wires, as the server's own description says it: written by `waset schema messages --typescript`.
export type * from "../../../docs/schemas/messages.js";
