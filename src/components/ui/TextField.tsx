import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { controlClass } from "./control-class";
import { Field, type FieldProps } from "./Field";

type Props = Omit<ComponentProps<"input">, "id"> & FieldProps;

export function TextField({ label, hint, error, isLabelHidden, className, ...rest }: Props) {
  return (
    <Field
      {...{ label, hint, error, isLabelHidden }}
      renderControl={(props) => (
        <input
          {...rest}
          {...props}
          // Before a form around it reads the text.
          onInput={(event) => {
            rest.onInput?.(event);
            props.onInput();
          }}
          // While the page is scrolled, Chrome changes the value of a focused number field.
          onWheel={({ currentTarget }) => {
            if (currentTarget.type === "number") currentTarget.blur();
          }}
          className={classNames(controlClass, className)}
        />
      )}
    />
  );
}
