import { ArrowUp } from "lucide-react";
import { IconButton } from "@/components/ui/IconButton";
import { classNames } from "@/lib/class-names";
import { useScrolledPast } from "./use-scrolled-past";

const THRESHOLD = 400;

type Props = {
  /** Moves up for the player's bar. */
  isRaised: boolean;
};

export function BackToTop({ isRaised }: Props) {
  const isFarDown = useScrolledPast(THRESHOLD);
  if (!isFarDown) return null;
  return (
    <IconButton
      data-keep-clear
      label="Back to top"
      icon={<ArrowUp aria-hidden className="size-5" />}
      className={classNames(
        "fixed right-4 z-20 border border-line-strong bg-paper-raised text-ink print:hidden",
        isRaised ? "bottom-20" : "bottom-4",
      )}
      onClick={() => {
        const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
        window.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" });
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}
