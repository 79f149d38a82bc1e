import { ArrowUp } from "lucide-react";
import { focusMain } from "@/lib/browser/focus-main";
import { IconButton } from "@/components/ui/IconButton";
import { useReducedMotion } from "@/lib/browser/use-media-query";
import { classNames } from "@/lib/class-names";
import { useScrolledPast } from "./use-scrolled-past";
import { t } from "@/lib/words";

const THRESHOLD = 400;

type Props = {
  /** Moves up to make room for the player. */
  isRaised: boolean;
};

/** Fixed at the bottom of the window, but above the footer where that is visible. */
export function BackToTop({ isRaised }: Props) {
  const isScrolledDown = useScrolledPast(THRESHOLD);
  const isMotionReduced = useReducedMotion();
  return (
    <div
      className={classNames(
        "pointer-events-none sticky z-20 my-6.5 flex h-11 justify-end px-4 print:hidden",
        isRaised ? "bottom-20" : "bottom-4",
      )}
    >
      {isScrolledDown && (
        <IconButton
          data-keep-clear
          label={t("Back to top")}
          icon={<ArrowUp aria-hidden className="size-5" />}
          className="pointer-events-auto border border-line-strong bg-paper-raised text-ink"
          onClick={() => {
            window.scrollTo({ top: 0, behavior: isMotionReduced ? "auto" : "smooth" });
            focusMain();
          }}
        />
      )}
    </div>
  );
}
