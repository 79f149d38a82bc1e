import { useEffect, useState, type RefObject } from "react";

/**
 * Begins in the title of a new post, and where a question about a draft has taken the focus with it.
 */
export function useTitleFocus(title: RefObject<HTMLElement | null>, isNew: boolean): void {
  const [beganNew] = useState(isNew);
  useEffect(() => {
    if (beganNew || document.activeElement === document.body) title.current?.focus();
  }, [title, beganNew]);
}
