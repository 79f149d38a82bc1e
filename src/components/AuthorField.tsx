import type { Ref } from "react";
import * as limits from "@/lib/supabase/limits/comments";
import { t } from "@/lib/words";
import { TextField } from "./ui/TextField";

type Props = {
  author: {
    user: { email?: string } | null;
    isNamed: boolean;
    typed: string;
    setTyped: (name: string) => void;
  };
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
};

/** For the name of somebody whose account has none, or who has no account. */
export function AuthorField({ author: { user, typed, setTyped, isNamed }, ref, error }: Props) {
  if (isNamed) return null;
  return (
    <TextField
      label={user ? t("Name (optional)") : t("Name")}
      ref={ref}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      autoComplete="name"
      maxLength={limits.author_name_max_length}
      aria-required={!user}
      {...(user?.email && {
        hint: t("Without a name, everyone sees your email address: {email}", {
          email: user.email,
        }),
      })}
      error={error}
    />
  );
}
