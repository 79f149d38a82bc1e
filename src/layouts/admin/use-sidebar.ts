import { useCallback, useEffect, useState } from "react";
import { FILES, storageKey } from "@/lib/base-path";
import { isComposingKey } from "@/lib/browser/is-composing";
import { isLetterKey } from "@/lib/browser/is-letter-key";

const COOKIE = encodeURIComponent(storageKey("sidebar_state"));
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** Media query of the screens where the sidebar is a sheet. */
export const PHONE = "(width < 48rem)";

/**
 * The sidebar's two states: `isOpen` for wide screens, stored in a cookie for 7 days, and
 * `isSheetOpen` for phones. Ctrl+B or Cmd+B toggles the one in use.
 */
export function useSidebar() {
  // The cookie can be read while rendering: the owner's pages are never prerendered.
  const [isOpen, setIsOpen] = useState(readIsOpen);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);
  useEffect(() => {
    document.cookie = `${COOKIE}=${isOpen}; path=${FILES}; max-age=${SEVEN_DAYS}; samesite=lax`;
  }, [isOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposingKey(event)) return;
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      // In a text field the same keys mean bold.
      if (event.defaultPrevented || !isShortcut || !isLetterKey(event, "B")) return;
      event.preventDefault();
      if (window.matchMedia(PHONE).matches) setIsSheetOpen((wasOpen) => !wasOpen);
      else toggle();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  return { isOpen, toggle, isSheetOpen, setIsSheetOpen };
}

function readIsOpen(): boolean {
  return !document.cookie.split("; ").includes(`${COOKIE}=false`);
}
