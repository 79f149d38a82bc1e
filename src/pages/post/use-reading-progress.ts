import { useEffect, useState } from "react";
import type { Heading } from "@/lib/article/headings";
import { targetOf } from "@/lib/browser/scroll-to-anchor";
import { useMediaQuery } from "@/lib/browser/use-media-query";
import { READING_LINE, shareLeft } from "./article-position";

type Position = {
  /** The id of the current section: that of the last heading above the reading line, or the one that was jumped to. */
  section: string | undefined;
  /** Minutes that the rest of the article takes. */
  minutesLeft: number;
};

/**
 * How far an article has been read.
 *
 * @param minutes that the whole article takes
 */
export function useReadingProgress(headings: Heading[], minutes: number): Position {
  const [section, setSection] = useState<string>();
  const [minutesLeft, setMinutesLeft] = useState(minutes);
  // Not visible if there is no room beside the text.
  const isShown = useMediaQuery("(width >= 1100px)");

  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    let target = targetOf(window.location.hash);
    const update = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = headings.filter(({ id }) => topOf(id) <= line);
      const jumpedTo = headings.find(({ id }) => id === target?.id && isAtItsAnchor(id));
      setSection((jumpedTo ?? passed.at(-1))?.id);
      setMinutesLeft(Math.ceil(minutes * shareLeft()));
    };
    const scheduleUpdate = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    scheduleUpdate();
    window.addEventListener("scroll", scheduleUpdate, { passive: true });
    window.addEventListener("resize", scheduleUpdate);
    const onHashChange = () => {
      target = targetOf(window.location.hash);
      scheduleUpdate();
    };
    window.addEventListener("hashchange", onHashChange);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", scheduleUpdate);
      window.removeEventListener("resize", scheduleUpdate);
      window.removeEventListener("hashchange", onHashChange);
    };
  }, [headings, minutes, isShown]);

  return { section, minutesLeft };
}

/** Whether a heading is where a link to it scrolls: the next one may be above the reading line, too. */
function isAtItsAnchor(id: string): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return Math.abs(topOf(id) - Number.parseFloat(scrollPaddingTop)) < 2;
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}
