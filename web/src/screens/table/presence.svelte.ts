// What a table does beside being drawn: it speaks to screen readers, sounds, calls on the tab, and remembers what was seen.
import { announce, announceNow } from "../../announce.svelte";
import { canNotify, mark, notify, silence } from "../../attention";
import type { GameClient, Told } from "../../games/client";
import { preferences } from "../../preferences.svelte";
import type { Update } from "../../protocol/messages";
import { soundOf } from "../../sound/heard";
import { play } from "../../sound/player";
import type { Fresh, TableState } from "../../table.svelte";
import { say } from "../../words/current.svelte";
import { gameName, seatsOf } from "./names";
import { isWorthTelling, keepSeen, keptSeen } from "./recap";

export class Presence {
  /** The first step of what is told to somebody who comes back; nothing when there is nothing to tell. */
  since = $state<number>();
  /** Whether this is a good moment to ask whether the browser may call: a turn came while nobody looked. */
  isInviteToNotify = $state(false);

  private leftAt: number | undefined;
  private isFirst = true;
  private wasAsked = false;

  constructor(
    private readonly table: TableState,
    private readonly client: () => GameClient | undefined,
  ) {}

  /** Begins; returns how to stop. */
  begin(): () => void {
    const stop = this.table.listen((fresh, update) => this.happened(fresh, update));
    document.addEventListener("visibilitychange", this.looked);
    addEventListener("pagehide", this.keep);
    if (this.table.update) this.first(this.table.update);
    return () => {
      stop();
      this.keep();
      document.removeEventListener("visibilitychange", this.looked);
      removeEventListener("pagehide", this.keep);
      mark(say("web.title"), false);
    };
  }

  /** Closes what was told. */
  dismiss(): void {
    this.since = undefined;
  }

  private happened(fresh: Fresh, update: Update): void {
    const isNews = !this.isFirst; // the first update tells the whole game
    if (this.isFirst) this.first(update);
    this.call(update);
    if (isNews && fresh.steps.some(({ seat }) => seat === update.viewer && seat !== null)) this.dismiss();
    if (fresh.isCatchingUp || !fresh.steps.length) return;
    const events = fresh.steps.flatMap((step) => step.events as Told[]);
    const told = this.client()?.told(this.table.words, events, seatsOf(this.table.words, update)) ?? [];
    if (told.length) announce(told.join(" "));
    this.sound(events, update);
  }

  private sound(events: readonly Told[], { ended, viewer }: Update): void {
    if (!preferences.sound || document.visibilityState === "hidden") return;
    const isWon = ended && viewer !== null && ended.winners.includes(viewer);
    const heard = ended ? (isWon ? "triumph" : "splash") : soundOf(events.map(({ type }) => type));
    if (heard) play(heard, preferences.volume);
  }

  /** That it is one's turn: said once, sounded, and told outside the page. */
  private call(update: Update): void {
    const { viewer, asked, status } = update;
    const isAsked = status === "playing" && viewer !== null && asked.includes(viewer);
    const game = gameName(this.table.words, update.game);
    mark(isAsked ? say("web.title_turn_of", { game }) : say("web.title_of", { game }), isAsked);
    if (isAsked && !this.wasAsked) {
      announceNow(say("web.your_turn"));
      if (preferences.turnSound) play("turn", preferences.turnVolume);
      notify(this.table.id, say("web.your_turn"), game);
      if (document.visibilityState === "hidden" && canNotify() && !preferences.isNotifyAsked) {
        this.isInviteToNotify = Notification.permission === "default";
      }
    }
    this.wasAsked = isAsked;
  }

  private first(update: Update): void {
    this.isFirst = false;
    const seen = keptSeen(this.table.id, update.viewer);
    if (seen !== undefined) this.recap(seen);
    this.call(update);
  }

  private recap(seen: number): void {
    if (isWorthTelling(this.table.steps, seen, this.table.viewer)) this.since = seen;
  }

  private readonly looked = (): void => {
    if (document.visibilityState === "hidden") {
      this.leftAt = this.table.steps.length;
      this.keep();
      return;
    }
    silence();
    if (this.leftAt !== undefined) this.recap(this.leftAt);
    this.leftAt = undefined;
  };

  private readonly keep = (): void => {
    if (this.table.update?.status === "playing") keepSeen(this.table.id, this.table.viewer, this.table.steps.length);
  };
}
