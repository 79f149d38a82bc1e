import { ArrowUp } from "lucide-react";
import { IconButton } from "@/components/ui/IconButton";
import { useScrolledPast } from "./use-scrolled-past";

const THRESHOLD = 400;

export function BackToTop() {
  const isFarDown = useScrolledPast(THRESHOLD);
  if (!isFarDown) return null;
  return (
    <IconButton
      label="Back to top"
      icon={<ArrowUp aria-hidden className="size-5" />}
      className="fixed right-4 bottom-4 z-20 border border-line-strong bg-paper-raised text-ink print:hidden"
      onClick={() => {
        const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
        window.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" });
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}
