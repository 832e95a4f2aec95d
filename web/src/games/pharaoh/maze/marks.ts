// The signs of the seats as outlines on a field of 24: a shape, and a glyph inside it.

export interface Mark {
  shape: string;
  glyph: string;
  filled: boolean;
}

export const MARKS: readonly Mark[] = [
  {
    shape: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z",
    glyph: "M12 11.2c-4.4-2.6-3.6-6.4 0-6.4s4.4 3.8 0 6.4zM12 11.2V19M7.6 13.4h8.8",
    filled: false,
  },
  { shape: "M12 1.5 23 21.5H1z", glyph: "M12 8.5v8M8.8 13.2l3.2 3.6 3.2-3.6M8 19h8", filled: false },
  {
    shape: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
    glyph: "M12 17.5c-3.8 0-6-2.4-6.4-6 2 .2 3.2 1 4 2.2C9.6 11 10.5 8.6 12 6.5c1.5 2.1 2.4 4.5 2.4 7.2.8-1.2 2-2 4-2.2-.4 3.6-2.6 6-6.4 6z",
    filled: true,
  },
  {
    shape: "M12 .8 23.2 12 12 23.2.8 12z",
    glyph: "m12 5.8 1.8 4 4.3.4-3.3 2.9 1 4.3-3.8-2.3-3.8 2.3 1-4.3-3.3-2.9 4.3-.4z",
    filled: true,
  },
];
