import { useEffect, useState } from "react";
import type { Heading } from "@/lib/article/headings";
import { useMediaQuery } from "@/lib/browser/use-media-query";
import { READING_LINE, shareLeft } from "./article-position";

type Position = {
  /** The id of the current section: that of the last heading above the reading line. */
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
    const update = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = headings.filter(({ id }) => topOf(id) <= line);
      setSection(passed.at(-1)?.id);
      setMinutesLeft(Math.ceil(minutes * shareLeft()));
    };
    const scheduleUpdate = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    scheduleUpdate();
    window.addEventListener("scroll", scheduleUpdate, { passive: true });
    window.addEventListener("resize", scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", scheduleUpdate);
      window.removeEventListener("resize", scheduleUpdate);
    };
  }, [headings, minutes, isShown]);

  return { section, minutesLeft };
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}
