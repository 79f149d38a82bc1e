import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from "react";
import { useReducedMotion } from "@/lib/use-media-query";

const SWIPE = 40;

type Options = {
  count: number;
  /** Milliseconds between two slides while playing. */
  interval: number;
  isPlayingAtFirst: boolean;
};

/**
 * State of a carousel after the ARIA pattern: it moves by itself only while it plays, is neither
 * hovered nor focused, and motion is welcome. A move by hand ends the playing.
 */
export function useCarousel({ count, interval, isPlayingAtFirst }: Options) {
  const isStill = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(isPlayingAtFirst);
  const [isHeld, setIsHeld] = useState(false);
  const touchStart = useRef(0);
  const isMoving = isPlaying && !isHeld && !isStill;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), interval);
    return () => clearInterval(timer);
  }, [isMoving, count, interval]);

  function show(next: number) {
    setIsPlaying(false);
    setIndex((next + count) % count);
  }

  return {
    index,
    isPlaying: isPlaying && !isStill,
    canPlay: !isStill,
    setIsPlaying,
    show,
    next: () => show(index + 1),
    previous: () => show(index - 1),
    /** For the element around slides and controls. */
    rootProps: {
      onMouseEnter: () => setIsHeld(true),
      onMouseLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "ArrowRight") show(index + 1);
        if (key === "ArrowLeft") show(index - 1);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        touchStart.current = touches[0]?.clientX ?? 0;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const moved = (changedTouches[0]?.clientX ?? 0) - touchStart.current;
        if (Math.abs(moved) > SWIPE) show(index + (moved < 0 ? 1 : -1));
      },
    },
    /** For the element that holds the slide: read aloud only when moved by hand. */
    liveProps: { "aria-live": isMoving ? "off" : "polite" } as const,
  };
}
