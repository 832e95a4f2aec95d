// What can be asked of the server, as typed functions; a refusal is a typed error with its reason.
import type {
  Advice,
  Aid,
  Answer,
  Ceremony,
  Chances,
  Create,
  Credentials,
  Entered,
  LinkGiven,
  Me,
  Moment,
  Offered,
  Problem,
  Proof,
  Rulebook,
  Story,
  TableList,
  TableNamed,
  Timeline,
  Update,
} from "./protocol/messages";

const OFFLINE: Problem = { error: "offline", reason: { key: "web.offline" } };

/** What the server refused, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason.key);
  }
}

type Request = { body?: object; link?: string; key?: string; signal?: AbortSignal };

/** Sends one request; the answer, or a Refusal. */
export async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, request: Request = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (request.body) headers["content-type"] = "application/json";
  if (request.link) headers["waset-link"] = request.link;
  if (request.key) headers["idempotency-key"] = request.key;
  const body = request.body && JSON.stringify(request.body);
  const response = await fetch(path, { method, headers, body, signal: request.signal }).catch((problem: unknown) => {
    if (request.signal?.aborted) throw problem;
    throw new Refusal(0, OFFLINE);
  });
  if (!response.ok) throw new Refusal(response.status, await problemOf(response));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const told: Problem = await response.json();
    return told.reason?.key ? told : OFFLINE;
  } catch {
    return OFFLINE;
  }
}

/** An id of the client's own: the same request with the same id is carried out once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The path of a table. */
export function tablePath(table: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

const post = <T>(path: string, body: object = {}) => ask<T>("POST", path, { body, key: newKey() });

export const games = () => ask<Offered>("GET", "/api/games");
export const rules = (game: string, language: string) =>
  ask<Rulebook>("GET", `/api/rules/${encodeURIComponent(game)}?lang=${language}`);
/** Who this is; nothing for somebody who is nobody yet. */
export const me = () => ask<Me | undefined>("GET", "/api/me");
export const introduce = (name: string) => post<Me>("/api/me", { name });
export const signOut = () => ask<void>("DELETE", "/api/me");
export const enter = (token: string) => post<Entered>("/api/me/link", { token });
export const openAccount = (asked: Credentials) => post<Me>("/api/account", asked);
export const signIn = (asked: Credentials) => post<Me>("/api/account/sign-in", asked);
export const beginPasskey = () => post<Ceremony>("/api/passkeys/new");
export const endPasskey = (ceremony: string, credential: object) => post<Me>("/api/passkeys", { ceremony, credential });
export const beginPasskeyUse = () => post<Ceremony>("/api/passkeys/use");
export const endPasskeyUse = (ceremony: string, credential: object) =>
  post<Me>("/api/passkeys/sign-in", { ceremony, credential });

export const openTables = () => ask<TableList>("GET", "/api/tables");
export const watchable = () => ask<TableList>("GET", "/api/watch");
export const ownTables = () => ask<TableList>("GET", "/api/me/tables");
export const create = (asked: Create) => post<TableNamed>("/api/tables", asked);
export const look = (table: string, link = "") => ask<Update>("GET", tablePath(table), { link });
/** What the Vizier would do about the question of a seat. */
export const advice = (table: string, seat: number, link = "") =>
  ask<Advice>("GET", tablePath(table, `/advice?seat=${seat}`), { link });
/** What to look up during the game, with the numbers of this table. */
export const aid = (table: string, link = "") => ask<Aid>("GET", tablePath(table, "/aid"), { link });
export const giveLink = (table: string, kind: string, seat: number | null = null) =>
  post<LinkGiven>(tablePath(table, "/links"), { kind, seat });
export const recover = (table: string) => post<LinkGiven>(tablePath(table, "/recovery"));
/** Any of the commands at a table: sit, stand, bot, start, leave, return, close, moves, undo, undo-answer, chat. */
export const command = (table: string, name: string, body: object = {}, link = "", key = newKey()) =>
  ask<Answer>("POST", tablePath(table, `/${name}`), { body, link, key });

/** Whose eyes the past is seen with: a seat's, or with everything open. */
export type Eye = number | "all";
const eyed = (eye: Eye, more = "") => (eye === "all" ? more : [`seat=${eye}`, ...(more ? [more] : [])].join("&"));
export const moment = (table: string, eye: Eye, step: number, signal?: AbortSignal) =>
  ask<Moment>("GET", tablePath(table, `/replay?${eyed(eye, `step=${step}`)}`), { signal });
export const timeline = (table: string, eye: Eye) =>
  ask<Timeline>("GET", tablePath(table, `/replay/steps?${eyed(eye)}`));
export const story = (table: string, eye: Eye) => ask<Story>("GET", tablePath(table, `/replay/story?${eyed(eye)}`));
export const chances = (table: string) => ask<Chances>("GET", tablePath(table, "/replay/chances"));
export const fork = (table: string, step: number, asked: Create) =>
  post<TableNamed>(tablePath(table, "/fork"), { step, table: asked });
export const proof = (table: string) => ask<Proof>("GET", tablePath(table, "/replay/proof"));
export const bringRecord = (record: object) => post<TableNamed>("/api/records/replay", { record });
