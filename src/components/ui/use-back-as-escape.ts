import { useEffect } from "react";

/**
 * Back on Android closes what is on top, as Escape does, where the browser would leave the page. Other browsers do not
 * have the interface.
 */
export function useBackAsEscape(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined;
    const { CloseWatcher } = window;
    let isWatching = true;
    let watcher = watch();
    function watch() {
      const next = new CloseWatcher();
      next.addEventListener("close", () => {
        // Not at the focused element: an editor that uses the key itself gives it no way out.
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
        // A watcher serves once, but the dialog may still be open.
        if (isWatching) watcher = watch();
      });
      return next;
    }
    return () => {
      isWatching = false;
      watcher.destroy();
    };
  }, [isOpen]);
}
