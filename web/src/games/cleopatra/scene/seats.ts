// The colours of the seats on the board, in the order of their marks.
export const SEAT_COLOURS: readonly string[] = ["#1f57a4", "#c24e26", "#14795c", "#b57e0a", "#3b3a46"];
