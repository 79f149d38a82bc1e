import { useEffect } from "react";
import { flushSync } from "react-dom";
import type { TextHandle } from "./text-surface";

/**
 * Reports what was typed last before a form is submitted, and when the page is hidden, closed or frozen: it may
 * never be shown again.
 */
export function useFlush(text: TextHandle | null): void {
  useEffect(() => {
    // Synchronously: a form submits its current values, and a draft must be kept before the page is frozen.
    const flush = () => flushSync(() => text?.flush());
    const flushIfHidden = () => document.visibilityState === "hidden" && flush();
    window.addEventListener("submit", flush, { capture: true });
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flushIfHidden);
    return () => {
      window.removeEventListener("submit", flush, { capture: true });
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flushIfHidden);
    };
  }, [text]);
}
