import type { Fields } from "@/lib/record";

/** The names of the fields with such values. */
type NameOf<Input, Value> = {
  [Name in keyof Input]: Input[Name] extends Value ? Name : never;
}[keyof Input] &
  string;
type Form<Input, Value> = {
  input: Input;
  errors: Partial<Record<keyof Input, string>>;
  onChange: (values: Readonly<Record<string, Value>>) => void;
};

/** The props of a text field in a record's form, by the name of its column. */
export function textFields<Input, Described extends Fields>(
  record: Described,
  limits: Readonly<Partial<Record<`${NameOf<Input, string>}_max_length`, number>>>,
  { input, errors, onChange }: Form<Input, string>,
) {
  return <Name extends NameOf<Input, string> & keyof Described>(name: Name) => ({
    label: record[name]?.label ?? name,
    value: input[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    maxLength: limits[`${name}_max_length`],
    required: record[name]?.required !== undefined,
    error: errors[name],
  });
}

/** The same for a whole number. The limits may be those of the whole table, where days have texts. */
export function numberFields<Input, Described extends Fields>(
  record: Described,
  limits: Readonly<
    Partial<Record<`${NameOf<Input, string>}_max_length`, number>> &
      Partial<Record<`${NameOf<Input, string>}_${"min" | "max"}`, number | string>>
  >,
  part: Form<Input, string>,
) {
  const field = textFields(record, limits, part);
  return <Name extends NameOf<Input, string> & keyof Described>(name: Name) => ({
    ...field(name),
    type: "number",
    inputMode: "numeric" as const,
    step: 1,
    min: limits[`${name}_min`],
    max: limits[`${name}_max`],
  });
}

/** The same for a switch. */
export function switchFields<Input, Described extends Fields>(
  record: Described,
  { input, onChange }: Form<Input, boolean>,
) {
  return <Name extends NameOf<Input, boolean> & keyof Described>(name: Name) => ({
    label: record[name]?.label ?? name,
    isOn: input[name],
    onChange: (isOn: boolean) => onChange({ [name]: isOn }),
  });
}

/** For text that must be typed exactly, such as a URL. */
export const exactProps = {
  autoCapitalize: "none",
  autoComplete: "off",
  spellCheck: false,
} as const;

/** For a URL. */
export const urlProps = { ...exactProps, inputMode: "url", placeholder: "https://…" } as const;

/**
 * For the secret of another service. Browsers ignore `off` here: they would fill in the owner's own password, which would
 * be sent to that service.
 */
export const secretProps = { type: "password", autoComplete: "new-password" } as const;

/** For a part of a page's URL. */
export const slugProps = {
  ...exactProps,
  className: "font-mono pointer-fine:text-sm",
};
