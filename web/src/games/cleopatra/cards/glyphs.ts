// Drawings on a grid of 48: resources, characters, worshippers and tokens, told apart by their silhouettes.

/** A path with its fill, and a stroke where it has one. */
export type Stroke = readonly [path: string, fill: string, stroke?: string, width?: number];

const HANDLE = "#9a5a2c";
const STEEL = "#8fa3b5";

const artisan: Stroke[] = [
  ["M9 39L27 17L30.5 20L13 42.5Q9 43 9 39Z", HANDLE],
  ["M24 13L33 4L44 15L35 24Z", "#e3a855"],
  ["M24 13L28.5 8.5L39.5 19.5L35 24Z", "#c98a3a"],
  ["M6 6L11 4L34 32L30 36Z", STEEL],
  ["M6 6L8.5 5L32 34L30 36Z", "#b9c7d4"],
  ["M30 36L34 32L42 39Q43 43 39 43Z", "#7f4a22"],
];

const stone: Stroke[] = [
  ["M6 38L10 19L23 9L37 13L43 37L36 42H11Z", "#8f8677"],
  ["M10 19L23 9L26 20L19 28Z", "#b9b1a1"],
  ["M23 9L37 13L26 20Z", "#a59c8b"],
  ["M37 13L43 37L36 42L26 20Z", "#766d5f"],
];

const marble: Stroke[] = [
  ["M24 5L42 14V34L24 44L6 34V14Z", "#f6efe9", "#b08a90", 1.6],
  ["M24 24L42 14V34L24 44Z", "#ddd0cd"],
  ["M6 14L24 24V44L6 34Z", "#efe5e0"],
  [
    "M14 12L22 9L30 14M11 22L16 28L15 33M36 20L31 27L33 34L29 39M24 24V44M24 24L42 14M24 24L6 14",
    "none",
    "#b08a90",
    1.5,
  ],
];

const wood: Stroke[] = [
  ["M13 13H38Q45 18 45 25Q45 32 38 36H13Z", "#8a5226"],
  ["M13 27H44Q43 33 38 36H13Z", "#6f3f1b"],
  ["M13 13A9 11.5 0 1 0 13 36A9 11.5 0 1 0 13 13Z", "#e9bd78", "#8a5226", 1.4],
  ["M13 18A5.5 6.5 0 1 0 13 31A5.5 6.5 0 1 0 13 18Z", "none", "#b9803f", 1.5],
  ["M13 22.5A2.2 2.2 0 1 0 13 27A2.2 2.2 0 1 0 13 22.5Z", "#b9803f"],
  ["M26 18H36M30 23H41", "none", "#a96a35", 1.6],
];

const lapis: Stroke[] = [
  ["M14 8H34L44 19L24 44L4 19Z", "#1f57a4"],
  ["M14 8L18 19H4ZM34 8L30 19H44Z", "#2f6bc0"],
  ["M14 8H34L30 19H18Z", "#5a93e2"],
  ["M4 19H18L24 44Z", "#18468a"],
  ["M44 19H30L24 44Z", "#123a75"],
  ["M16 14.5h1.6v1.6H16ZM32 24h1.6v1.6H32ZM22 30h1.6v1.6H22Z", "#f3cd63"],
];

const wild: Stroke[] = [
  ["M24 3L45 24L24 45L3 24Z", "#fffaef", "#4a3a2a", 2],
  ["M24 3L24 24L3 24Z", "#a59c8b"],
  ["M24 3L45 24H24Z", "#1f57a4"],
  ["M45 24L24 45V24Z", "#8a5226"],
  ["M24 45L3 24H24Z", "#f3e4e0"],
  ["M24 14A10 10 0 1 0 24 34A10 10 0 1 0 24 14Z", "#fffaef", "#4a3a2a", 1.5],
  ["M20.5 21.5Q20.5 18 24 18Q27.5 18 27.5 21Q27.5 23.2 24 24.5V26.5M24 29.5V30.5", "none", "#4a3a2a", 2.2],
];

