import { useLayoutEffect, useRef, type RefObject } from "react";
import type { LargePicture } from "@/lib/article/enlarge";
import { clamp, type Size } from "@/lib/article/zoom";
import type { Point } from "./use-picture-gestures";

/**
 * Which part of a picture its frame shows.
 *
 * @param size of the frame: when it changes, this starts over
 * @returns `keepInPlace`, to call before the picture is resized: a point of the window, by default the middle
 * of the frame, keeps showing the same part; and `scrollBy`, which returns whether there is more of the picture
 * in that direction
 */
export function useFrameScroll(
  frame: RefObject<HTMLElement | null>,
  picture: LargePicture,
  size: Size | undefined,
) {
  const anchor = useRef<{ part: Point; at: Point }>(undefined);

  // A drawing is read from its start; a photo starts in the middle.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !size) return;
    const part = picture.isDrawing ? 0 : 0.5;
    element.scrollTo(
      (element.scrollWidth - element.clientWidth) * part,
      (element.scrollHeight - element.clientHeight) * part,
    );
  }, [frame, picture, size]);

  // A scroll container is reachable with the Tab key.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    if (isWider(element) || isTaller(element)) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
  });

  useLayoutEffect(() => {
    const box = boxOf(frame.current?.firstElementChild);
    if (!box || !anchor.current) return;
    const { part, at } = anchor.current;
    anchor.current = undefined;
    frame.current?.scrollBy(
      box.left + part.x * box.width - at.x,
      box.top + part.y * box.height - at.y,
    );
  });

  return {
    keepInPlace: (at?: Point) => {
      const around = boxOf(frame.current);
      const box = boxOf(frame.current?.firstElementChild);
      if (!around || !box) return;
      const { x, y } = at ?? {
        x: around.left + around.width / 2,
        y: around.top + around.height / 2,
      };
      const part = {
        x: clamp((x - box.left) / box.width, 0, 1),
        y: clamp((y - box.top) / box.height, 0, 1),
      };
      anchor.current = { part, at: { x, y } };
    },
    scrollBy: ({ x, y }: Point): boolean => {
      const element = frame.current;
      if (!element || !(x === 0 ? isTaller(element) : isWider(element))) return false;
      element.scrollBy(x, y);
      return true;
    },
  };
}

function boxOf(element: Element | null | undefined): DOMRect | undefined {
  return element?.getBoundingClientRect();
}

function isWider(frame: Element): boolean {
  return frame.scrollWidth > frame.clientWidth;
}

function isTaller(frame: Element): boolean {
  return frame.scrollHeight > frame.clientHeight;
}
