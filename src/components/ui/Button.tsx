import type { ComponentProps, MouseEvent } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class";
import { Spinner } from "./Spinner";

type Props = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner, and ignores presses. */
  isBusy?: boolean;
};

/**
 * A button. A disabled one keeps the focus, which browsers take away from elements with the attribute: it
 * ignores presses instead, including Enter in a field of its form.
 */
export function Button({
  variant = "primary",
  size = "medium",
  isBusy = false,
  type = "button",
  disabled = false,
  onClick,
  className,
  children,
  ...rest
}: Props) {
  const isDisabled = disabled || isBusy;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      onClick={isDisabled ? ignore : onClick}
      className={buttonClass(variant, size, className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
