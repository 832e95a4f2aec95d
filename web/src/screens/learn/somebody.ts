// Somebody for sure: whoever is not known yet becomes a guest, and is not asked.
import * as api from "../../api";
import type { Me } from "../../protocol/messages";
import { say } from "../../words/current.svelte";

/** Who this is; a guest is made where nobody is known. */
export async function somebody(): Promise<Me> {
  try {
    return await api.me();
  } catch (problem) {
    if (!(problem instanceof api.Refusal) || problem.status === 0) throw problem;
    return await api.introduce(say("ui.guest"));
  }
}
