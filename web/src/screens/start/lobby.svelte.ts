// What the start screen shows: the games of this server, the tables of this person, open tables, games to watch.
import * as api from "../../api";
import type { GameTold, TableListed, Why } from "../../protocol/messages";
import { go } from "../../route.svelte";
import { session } from "../../session.svelte";
import { listed, type Row } from "./rows";
import { Wish } from "./wish.svelte";

const EVERY = 15_000;

export class Lobby {
  games = $state.raw<readonly GameTold[]>([]);
  own = $state.raw<readonly Row[]>([]);
  open = $state.raw<readonly Row[]>([]);
  watchable = $state.raw<readonly Row[]>([]);
  isReady = $state(false);
  isOffline = $state(false);
  isStarting = $state(false);
  /** Why the last table was not opened. */
  problem = $state.raw<Why>();
  readonly wish = new Wish();

  /** Opens the table that is wished for and goes there; a guest is made where nobody is known. */
  async play(): Promise<void> {
    if (this.isStarting || !this.wish.game) return;
    this.isStarting = true;
    this.problem = undefined;
    try {
      await session.somebody();
      const { table } = await api.create(this.wish.table(this.wish.against));
      go(`/t/${table}`);
    } catch (refused) {
      if (!(refused instanceof api.Refusal)) throw refused;
      this.problem = refused.problem.reason;
    } finally {
      this.isStarting = false;
    }
  }

  /** Looks now and again while the page is seen; returns how to stop. */
  keepLooking(): () => void {
    void this.refresh();
    const look = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async refresh(): Promise<void> {
    try {
      if (!this.games.length) await this.offer();
      const me = session.me ?? (await session.recognise());
      const [own, open, watchable] = await Promise.all([
        me ? api.ownTables() : undefined,
        api.openTables(),
        api.watchable(),
      ]);
      this.own = rows(own?.tables ?? [])
        .filter((row) => row.status !== "closed")
        .sort((a, b) => b.rank - a.rank);
      this.open = rows(open.tables).filter((row) => !row.own.length);
      this.watchable = rows(watchable.tables).filter((row) => !row.own.length);
      this.isOffline = false;
      this.isReady = true;
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem;
      this.isOffline = problem.status === 0;
    }
  }

  private async offer(): Promise<void> {
    const offered = await api.games();
    this.wish.know(offered.bots);
    this.games = offered.games;
    const [first] = offered.games;
    if (first && !this.wish.game) this.wish.choose(first);
  }
}

const rows = (tables: readonly TableListed[]): Row[] => tables.map(listed);
