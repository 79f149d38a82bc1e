import { useEffect, useEffectEvent } from "react";
import { onDiscard } from "@/lib/drafts/use-draft";

/** How long a change waits for the next save on the server, in milliseconds. */
const PAUSE = 20_000;

type Occasions = {
  afterPause: () => void;
  /** The page or the editor goes away, or may; called more than once. */
  atLeaving: () => void;
  /** Whoever signs out has agreed to lose what was typed. */
  giveUp: () => void;
};

/** When an editor's text is kept, or not any more. */
export function useOccasions(occasions: Occasions): void {
  const afterPause = useEffectEvent(occasions.afterPause);
  const atLeaving = useEffectEvent(occasions.atLeaving);
  const giveUp = useEffectEvent(occasions.giveUp);

  useEffect(() => {
    const timer = setInterval(() => afterPause(), PAUSE);
    const leave = () => atLeaving();
    const hide = () => {
      if (document.visibilityState === "hidden") atLeaving();
    };
    // Phones may say nothing but that the page is hidden, and not every browser says that at leaving.
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    const stop = onDiscard(() => giveUp());
    return () => {
      atLeaving();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      stop();
    };
  }, []);
}
