// Who somebody is on this server: known by a cookie, or nobody yet; a guest is made when a guest is needed.
import * as api from "./api";
import type { Me } from "./protocol/messages";
import { say } from "./words/current.svelte";

class Session {
  me = $state.raw<Me>();

  /** Finds out who this is; nobody is fine, too. */
  async recognise(): Promise<Me | undefined> {
    this.me = await api.me();
    return this.me;
  }

  /** Somebody for sure: without a name a guest is made, and nobody is asked. */
  async somebody(): Promise<Me> {
    this.me ??= (await this.recognise()) ?? (await api.introduce(say("ui.guest")));
    return this.me;
  }

  /** Takes another name, as a guest or with an account. */
  async rename(name: string): Promise<void> {
    this.me = await api.introduce(name);
  }

  async leave(): Promise<void> {
    await api.signOut();
    this.me = undefined;
  }
}

export const session = new Session();
