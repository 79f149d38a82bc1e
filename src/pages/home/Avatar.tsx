import { useEffect, useRef, useState } from "react";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";

const CLICKS = 5;
const CELEBRATION = 5_000;

/** The portrait. Five clicks start an animation of five seconds. */
export function Avatar() {
  const clicks = useRef(0);
  const [isCelebrating, setIsCelebrating] = useState(false);
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    if (!isCelebrating) return;
    const timer = setTimeout(() => setIsCelebrating(false), CELEBRATION);
    return () => clearTimeout(timer);
  }, [isCelebrating]);

  function countClick() {
    clicks.current += 1;
    if (clicks.current < CLICKS) return;
    clicks.current = 0;
    setIsCelebrating(true);
  }

  // Without the portrait there would be a button that nobody sees.
  if (isBroken) return null;
  return (
    <div className="relative shrink-0">
      <button
        type="button"
        aria-label={t("Portrait. Click it five times for a surprise.")}
        onClick={countClick}
        className="block"
      >
        <ImageWithFallback
          src="/images/portrait-192.avif"
          alt=""
          width={64}
          height={64}
          loading="eager"
          onFailure={() => setIsBroken(true)}
          className={classNames(
            "u-photo size-16 object-cover",
            isCelebrating && "animate-celebrate",
          )}
        />
      </button>
      <p
        role="status"
        className={classNames(
          "absolute top-full inset-s-0 z-10 mt-2 w-max bg-accent px-3 py-1 text-sm text-on-accent",
          !isCelebrating && "sr-only",
        )}
      >
        {isCelebrating && t("You found me. Thank you for looking so closely!")}
      </p>
    </div>
  );
}
