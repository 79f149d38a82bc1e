import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { controlClass } from "./control-class";
import { Field } from "./Field";

type Props = Omit<ComponentProps<"input">, "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean;
};

export function TextField({
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
        <input
          {...rest}
          {...props}
          // Chrome counts up and down in a number that has the focus, while somebody scrolls the page.
          onWheel={({ currentTarget }) => {
            if (currentTarget.type === "number") currentTarget.blur();
          }}
          className={classNames(controlClass, className)}
        />
      )}
    />
  );
}
