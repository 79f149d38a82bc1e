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
      className={classNames("icon-button", className)}
    >
      {icon}
    </button>
  );
}
