// The line to one table: updates by WebSocket, from the version seen last; by long polls where sockets do not get through.
import { ask, Refusal, tablePath } from "./api";
import type { Talk, Update, Watching } from "./protocol/messages";

export type Line = "connecting" | "live" | "polling" | "lost";
export type Refused = { status: number; key: string };

export type Listeners = {
  told: (update: Update) => void;
  changed: (line: Line) => void;
  refused: (refused: Refused) => void;
  /** How many people watch without a seat. */
  counted: (watching: number) => void;
};

/** What a table needs of its line. */
export type Channel = Pick<Connection, "close" | "lookFrom" | "retry">;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const SOCKETS_BEFORE_POLLING = 2;
const POLLS_BEFORE_SOCKET = 12;
const POLL_SECONDS = 25;
const LONG_SLEEP = 60_000;
const APPLICATION = 4000; // closing codes are this and the number that HTTP has for the reason
const TOO_MANY = 429;
const UNAVAILABLE = 500;

/** Keeps the line open, and opens it again whenever it breaks. */
export class Connection {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private poll: AbortController | undefined;
  private failures = 0;
  private polls = 0; // since a socket was tried
  private probe: WebSocket | undefined; // a socket that is tried while polls do their work
  private patience = 0; // how many sockets may fail before polls; where one has got through, others will
  private isReached = false;
  private isClosed = false;
  private since = 0;
  private newest: Update | undefined;
  private hiddenAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly table: string,
    private readonly listeners: Listeners,
    private readonly link = "",
    private seat: number | null = null,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.wither);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Tries again now, whatever it was waiting for. */
  retry(): void {
    if (this.isClosed) return;
    this.failures = 0;
    this.drop();
    this.listeners.changed("connecting");
    this.open();
  }

  /** Looks from another of the own seats, from the beginning. */
  lookFrom(seat: number | null): void {
    this.seat = seat;
    this.since = 0;
    this.drop();
    this.open();
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.wither);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  private open(): void {
    if (this.isClosed) return;
    if (this.failures > this.patience && this.polls < POLLS_BEFORE_SOCKET) void this.pollOnce();
    else this.openSocket();
  }

  private openSocket(): void {
    const socket = this.newSocket();
    this.socket = socket;
    socket.onopen = () => this.listeners.changed("live");
  }

  /** Tries whether sockets get through by now; polls go on until one does. */
  private trySocket(): void {
    const socket = this.newSocket();
    this.probe = socket;
    socket.onopen = () => {
      if (this.probe !== socket) return;
      this.probe = undefined;
      this.drop();
      this.socket = socket;
      this.listeners.changed("live");
    };
  }

  private newSocket(): WebSocket {
    this.polls = 0;
    const origin = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(
      `${origin}${tablePath(this.table, "/live")}?${this.query({ watching: "1", talk: "1" })}`,
    );
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    socket.onclose = ({ code, reason }) => {
      if (this.socket === socket) this.broke(code - APPLICATION, reason);
    };
    return socket;
  }

  private async pollOnce(): Promise<void> {
    this.polls += 1;
    const poll = new AbortController();
    this.poll = poll;
    const { signal } = poll;
    const wait = this.isReached ? POLL_SECONDS : 0; // the first answer tells that the line is back, and waits for no news
    const path = tablePath(this.table, `/events?${this.query({ wait: String(wait) })}`);
    try {
      const update = await ask<Update>("GET", path, { signal });
      this.isReached = true;
      this.listeners.changed("polling");
      this.tell(update);
      await this.count(signal);
      this.failures = this.patience + 1;
      if (this.polls >= POLLS_BEFORE_SOCKET) this.trySocket();
      this.later(0);
    } catch (problem) {
      if (signal.aborted) return;
      this.polls = POLLS_BEFORE_SOCKET; // whatever comes back may come back with sockets
      if (problem instanceof Refusal) this.broke(problem.status, problem.problem.reason.key);
      else throw problem;
    } finally {
      if (this.poll === poll) this.poll = undefined;
    }
  }

  /** Who polls is not told how many watch, and asks. */
  private async count(signal: AbortSignal): Promise<void> {
    const path = tablePath(this.table, "/watching");
    this.listeners.counted((await ask<Watching>("GET", path, { signal, link: this.link })).watching);
  }

  private query(more: Record<string, string> = {}): string {
    const asked = new URLSearchParams({ since: String(this.since), ...more });
    if (this.link) asked.set("link", this.link);
    if (this.seat !== null) asked.set("seat", String(this.seat));
    return asked.toString();
  }

  /** A socket gets through when something comes through it: some proxies open one and close it at once. */
  private hear(told: Update | Watching | Talk): void {
    this.failures = 0;
    this.patience = SOCKETS_BEFORE_POLLING;
    if ("watching" in told) this.listeners.counted(told.watching);
    else if (!("talk" in told)) this.tell(told);
    else if (this.newest) this.tell(spoken(this.newest, told));
  }

  private tell(update: Update): void {
    if (update.version <= this.since) return;
    this.since = update.version;
    this.newest = update;
    this.listeners.told(update);
  }

  private broke(status: number, key: string): void {
    this.socket = undefined;
    if (this.isClosed) return;
    if (status > 0 && status < UNAVAILABLE && status !== TOO_MANY) {
      this.close();
      this.listeners.refused({ status, key });
      return;
    }
    this.failures += 1;
    this.isReached = false;
    this.listeners.changed("lost");
    this.later(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.5 + Math.random() / 2));
  }

  private later(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Somebody is back, or the network is: no need to wait longer. A line that slept for long may be dead, and is opened anew. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") {
      this.hiddenAt = Date.now();
      return;
    }
    if (Date.now() - this.hiddenAt > LONG_SLEEP) this.drop();
    this.hiddenAt = Number.POSITIVE_INFINITY;
    if (this.socket || this.poll) return;
    this.failures = 0;
    this.later(0);
  };

  /** The network is gone: there is no need to find that out by waiting. */
  private readonly wither = (): void => {
    this.drop();
    this.broke(0, "");
  };

  private drop(): void {
    clearTimeout(this.timer);
    this.poll?.abort();
    this.poll = undefined;
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    const probe = this.probe;
    this.probe = undefined;
    probe?.close();
  }
}

/** What is told when something was said: all else is as it was. */
function spoken(before: Update, { version, talk }: Talk): Update {
  return { ...before, version, chat: talk, first_step: before.first_step + before.steps.length, steps: [] };
}
