import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

/** The buttons at the end of a dialog: at its end edge, with the one that goes on last. */
export function DialogActions({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames("flex flex-wrap justify-end gap-3", className)}>{children}</div>
  );
}
