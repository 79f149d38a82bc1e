import { Link, type LinkProps } from "react-router-dom";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class";

type Props = Omit<LinkProps, "className"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

export function ButtonLink({ variant = "primary", size = "medium", className, ...rest }: Props) {
  return <Link {...rest} className={buttonClass(variant, size, className)} />;
}
