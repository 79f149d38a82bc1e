import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { controlClass } from "./control-class";
import { Field } from "./Field";

type Props = Omit<ComponentProps<"select">, "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean;
};

export function SelectField({
  label,
  hint,
  error,
  isLabelHidden = false,
  className,
  ...rest
}: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      renderControl={(props) => (
        <select {...rest} {...props} className={classNames(controlClass, className)} />
      )}
    />
  );
}