const scribe: Stroke[] = [
  ["M7 11H35V36H12Q7 36 7 31Z", "#efd9a3"],
  ["M7 31Q7 40 13 40H38Q42 40 42 36H17Q16 31 7 31Z", "#cfae6a"],
  ["M12 17H27M12 22.5H24M12 28H22", "none", "#7f5a22", 2.4],
  ["M44 4Q34 8 28 24L26 32L33 28Q43 16 44 4Z", "#14795c"],
  ["M26 32L29 25L32 27.5Z", "#2a2118"],
];

const beggar: Stroke[] = [
  ["M5 22H43Q42 38 30 41H18Q6 38 5 22Z", "#8a5226"],
  ["M5 22H43Q42 29 38 33Q24 38 9 32Q5.5 28 5 22Z", "#a96a35"],
  ["M24 16A19 6 0 1 0 24 28A19 6 0 1 0 24 16Z", "#5f3717"],
  ["M17 19A5 2.5 0 1 0 17 24A5 2.5 0 1 0 17 19ZM29 20A5 2.5 0 1 0 29 25A5 2.5 0 1 0 29 20Z", "#e5b53a"],
];

const courtesan: Stroke[] = [
  ["M24 4A15 14 0 1 0 24 32A15 14 0 1 0 24 4Z", "#e5b53a", "#b87f12", 2],
  ["M24 9A10 9.5 0 1 0 24 28A10 9.5 0 1 0 24 9Z", "#cfe4ea"],
  ["M18 20L27 11", "none", "#fffdf6", 2.4],
  ["M20 31H28L27 45H21Z", "#b87f12"],
];

const envoy: Stroke[] = [
  ["M8 9H40V37H8Z", "#efd9a3", "#b98f55", 1.6],
  ["M8 9L24 25L40 9", "none", "#b98f55", 2],
  ["M24 21A8 8 0 1 0 24 37A8 8 0 1 0 24 21Z", "#b5432a"],
  ["M24 24.5V33.5M20 28H28", "none", "#fff4db", 2.2],
];

const smuggler: Stroke[] = [
  ["M19 14L15 5H33L29 14Q43 22 41 36Q39 44 24 44Q9 44 7 36Q5 22 19 14Z", "#a07a4a"],
  ["M29 14Q43 22 41 36Q39 44 24 44Q34 36 26 14Z", "#7d5c34"],
  ["M17 12H31V16H17Z", "#5f3717"],
  ["M18 27L30 33M30 27L18 33", "none", "#fff4db", 2.6],
];

const vizier: Stroke[] = [
  ["M22 12H27V45H22Z", "#b87f12"],
  ["M24 3Q36 3 36 14Q36 21 30 22L29 18Q32 17 32 13Q32 8 24 8Q18 8 18 13L12 14Q11 3 24 3Z", "#e5b53a"],
  ["M21 26H28V29H21ZM21 33H28V36H21Z", "#1f57a4"],
];

const architect: Stroke[] = [
  ["M24 4L6 44H11L24 14L37 44H42Z", "#7f5430"],
  ["M14 29H34V33H14Z", "#e5b53a"],
  ["M24 3A4 4 0 1 0 24 11A4 4 0 1 0 24 3Z", "#b87f12"],
];

const merchantTile: Stroke[] = [
  ["M22 6H26V42H22ZM14 42H34V45H14Z", "#7f5430"],
  ["M8 11H40V14H8Z", "#b87f12"],
  ["M10 14L3 30H17ZM38 14L31 30H45Z", "none", "#7f5430", 1.6],
  ["M3 30H17Q15 37 10 37Q5 37 3 30ZM31 30H45Q43 37 38 37Q33 37 31 30Z", "#e5b53a"],
];

const foreman: Stroke[] = [
  ["M8 42L27 20L31 24L12 45Z", HANDLE],
  ["M18 12L30 4L45 20L36 31Z", "#8f8677"],
  ["M18 12L24 8L40 25L36 31Z", "#766d5f"],
];

