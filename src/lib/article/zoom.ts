/** How large a picture is shown: pixels on the screen for each of its own. */

export type Size = { width: number; height: number };

/** The size of a picture, and what it was in its article. */
type Picture = Size & {
  /** Drawings are as sharp in any size; photos are shown no larger than they are at first. */
  isDrawing: boolean;
  /** Pixels that it was wide in the article. */
  shownWidth: number;
};

export type Scales = {
  /** Shows all of the picture. */
  whole: number;
  /** What the picture is opened at. */
  first: number;
  most: number;
};

/** How much one press of a button, or one tap, enlarges. */
const STEP = 2;
const MOST = 4;
/** A picture that would be whole at nearly its size in the article is opened whole: it loses nothing. */
const NEARLY = 0.8;

/**
 * The sizes of a picture in a frame. It is opened whole, unless it was clearly larger in the article: then
 * as large as there.
 */
export function scalesOf(picture: Picture, frame: Size): Scales {
  const { width, height, isDrawing, shownWidth } = picture;
  const fitting = Math.min(frame.width / width, frame.height / height);
  const whole = isDrawing ? fitting : Math.min(fitting, 1);
  const shown = shownWidth / width;
  const first = whole >= shown * NEARLY ? whole : shown;
  return { whole, first, most: Math.max(whole, 1) * MOST };
}

/** One step larger or smaller, but no further than there is to see. */
export function stepped(scale: number, direction: 1 | -1, { whole, most }: Scales): number {
  return within(scale * STEP ** direction, whole, most);
}

/**
 * What a tap makes of it: larger, step by step; the second of two quick ones leads back to the whole
 * picture, unless the first has just enlarged it.
 *
 * @param wasWhole whether all of it was to be seen before the first tap
 */
export function tapped(
  scale: number,
  { isSecond, wasWhole }: { isSecond: boolean; wasWhole: boolean },
  scales: Scales,
): number {
  if (isSecond) return wasWhole ? scale : scales.whole;
  if (scale >= scales.most) return scales.whole;
  const natural = scale < 1 ? Math.min(1, scales.most) : 0;
  return Math.max(natural, stepped(scale, 1, scales));
}

export function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
