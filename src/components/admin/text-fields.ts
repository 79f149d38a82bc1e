import type { Fields } from "@/lib/record";

type TextName<Input> = {
  [Name in keyof Input]: Input[Name] extends string ? Name : never;
}[keyof Input] &
  string;
type Form<Input> = {
  input: Input;
  errors: Partial<Record<keyof Input, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

/** The props of a text field in a record's form, by the name of its column. */
export function textFields<Input, Described extends Fields>(
  record: Described,
  limits: Readonly<Partial<Record<`${TextName<Input>}_max_length`, number>>>,
  { input, errors, onChange }: Form<Input>,
) {
  return <Name extends TextName<Input> & keyof Described>(name: Name) => ({
    label: record[name]?.label ?? name,
    value: input[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    maxLength: limits[`${name}_max_length`],
    error: errors[name],
  });
}

/** For what is typed to the letter, such as an address. */
export const exactProps = {
  autoCapitalize: "none",
  autoComplete: "off",
  spellCheck: false,
} as const;

/** For a part of a page's address. */
export const slugProps = { ...exactProps, required: true, className: "font-mono text-sm" };
