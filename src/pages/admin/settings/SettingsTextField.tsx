import { TextField } from "@/components/ui/TextField";
import { settingsRecord } from "@/data/settings/record";
import * as limits from "@/lib/supabase/limits/site-settings";
import type { LimitedName } from "./settings-input";
import type { PartProps } from "./part-props";

type Props = PartProps & {
  name: LimitedName;
  type?: "text" | "email" | "url";
  hint?: string;
  /** The default that is used while the field is empty. */
  placeholder?: string;
};

export function SettingsTextField({ input, onChange, errorOf, name, type, ...rest }: Props) {
  return (
    <TextField
      maxLength={limits[`${name}_max_length`]}
      {...rest}
      label={settingsRecord[name].label}
      name={name}
      {...(type && type !== "text" && { type, autoCapitalize: "none", spellCheck: false })}
      value={input[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      error={errorOf(name)}
      autoComplete="off"
    />
  );
}
