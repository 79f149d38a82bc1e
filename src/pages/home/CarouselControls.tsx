import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/IconButton";
import { classNames } from "@/lib/class-names";

type Props = {
  /** Names of the slides, for the dots. */
  names: readonly string[];
  index: number;
  onShow: (index: number) => void;
  onPrevious: () => void;
  onNext: () => void;
  children?: ReactNode;
};

export function CarouselControls({ names, index, onShow, onPrevious, onNext, children }: Props) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Previous"
        icon={<ArrowLeft aria-hidden className="size-5" />}
        className="-ml-3"
        onClick={onPrevious}
      />
      <div className="flex">
        {names.map((name, position) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-current={position === index || undefined}
            onClick={() => onShow(position)}
            className="group flex h-11 w-8 items-center px-1"
          >
            <span
              className={classNames(
                "h-0.5 w-full transition-colors duration-150",
                position === index ? "bg-accent" : "bg-line-strong group-hover:bg-ink",
              )}
            />
          </button>
        ))}
      </div>
      <IconButton
        label="Next"
        icon={<ArrowRight aria-hidden className="size-5" />}
        onClick={onNext}
      />
      {children}
    </div>
  );
}
