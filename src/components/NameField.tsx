import type { RefObject } from "react";
import { TextField } from "@/components/ui/TextField";
import * as limits from "@/lib/supabase/limits/comments";
import { t } from "@/lib/words";

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (name: string) => void;
  /** Whether it was sent without one: a browser takes spaces for a name. */
  isMissing: boolean;
};

/** The name of an account, which stands under comments. */
export function NameField({ ref, value, onChange, isMissing }: Props) {
  return (
    <TextField
      label={t("Full name")}
      name="name"
      ref={ref}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="name"
      maxLength={limits.author_name_max_length}
      required
      error={isMissing && !value.trim() ? t("Please fill in your name.") : undefined}
    />
  );
}
