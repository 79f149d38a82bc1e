import { useEffect, type RefObject } from "react";

/** Focuses the title, unless the focus is already somewhere. */
export function useTitleFocus(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement;
    // After a navigation the focus is on the page's `main`.
    if (focused === document.body || focused?.id === "main") title.current?.focus();
  }, [title]);
}
