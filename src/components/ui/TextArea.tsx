import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { controlClass } from "./control-class";
import { Field } from "./Field";

type Props = Omit<ComponentProps<"textarea">, "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean;
};

export function TextArea({ label, hint, error, isLabelHidden = false, className, ...rest }: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      renderControl={(props) => (
        <textarea
          rows={4}
          {...rest}
          {...props}
          className={classNames(controlClass, "resize-y leading-relaxed", className)}
        />
      )}
    />
  );
}