const ship: Stroke[] = [
  ["M3 32Q24 38 45 32Q42 43 34 44H14Q6 43 3 32Z", "#8a5226"],
  ["M3 32Q24 38 45 32L44 35Q24 41 4 35Z", "#b4562c"],
  ["M22.5 5H26V36H22.5Z", "#6f3f1b"],
  ["M21 8Q9 14 8 28Q15 31 21 31Z", "#f2dfb6"],
  ["M28 7Q41 13 42 26Q35 31 28 31Z", "#fff8e6"],
  ["M28 14Q35 16 40.5 20M28 22Q35 23 42 26", "none", "#b5432a", 3],
];

const statue: Stroke[] = [
  ["M8 41H40V45H8Z", "currentColor"],
  ["M14 40Q12 28 19 22L18 15L9 17L8 13L18 8L20 2L24 7H27L30 2L31 12Q32 18 29 22Q37 28 34 40Z", "currentColor"],
  ["M18 21Q24 25 30 21L31 24.5Q24 28.5 17 24.5Z", "#f0c14b"],
];

const coin: Stroke[] = [
  ["M24 4A20 20 0 1 0 24 44A20 20 0 1 0 24 4Z", "#d99a1e"],
  ["M24 7A17 17 0 1 0 24 41A17 17 0 1 0 24 7Z", "#f0c14b", "#a9720c", 1.5],
  ["M24 13A5 5.5 0 1 0 24 24A5 5.5 0 1 0 24 13ZM24 24V36M17 28H31", "none", "#7a5206", 3.4],
];

const scarab: Stroke[] = [
  ["M24 4A20 20 0 1 0 24 44A20 20 0 1 0 24 4Z", "#d99a1e"],
  ["M24 7A17 17 0 1 0 24 41A17 17 0 1 0 24 7Z", "#f0c14b", "#a9720c", 1.5],
  ["M24 19Q33 19 33 28Q33 37 24 37Q15 37 15 28Q15 19 24 19ZM24 19V37M18 17Q24 10 30 17", "none", "#7a5206", 2.8],
  ["M15 26L10 23M33 26L38 23M16 33L11 36M32 33L37 36", "none", "#7a5206", 2.4],
];

const amulet: Stroke[] = [
  [
    "M24 1L28 7L34 3L36 10L43 9L42 16L47 20L43 25L46 31L40 33L40 40L33 39L30 46L24 42L18 46L15 39L8 40L8 33L2 31L5 25L1 20L6 16L5 9L12 10L14 3L20 7Z",
    "#6e2450",
  ],
  ["M6 24Q15 12 24 12Q33 12 42 24Q33 36 24 36Q15 36 6 24Z", "#dbe07a"],
  ["M24 13Q29 24 24 35Q19 24 24 13Z", "#1c1722"],
];

const palm: Stroke[] = [
  ["M22 45Q23 30 24 18H28Q26 30 27 45Z", "#8a5a32"],
  ["M25 18Q35 4 46 15Q36 12 25 18ZM25 18Q14 4 3 15Q14 12 25 18Z", "#14604c"],
  [
    "M25 18Q40 12 43 32Q36 22 25 18ZM25 18Q10 12 6 32Q14 22 25 18ZM25 18Q28 4 33 3Q31 11 25 18ZM25 18Q22 4 17 3Q19 11 25 18Z",
    "#1f7f62",
  ],
];

const cards: Stroke[] = [
  ["M14 3H38Q41 3 41 6V34Q41 37 38 37H14Z", "#bcaec0"],
  ["M8 9H32Q35 9 35 12V42Q35 45 32 45H8Q5 45 5 42V12Q5 9 8 9Z", "currentColor"],
  ["M20 18L28 27L20 36L12 27Z", "#fffaef"],
];

export const GLYPHS: Record<string, readonly Stroke[]> = {
  artisan,
  stone,
  marble,
  wood,
  lapis,
  "trompe-loeil": wild,
  cave: wild,
  beggar,
  courtesan,
  envoy,
  scribe,
  smuggler,
  vizier,
  "worshipper-architect": architect,
  "worshipper-visir": vizier,
  "worshipper-beggar": beggar,
  "worshipper-merchant": merchantTile,
  "worshipper-foreman": foreman,
  merchant: ship,
  statue,
  coin,
  scarab,
  amulet,
  palm,
  cards,
};
