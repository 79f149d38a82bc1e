import { SelectField } from "@/components/ui/SelectField";
import { capitalized } from "@/lib/text/capitalized";

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
    <SelectField {...field} onChange={({ target }) => onChange(target.value)}>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {capitalized(name)}
        </option>
      ))}
    </SelectField>
  );
}
