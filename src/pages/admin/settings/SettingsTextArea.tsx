import { TextArea } from "@/components/ui/TextArea";
import * as limits from "@/lib/supabase/limits/site-settings";
import { settingsLabels, type TextName } from "./settings-input";
import type { PartProps } from "./part-props";

type Props = PartProps & {
  name: TextName & keyof typeof siteSettingsLimits;
  hint: string;
  placeholder?: string;
  rows?: number;
};

export function SettingsTextArea({ input, onChange, errorOf, name, ...rest }: Props) {
  return (
    <TextArea
      rows={3}
      {...siteSettingsLimits[name]}
      {...rest}
      label={settingsLabels[name]}
      name={name}
      value={input[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={errorOf(name)}
    />
  );
}
