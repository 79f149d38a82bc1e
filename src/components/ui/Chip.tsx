import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

type Props = Omit<ComponentProps<"button">, "aria-pressed"> & { isSelected: boolean };

/** One option of a row of filters. */
export function Chip({ isSelected, type = "button", className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={isSelected}
      className={classNames(
        "inline-flex min-h-11 items-center rounded-xs border px-3 text-sm transition-colors duration-150 md:min-h-9 print:hidden",
        isSelected
          ? "border-ink bg-ink text-paper"
          : "border-line-strong text-ink-muted hover:border-ink hover:text-ink",
        className,
      )}
    />
  );
}
