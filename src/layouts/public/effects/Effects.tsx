import { useHydrated } from "@/lib/hydration/use-hydrated";
import { useReducedMotion } from "@/lib/browser/use-media-query";
import { FloatingIcons } from "./FloatingIcons";
import { Sparkles } from "./Sparkles";
import { useKonami } from "./use-konami";

/** Decorative effects; none when the visitor prefers reduced motion. */
export function Effects() {
  const isHydrated = useHydrated();
  const isStill = useReducedMotion();
  return isHydrated && !isStill && <ActiveEffects />;
}

/** The effects lie behind the page and let clicks through. */
function ActiveEffects() {
  const isParty = useKonami();
  return (
    <div data-party={isParty} className="print:hidden">
      <Sparkles />
      <FloatingIcons isParty={isParty} />
      <p role="status" className="sr-only">
        {isParty && "Party mode for ten seconds!"}
      </p>
      {isParty && (
        <p
          aria-hidden
          className="pointer-events-none fixed inset-x-0 bottom-20 z-20 mx-auto w-max animate-celebrate bg-accent px-4 py-2 label text-on-accent"
        >
          ↑ ↑ ↓ ↓ ← → ← → B A — party mode
        </p>
      )}
    </div>
  );
}
