export const PAPER = "#f3ecdf";
export const INK = "#1f1b17";
export const SIGNAL = "#e8440a";

/** The colours one picture may use: its ground and what is drawn on it, loudest first. */
export interface Tones {
  ground: string;
  /** Main marks, and the counter-colour of the ground. */
  fore: string;
  /** Secondary marks. */
  mid: string;
  /** Construction lines and what is absent. */
  faint: string;
  /** The one deviation. On the orange ground the paper takes this part. */
  accent: string;
}

export const onPaper: Tones = {
  ground: PAPER,
  fore: INK,
  mid: "#8f8575",
  faint: "#d3c9b7",
  accent: SIGNAL,
};

export const onInk: Tones = {
  ground: INK,
  fore: PAPER,
  mid: "#9a8f7f",
  faint: "#4a443b",
  accent: SIGNAL,
};

export const onSand: Tones = {
  ground: "#dcd2bf",
  fore: INK,
  mid: "#857a68",
  faint: "#bdb19b",
  accent: SIGNAL,
};

export const onSignal: Tones = {
  ground: SIGNAL,
  fore: INK,
  mid: "#7d2909",
  faint: "#bd370a",
  accent: PAPER,
};
