import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { sections } from "@/components/admin/settings-sections";

/** Pixels from the top of the window. Headings above this line count as passed, including one that was scrolled to. */
const LINE = 160;

/** The name of the section in view; undefined until there is one. */
export function useSectionInView(): string | undefined {
  const linked = useLocation().hash.slice(1);
  return useSyncExternalStore(subscribe, () => sectionInView(linked));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true });
  window.addEventListener("resize", onChange);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
}

function sectionInView(linked: string): string | undefined {
  const names = sections.map(({ value }) => value);
  const last = names.findLast((name) => topOf(name) <= LINE);
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.body.scrollHeight - 1;
  if (!isAtEnd) return last;
  // The last ones cannot scroll up to the line.
  const below = names.filter((name) => topOf(name) > LINE && topOf(name) < innerHeight);
  return below.includes(linked) ? linked : (below.at(-1) ?? last);
}

function topOf(name: string): number {
  return document.getElementById(name)?.getBoundingClientRect().top ?? Infinity;
}
