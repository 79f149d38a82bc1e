import { useRef, useState, type RefObject } from "react";
import type { LargePicture } from "@/lib/article/enlarge";
import { scalesOf, zoomStep, scaleAfterTap, clamp } from "@/lib/article/zoom";
import { useFrameScroll } from "./use-frame-scroll";
import { useFrameSize } from "./use-frame-size";
import { usePictureGestures, type Point } from "./use-picture-gestures";

/** Two taps within this many milliseconds count as a double tap. */
const DOUBLE = 300;
/** Pixels by which an arrow key moves the picture. */
const MOVE = 80;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -MOVE, y: 0 },
  ArrowRight: { x: MOVE, y: 0 },
  ArrowUp: { x: 0, y: -MOVE },
  ArrowDown: { x: 0, y: MOVE },
};
const STEPS: Record<string, 1 | -1> = { "+": 1, "=": 1, "-": -1 };

/**
 * Shows a picture at the requested size in a scrolling frame. The browser itself scrolls, so a finger pans it like a
 * page. The point that is tapped or pinched stays in place.
 *
 * @param frame has the picture as its only child
 */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: LargePicture) {
  const size = useFrameSize(frame);
  const { keepInPlace, scrollBy } = useFrameScroll(frame, picture, size);
  const [chosen, setChosen] = useState<{ of: LargePicture; scale: number }>();
  const lastTap = useRef({ time: -DOUBLE, wasFitted: true });

  const scales = size && scalesOf(picture, size);
  const scale = scales && (chosen?.of === picture ? chosen.scale : scales.initial);
  const isFitted = scales !== undefined && scale === scales.fit;

  function zoomTo(requestedScale: number, at?: Point) {
    if (!scales) return;
    const next = clamp(requestedScale, scales.fit, scales.max);
    if (next === scale) return;
    keepInPlace(at);
    setChosen({ of: picture, scale: next });
  }

  function zoomBy(direction: 1 | -1) {
    if (scales && scale !== undefined) zoomTo(zoomStep(scale, direction, scales));
  }

  function tap(at: Point, time: number) {
    if (!scales || scale === undefined) return;
    const isSecond = time - lastTap.current.time < DOUBLE;
    const wasFitted = isSecond ? lastTap.current.wasFitted : isFitted;
    // A third tap starts over.
    lastTap.current = { time: isSecond ? -DOUBLE : time, wasFitted };
    zoomTo(scaleAfterTap(scale, { isSecond, wasFitted }, scales), at);
  }

  /** @returns whether the key was handled */
  function onKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    // The browser's own shortcuts, such as page zoom.
    if (ctrlKey || metaKey || altKey) return false;
    const arrow = ARROWS[key];
    if (arrow) return scrollBy(arrow);
    const step = STEPS[key];
    if (step) zoomBy(step);
    else if (key === "0" && scales) zoomTo(scales.fit);
    else return false;
    return true;
  }

  const isDragging = usePictureGestures(frame, scale, { onZoom: zoomTo, onTap: tap });

  return {
    /** In pixels; undefined until the frame is laid out. */
    width: scale === undefined ? undefined : picture.width * scale,
    percent: scale === undefined ? undefined : Math.round(scale * 100),
    canGrow: scales !== undefined && scale !== scales.max,
    canShrink: scales !== undefined && !isFitted,
    isDragging,
    zoomBy,
    onKey,
  };
}
