import { startTransition, useEffect, useState } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { useHydrated } from "@/lib/hydration/use-hydrated";
import { useReducedMotion } from "@/lib/browser/use-media-query";
import { lazyPart } from "@/lib/lazy-part";
import { FloatingIcons } from "./FloatingIcons";
import { useKonami } from "./use-konami";
import { t } from "@/lib/words";

const Sparkles = lazyPart(() => import("./Sparkles"), "Sparkles");

const MOVES = ["pointermove", "touchmove"];

/** Decorative effects; nothing moves if the visitor prefers reduced motion. */
export function Effects() {
  return useHydrated() && <ActiveEffects />;
}

/** The effects are behind the page and do not intercept clicks. */
function ActiveEffects() {
  const isMotionReduced = useReducedMotion();
  const isParty = useKonami();
  const hasMoved = useHasMoved();
  return (
    <div data-party={isParty} className="print:hidden">
      {hasMoved && !isMotionReduced && (
        <LoadedLater>
          <Sparkles />
        </LoadedLater>
      )}
      {!isMotionReduced && <FloatingIcons isParty={isParty} />}
      <p role="status" className="sr-only">
        {isParty && t("Party mode for ten seconds!")}
      </p>
      {isParty && (
        <p
          aria-hidden
          className="pointer-events-none fixed inset-x-0 bottom-20 z-20 mx-auto w-max animate-celebrate bg-accent px-4 py-2 label text-on-accent"
        >
          {`↑ ↑ ↓ ↓ ← → ← → B A — ${t("party mode")}`}
        </p>
      )}
    </div>
  );
}

/**
 * True after the first movement of a pointer or finger, so that visitors who only read load no
 * sparkles; never without a connection.
 */
function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    if (hasMoved) return undefined;
    // The first movement is often towards a button, whose click takes priority.
    const onMove = () => startTransition(() => setHasMoved(navigator.onLine));
    for (const type of MOVES) window.addEventListener(type, onMove, { passive: true });
    return () => {
      for (const type of MOVES) window.removeEventListener(type, onMove);
    };
  }, [hasMoved]);
  return hasMoved;
}
