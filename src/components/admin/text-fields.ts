import type { ChangeEvent } from "react";

type Form<Name extends string> = {
  input: Readonly<Record<Name, string>>;
  record: Readonly<Record<Name, { label: string }>>;
  errors: Readonly<Partial<Record<Name, string>>>;
  limits?: Readonly<Partial<Record<`${Name}_max_length`, number>>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

/** The props of a text field in a record's form, by the name of its column. */
export function textFields<Name extends string>({
  input,
  record,
  errors,
  limits,
  onChange,
}: Form<Name>) {
  return (name: Name) => ({
    label: record[name].label,
    value: input[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: target.value }),
    maxLength: limits?.[`${name}_max_length`],
    error: errors[name],
  });
}
