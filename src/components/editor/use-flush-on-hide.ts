import { useEffect } from "react";
import { flushSync } from "react-dom";
import type { TextHandle } from "./text-surface";

/**
 * Hands on what was typed last when the page is hidden, closed or put to sleep: it may never be shown
 * again.
 */
export function useFlushOnHide(text: TextHandle | null): void {
  useEffect(() => {
    // Synchronously: the draft must be kept before the browser stops the page.
    const flush = () => flushSync(() => text?.flush());
    const flushIfHidden = () => document.visibilityState === "hidden" && flush();
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flushIfHidden);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flushIfHidden);
    };
  }, [text]);
}
