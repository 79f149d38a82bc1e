import { useEffect } from "react";

/** Closes a dialog of a layout when Back or Forward leads elsewhere: it would stay, and cover that place. */
export function useCloseOnBack(close: () => void): void {
  useEffect(() => {
    function onPopState({ isTrusted }: Event) {
      // The site's own events only tell the router that an address was cleaned.
      if (isTrusted) close();
    }
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [close]);
}
