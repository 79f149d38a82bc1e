import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { controlClass } from "./control-class";
import { Field, type FieldProps } from "./Field";

type Props = Omit<ComponentProps<"textarea">, "id"> & FieldProps;

/**
 * A field for several lines. The browser does not get `maxLength`: it would cut pasted text without a word, while
 * the database says that it is too long.
 */
export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  maxLength: _maxLength,
  ...rest
}: Props) {
  return (
    <Field
      {...{ label, hint, error, isLabelHidden }}
      renderControl={(props) => (
        <textarea
          // What visitors write may have another direction than the page.
          dir="auto"
          rows={4}
          {...rest}
          {...props}
          className={classNames(controlClass, "resize-y leading-relaxed", className)}
        />
      )}
    />
  );
}
