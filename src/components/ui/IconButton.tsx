import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type Props = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** What the button does, for screen readers. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, type = "button", className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-xs text-ink-muted transition-colors duration-150 hover:bg-paper-sunk hover:text-ink active:translate-y-px disabled:opacity-55",
        className,
      )}
    >
      {icon}
    </button>
  );
}
