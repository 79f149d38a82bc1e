import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

/** In pixels of the window. */
export type Point = { x: number; y: number };

type Gestures = {
  /** Called when two fingers or a touchpad's pinch request another scale around a point. */
  onZoom: (scale: number, at: Point) => void;
  /** A tap or a click, at a time in milliseconds. */
  onTap: (at: Point, time: number) => void;
};

/** A mouse that moves by fewer pixels has not dragged anything. */
const DRAG_THRESHOLD = 4;

/**
 * Adds what a scrolling frame does not do by itself: dragging its content with a mouse, telling a tap from a drag, and
 * zooming with two fingers, or with a wheel and Ctrl, which is how touchpads report a pinch.
 *
 * @param scale at which its content is shown; undefined while that is not known
 * @returns whether the mouse is dragging it
 */
export function usePictureGestures(
  frame: RefObject<HTMLElement | null>,
  scale: number | undefined,
  { onZoom, onTap }: Gestures,
): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const dragged = useRef(0);
  const pinch = useRef<{ distance: number; scale: number }>(undefined);

  const onPointerDown = useEffectEvent(({ pointerType, button }: PointerEvent) => {
    dragged.current = 0;
    if (pointerType === "mouse" && button === 0) setIsDragging(true);
  });
  const onPointerMove = useEffectEvent(({ movementX, movementY }: PointerEvent) => {
    if (!isDragging) return;
    dragged.current += Math.abs(movementX) + Math.abs(movementY);
    frame.current?.scrollBy(-movementX, -movementY);
  });
  const onPointerUp = useEffectEvent(() => setIsDragging(false));
  const onClick = useEffectEvent(({ clientX: x, clientY: y, timeStamp }: MouseEvent) => {
    if (dragged.current <= DRAG_THRESHOLD) onTap({ x, y }, timeStamp);
  });
  const onTouchStart = useEffectEvent((event: TouchEvent) => {
    const fingers = spanOf(event);
    pinch.current =
      fingers && scale !== undefined ? { distance: fingers.distance, scale } : undefined;
  });
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    const fingers = spanOf(event);
    if (!fingers || !pinch.current) return;
    event.preventDefault();
    const { distance, scale: before } = pinch.current;
    onZoom((before * fingers.distance) / distance, fingers.middle);
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey || scale === undefined) return;
    event.preventDefault();
    onZoom(scale * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    element.addEventListener("pointerdown", (event) => onPointerDown(event), { signal });
    // The mouse may leave the frame while dragging.
    window.addEventListener("pointermove", (event) => onPointerMove(event), { signal });
    window.addEventListener("pointerup", () => onPointerUp(), { signal });
    element.addEventListener("click", (event) => onClick(event), { signal });
    element.addEventListener("touchstart", (event) => onTouchStart(event), {
      signal,
      passive: true,
    });
    // React's listeners could not prevent scrolling.
    const active = { signal, passive: false };
    element.addEventListener("touchmove", (event) => onTouchMove(event), active);
    element.addEventListener("wheel", (event) => onWheel(event), active);
    return () => ended.abort();
  }, [frame]);

  return isDragging;
}

/** The distance between two fingers, and their midpoint. */
function spanOf({ touches: [one, other] }: TouchEvent) {
  if (!one || !other) return undefined;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  };
}
