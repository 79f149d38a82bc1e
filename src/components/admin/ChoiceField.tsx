import { SelectField } from "@/components/ui/SelectField";

type Props = {
  label: string;
  hint?: string;
  /** Their values and names; the names are also used within sentences. */
  choices: readonly (readonly [value: string, name: string])[];
  value: string;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
};

export function ChoiceField({ choices, onChange, ...field }: Props) {
  return (
    <SelectField
      {...field}
      // Not inherited: browsers reset it on the field itself.
      className="*:capitalize"
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map(([value, name]) => (
        <option key={value} value={value} className="capitalize">
          {name}
        </option>
      ))}
    </SelectField>
  );
}
