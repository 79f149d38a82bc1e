import { useEffect, useEffectEvent } from "react";
import { onDiscard } from "@/lib/drafts/draft-store";

/** The longest time until a change is saved on the server, in milliseconds. */
const PAUSE = 20_000;

type Triggers = {
  onPause: () => void;
  /** The page or the editor is being left, or may be; called more than once. */
  onLeave: () => void;
  /** The user has agreed to lose what was typed. */
  onSignOut: () => void;
};

/** Determines when an editor's text is saved, and when saving stops. */
export function useAutosaveTriggers(triggers: Triggers): void {
  const onPause = useEffectEvent(triggers.onPause);
  const onLeave = useEffectEvent(triggers.onLeave);
  const onSignOut = useEffectEvent(triggers.onSignOut);

  useEffect(() => {
    const timer = setInterval(() => onPause(), PAUSE);
    const leave = () => onLeave();
    const hide = () => {
      if (document.visibilityState === "hidden") onLeave();
    };
    // Phones may only report that the page is hidden, and not every browser reports that on leaving.
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    const stop = onDiscard(() => onSignOut());
    return () => {
      onLeave();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      stop();
    };
  }, []);
}
