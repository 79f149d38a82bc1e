import { TextArea } from "@/components/ui/TextArea";
import { settingsRecord } from "@/data/settings/record";
import * as limits from "@/lib/supabase/limits/site-settings";
import type { LimitedName } from "./settings-input";
import type { PartProps } from "./part-props";

type Props = PartProps & {
  name: LimitedName;
  hint: string;
  placeholder?: string;
  rows?: number;
};

export function SettingsTextArea({ input, onChange, errorOf, name, ...rest }: Props) {
  return (
    <TextArea
      rows={3}
      maxLength={limits[`${name}_max_length`]}
      {...rest}
      label={settingsRecord[name].label}
      name={name}
      value={input[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={errorOf(name)}
    />
  );
}
