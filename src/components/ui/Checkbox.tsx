import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type Props = Omit<ComponentProps<"input">, "type" | "ref"> & {
  label: ReactNode;
  /** Hides the label visually if the context makes it obvious. */
  isLabelHidden?: boolean;
  /** Some, but not all, of its items are selected. */
  isPartial?: boolean;
};

export function Checkbox({
  label,
  isLabelHidden = false,
  isPartial = false,
  className,
  ...rest
}: Props) {
  return (
    <label
      className={classNames(
        "inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-3 text-sm select-none",
        isLabelHidden && "justify-center",
        className,
      )}
    >
      <input
        {...rest}
        ref={(input) => {
          if (input) input.indeterminate = isPartial;
        }}
        type="checkbox"
        className="size-5 shrink-0 cursor-pointer accent-accent"
      />
      <span className={classNames(isLabelHidden && "sr-only")}>{label}</span>
    </label>
  );
}
