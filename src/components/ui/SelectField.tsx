import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import { controlClass } from "./control-class";
import { Field, type FieldProps } from "./Field";

type Props = Omit<ComponentProps<"select">, "id"> & FieldProps;

export function SelectField({ label, hint, error, isLabelHidden, className, ...rest }: Props) {
  return (
    <Field
      {...{ label, hint, error, isLabelHidden }}
      renderControl={(props) => (
        <select {...rest} {...props} className={classNames(controlClass, "ps-2", className)} />
      )}
    />
  );
}

type OptionsProps = { of: readonly { value: string; label: string }[] };

/** Options from a list of choices. */
export function Options({ of }: OptionsProps) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
