import type { RefObject } from "react";
import { TextField } from "@/components/ui/TextField";
import * as limits from "@/lib/supabase/limits/comments";
import { t } from "@/lib/words";

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (name: string) => void;
  /** Whether it was submitted without a name: browsers accept spaces as one. */
  isMissing: boolean;
};

/** The name of an account, which is shown with its comments. */
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
