// What a screen reader says by itself: what happens, politely, and that it is one's turn, at once.

export const announced = $state({ polite: "", assertive: "" });

/** Says something when there is a moment. */
export function announce(text: string): void {
  announced.polite = text;
}

/** Says something now. */
export function announceNow(text: string): void {
  announced.assertive = text;
}
