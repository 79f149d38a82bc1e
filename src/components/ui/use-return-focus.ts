import { useLayoutEffect, useRef } from "react";
import { focusMain } from "@/lib/browser/focus-main";

/**
 * Where the focus goes when a dialog closes, as Radix restores it only to its own trigger, which a dialog opened by state
 * does not have.
 *
 * @param returnFocusTo gets the focus instead of the control that opened the dialog
 * @returns for `onCloseAutoFocus`
 */
export function useReturnFocus(
  isOpen: boolean,
  returnFocusTo?: () => HTMLElement | null,
): (event: Event) => void {
  const opener = useRef<Element>(null);
  const page = useRef<HTMLElement>(null);
  // Before anything in the dialog can take the focus.
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    page.current = document.getElementById("main");
  }, [isOpen]);

  return (event) => {
    event.preventDefault();
    const isElsewhere = document.getElementById("main") !== page.current;
    const target = isElsewhere ? null : (returnFocusTo?.() ?? opener.current);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    // Back has led to another page, or the opener is gone or hidden, perhaps with the focus kept in its place.
    if (document.activeElement === document.body) focusMain();
  };
}
