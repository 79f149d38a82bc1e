import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { LargePicture } from "@/lib/article/enlarge";
import { scalesOf, zoomStep, tapped, within, type Size } from "@/lib/article/zoom";
import { usePictureGestures, type Point } from "./use-picture-gestures";

/** Two taps within this many milliseconds are a double one. */
const DOUBLE = 300;
/** Pixels by which an arrow key moves the picture. */
const MOVE = 80;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -MOVE, y: 0 },
  ArrowRight: { x: MOVE, y: 0 },
  ArrowUp: { x: 0, y: -MOVE },
  ArrowDown: { x: 0, y: MOVE },
};

/**
 * Shows a picture at the size that is asked for, in a frame that scrolls: by the browser itself, so a
 * finger moves it as it moves a page. The point that is tapped or pinched stays where it is.
 *
 * @param frame has the picture as its only child
 */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: LargePicture) {
  const [room, setRoom] = useState<Size>();
  const [chosen, setChosen] = useState<{ of: LargePicture; scale: number }>();
  // The part of the picture that is to be under a point of the window, once it has its new size.
  const kept = useRef<{ part: Point; at: Point }>(undefined);
  const lastTap = useRef({ time: -DOUBLE, wasWhole: true });

  const scales = room && scalesOf(picture, room);
  const scale = scales && (chosen?.of === picture ? chosen.scale : scales.first);
  const isWhole = scales !== undefined && scale === scales.whole;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      // With the room of its scroll bars, which come and go with the size of the picture.
      // In whole pixels: a picture that is larger by a part of one would have scroll bars.
      const box = element.getBoundingClientRect();
      const [width, height] = [Math.floor(box.width), Math.floor(box.height)];
      if (width > 0 && height > 0)
        setRoom((known) =>
          known?.width === width && known.height === height ? known : { width, height },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  // A drawing is read from where it begins; of a photo the middle comes first.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !room) return;
    const part = picture.isDrawing ? 0 : 0.5;
    element.scrollTo(
      (element.scrollWidth - element.clientWidth) * part,
      (element.scrollHeight - element.clientHeight) * part,
    );
  }, [frame, picture, room]);

  // What scrolls can be reached by the Tab key.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const isLarger =
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    if (isLarger) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
  });

  useLayoutEffect(() => {
    const box = frame.current?.firstElementChild?.getBoundingClientRect();
    if (!box || !kept.current) return;
    const { part, at } = kept.current;
    kept.current = undefined;
    frame.current?.scrollBy(
      box.left + part.x * box.width - at.x,
      box.top + part.y * box.height - at.y,
    );
  });

  /** @param at by default the middle of the frame */
  function zoomTo(asked: number, at?: Point) {
    const box = frame.current?.firstElementChild?.getBoundingClientRect();
    if (!frame.current || !box || !scales) return;
    const next = within(asked, scales.whole, scales.most);
    if (next === scale) return;
    const around = frame.current.getBoundingClientRect();
    const { x, y } = at ?? {
      x: around.left + around.width / 2,
      y: around.top + around.height / 2,
    };
    const part = {
      x: within((x - box.left) / box.width, 0, 1),
      y: within((y - box.top) / box.height, 0, 1),
    };
    kept.current = { part, at: { x, y } };
    setChosen({ of: picture, scale: next });
  }

  function zoomBy(direction: 1 | -1) {
    if (scales && scale !== undefined) zoomTo(zoomStep(scale, direction, scales));
  }

  const isDragging = usePictureGestures(frame, scale, {
    onZoom: zoomTo,
    onTap: (at, time) => {
      if (!scales || scale === undefined) return;
      const isSecond = time - lastTap.current.time < DOUBLE;
      const wasWhole = isSecond ? lastTap.current.wasWhole : isWhole;
      // A third tap begins anew.
      lastTap.current = { time: isSecond ? -DOUBLE : time, wasWhole };
      zoomTo(tapped(scale, { isSecond, wasWhole }, scales), at);
    },
  });

  /** @returns whether the key has something to do for the picture */
  function onKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    // The browser's own, as for the size of the page.
    if (ctrlKey || metaKey || altKey) return false;
    const arrow = ARROWS[key];
    if (key === "+" || key === "=") zoomBy(1);
    else if (key === "-") zoomBy(-1);
    else if (key === "0" && scales) zoomTo(scales.whole);
    else if (arrow && frame.current && scrollsAlong(frame.current, arrow))
      frame.current.scrollBy(arrow.x, arrow.y);
    else return false;
    return true;
  }

  return {
    /** In pixels; undefined until the frame is laid out. */
    width: scale === undefined ? undefined : picture.width * scale,
    percent: scale === undefined ? undefined : Math.round(scale * 100),
    canGrow: scales !== undefined && scale !== scales.most,
    canShrink: scales !== undefined && !isWhole,
    isDragging,
    zoomBy,
    onKey,
  };
}

function scrollsAlong(frame: Element, { x }: Point): boolean {
  return x === 0 ? frame.scrollHeight > frame.clientHeight : frame.scrollWidth > frame.clientWidth;
}
