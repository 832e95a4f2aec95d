// A view of the table as the server sends it.
export interface PalaceView {
  pieces: Record<string, number[]>;
  mosaics: { mosaic: string; squares: string[] }[];
  mosaic_pile: string[];
  mosaic_top: string | null;
  sanctuaries: { owner: number | null; squares: string[] }[];
  cleopatra: number;
  start_space: number;
  priests: number;
  worshippers: string[];
  built_this_turn: number;
  left_over: Record<string, number>;
  piece_bonus: number;
  free_artisans: number;
  free_resources: number;
}
