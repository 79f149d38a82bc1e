import { useEffect, useLayoutEffect, useRef } from "react";
import { toggleId } from "./InboxItem";

type Item = { id: string };

/**
 * Restores focus in a list whose rows may disappear: to the row that took the place of the focused
 * one, or to the heading of an empty list. Rows have their id as `data-item`.
 */
export function useFocusRestoration(items: readonly Item[] | undefined, headingId: string) {
  const focused = useRef<string>(undefined);
  const shown = useRef<readonly Item[]>([]);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-item]") : null;
      focused.current = row?.dataset["item"];
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  useLayoutEffect(() => {
    if (!items) return;
    const place = shown.current.findIndex(({ id }) => id === focused.current);
    const isGone = place >= 0 && !items.some(({ id }) => id === focused.current);
    shown.current = items;
    if (!isGone || document.activeElement !== document.body) return;
    const next = items[Math.min(place, items.length - 1)];
    document.getElementById(next ? toggleId(next.id) : headingId)?.focus({ preventScroll: true });
  }, [items, headingId]);
}
