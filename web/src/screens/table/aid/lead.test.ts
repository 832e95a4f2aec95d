import { expect, test } from "vitest";
import { leadOf } from "./lead";

test.each([
  ["Market: take all cards of one stall.", "Market:", "take all cards of one stall."],
  ["Mehr als 10 Karten: auf 10 ablegen: für 1 Amulett.", "Mehr als 10 Karten:", "auf 10 ablegen: für 1 Amulett."],
  ["Your turn is over then.", "", "Your turn is over then."],
  [
    "Whoever has the most amulets of all at the end: eaten.",
    "",
    "Whoever has the most amulets of all at the end: eaten.",
  ],
])("%s", (text, lead, rest) => {
  expect(leadOf(text)).toEqual({ lead, rest });
});
