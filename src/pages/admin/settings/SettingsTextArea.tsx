import { TextArea } from "@/components/ui/TextArea";
import { settingsLabels, type TextName } from "./settings-input";
import type { PartProps } from "./part-props";

type Props = PartProps & {
  name: TextName;
  hint: string;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
};

export function SettingsTextArea({ input, onChange, errorOf, name, ...rest }: Props) {
  return (
    <TextArea
      rows={3}
      maxLength={500}
      {...rest}
      label={settingsLabels[name]}
      name={name}
      value={input[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={errorOf(name)}
    />
  );
}
