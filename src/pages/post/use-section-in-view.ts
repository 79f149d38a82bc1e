import { useEffect, useState } from "react";
import type { Heading } from "@/lib/article/headings";

/** Share of the window's height that a heading has passed when its section is being read. */
const READING_LINE = 0.25;

/** The id of the section that is being read: that of the last heading above the reading line. */
export function useSectionInView(headings: Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const look = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = headings.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1)?.id);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener("scroll", lookSoon, { passive: true });
    window.addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", lookSoon);
      window.removeEventListener("resize", lookSoon);
    };
  }, [headings]);

  return current;
}
