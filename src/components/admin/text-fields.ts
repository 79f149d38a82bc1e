import type { ChangeEvent } from "react";
import type { Labels } from "@/lib/record";

type Form<Name extends string> = {
  input: Readonly<Record<Name, string>>;
  labels: Readonly<Record<Name, string>>;
  errors: Labels<Name>;
  /** As the database has them. */
  limits?: Readonly<Partial<Record<`${Name}_max_length`, number>>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

/** What a text field of a record's form has by the name of its column. */
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
