import { TextArea } from "@/components/ui/TextArea";
import { settingsLabels, type TextName } from "./settings-input";
import type { PartProps } from "./part-props";

type Props = PartProps & { name: TextName; hint: string; placeholder: string };

export function SettingsTextArea({ input, onChange, errorOf, name, ...rest }: Props) {
  return (
    <TextArea
      {...rest}
      label={settingsLabels[name]}
      name={name}
      rows={3}
      maxLength={500}
      value={input[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={errorOf(name)}
    />
  );
}
