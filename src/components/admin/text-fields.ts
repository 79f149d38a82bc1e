import type { ChangeEvent } from "react";
import type { Labels } from "@/lib/record";

type Form<Name extends string> = {
  input: Readonly<Record<Name, string>>;
  labels: Readonly<Record<Name, string>>;
  errors: Labels<Name>;
  limits?: Readonly<Partial<Record<`${Name}_max_length`, number>>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

/** The props of a text field in a record's form, by the name of its column. */
export function textFields<Name extends string>({
  input,
  labels,
  errors,
  limits,
  onChange,
}: Form<Name>) {
  return (name: Name) => ({
    label: labels[name],
    value: input[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: target.value }),
    maxLength: limits?.[`${name}_max_length`],
    error: errors[name],
  });
}
