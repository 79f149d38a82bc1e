import { useEffect, useEffectEvent } from "react";

/** Closes a layout's dialog on Back and Forward: otherwise it would stay open and cover the other page. */
export function useCloseOnBack(close: () => void): void {
  // The router's listener renders first, and listeners that are replaced by that are no longer called.
  const onLeave = useEffectEvent(close);
  useEffect(() => {
    function onPopState({ isTrusted }: Event) {
      // The site's own events only tell the router that an address was cleaned.
      if (isTrusted) onLeave();
    }
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
}
