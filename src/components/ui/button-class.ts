import { classNames } from "@/lib/class-names";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "small" | "medium";

const variants: Record<ButtonVariant, string> = {
  primary: "border border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-line-strong hover:border-ink hover:bg-paper-sunk",
  ghost: "hover:bg-paper-sunk",
  danger: "border border-transparent bg-danger text-on-danger not-aria-disabled:hover:opacity-90",
};
const sizes: Record<ButtonSize, string> = {
  // Fingers need larger targets than a pointer.
  small: "min-h-9 px-3 text-sm max-md:min-h-11",
  medium: "min-h-11 px-5 text-[0.9375rem]",
};

/** The style of buttons, and of links that look like one. */
export function buttonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "medium",
  extra?: string,
): string {
  return classNames("button", variants[variant], sizes[size], extra);
}
