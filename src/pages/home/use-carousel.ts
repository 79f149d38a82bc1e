import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from "react";
import { useReducedMotion } from "@/lib/browser/use-media-query";

const SWIPE = 40;

type Options = {
  count: number;
  /** Milliseconds between two slides while playing. */
  interval: number;
  isPlayingAtFirst: boolean;
};

export type CarouselState = ReturnType<typeof useCarousel>;

/**
 * State of a carousel by the ARIA pattern: it advances only while it plays, is neither hovered nor
 * focused, and motion is not reduced. Manual navigation stops it.
 */
export function useCarousel({ count, interval, isPlayingAtFirst }: Options) {
  const isMotionReduced = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(isPlayingAtFirst);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const touch = useRef<{ x: number; y: number }>(undefined);
  // The next slide is on the left in languages that are written from right to left.
  const rightward = import.meta.env.DIRECTION ? -1 : 1;
  const isMoving = isPlaying && !isHovered && !isFocused && !isMotionReduced;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), interval);
    return () => clearInterval(timer);
  }, [isMoving, count, interval]);

  function show(next: number) {
    setIsPlaying(false);
    setIndex((next + count) % count);
  }

  function togglePlaying() {
    setIsPlaying(!isPlaying);
    // Pointer or focus on the button just pressed must not pause it.
    setIsHovered(false);
    setIsFocused(false);
  }

  return {
    index,
    isPlaying,
    canPlay: !isMotionReduced,
    togglePlaying,
    show,
    next: () => show(index + 1),
    previous: () => show(index - 1),
    /** Props of the element around slides and controls. */
    rootProps: {
      onMouseEnter: () => setIsHovered(true),
      onMouseLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
      onKeyDown: ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
        // With a modifier, arrow keys are browser shortcuts, e.g. to go back.
        if (altKey || ctrlKey || metaKey || isField(target)) return;
        if (key === "ArrowRight") show(index + rightward);
        if (key === "ArrowLeft") show(index - rightward);
      },
      onTouchStart: ({ touches, target }: TouchEvent) => {
        const [first, second] = [touches[0], touches[1]];
        touch.current =
          first && !second && !isField(target) ? { x: first.clientX, y: first.clientY } : undefined;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const [from, to] = [touch.current, changedTouches[0]];
        if (!from || !to) return;
        const across = to.clientX - from.x;
        const isSwipe = Math.abs(across) > Math.max(SWIPE, Math.abs(to.clientY - from.y));
        if (isSwipe) show(index + (across < 0 ? rightward : -rightward));
      },
    },
    /** Props of the slides' element: announced only after manual navigation. */
    slidesProps: {
      "aria-live": isMoving ? "off" : "polite",
      // The pointer returns from the button to the slides within the carousel.
      onMouseEnter: () => setIsHovered(true),
    } as const,
  };
}

/** Arrow keys and swipes in a slide's form field belong to the field. */
function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement;
}
