export type Size = { width: number; height: number };

/** The size of a picture, and its size in the article. */
type Picture = Size & {
  /** Vector images are sharp at any size; photos are shown no larger than they are at first. */
  isDrawing: boolean;
  /** Width in the article, in CSS pixels. */
  shownWidth: number;
};

export type Scales = {
  /** Shows the whole picture. */
  fit: number;
  /** The scale at which the viewer opens. */
  initial: number;
  max: number;
};

/** The factor of one button press or tap. */
const STEP = 2;
const MAX_ZOOM = 4;
/** A picture that fits at nearly its size in the article is shown in full at first. */
const NEARLY_FITS = 0.8;

/**
 * The scales of a picture in a frame. It is shown in full at first, unless it was clearly larger in the article: then
 * at that size.
 */
export function scalesOf(picture: Picture, frame: Size): Scales {
  const { width, height, isDrawing, shownWidth } = picture;
  const fitting = Math.min(frame.width / width, frame.height / height);
  const fit = isDrawing ? fitting : Math.min(fitting, 1);
  const shown = shownWidth / width;
  const initial = fit >= shown * NEARLY_FITS ? fit : shown;
  return { fit, initial, max: Math.max(fit, 1) * MAX_ZOOM };
}

export function zoomStep(scale: number, direction: 1 | -1, { fit, max }: Scales): number {
  return clamp(scale * STEP ** direction, fit, max);
}

/**
 * The scale after a tap: one step larger. The second of two quick taps shows the whole picture,
 * unless the first has just enlarged it.
 *
 * @param wasFitted whether all of it was visible before the first tap
 */
export function scaleAfterTap(
  scale: number,
  { isSecond, wasFitted }: { isSecond: boolean; wasFitted: boolean },
  scales: Scales,
): number {
  if (isSecond) return wasFitted ? scale : scales.fit;
  if (scale >= scales.max) return scales.fit;
  const natural = scale < 1 ? Math.min(1, scales.max) : 0;
  return Math.max(natural, zoomStep(scale, 1, scales));
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
