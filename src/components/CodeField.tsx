import type { Ref } from "react";
import { TextField } from "./ui/TextField";
import { correctTyped } from "@/lib/forms/correct-typed";
import { digitsOf } from "@/lib/text/digits";
import { t } from "@/lib/words";

type Props = {
  value: string;
  onChange: (code: string) => void;
  ref: Ref<HTMLInputElement>;
  error?: string | undefined;
};

const LENGTH = 6;
const corrections = correctTyped((typed) => digitsOf(typed).slice(0, LENGTH));

/** A field for the code of an authenticator app. Separators that apps show between the digits are dropped. */
export function CodeField({ value, onChange, ref, error }: Props) {
  return (
    <TextField
      label={t("Six-digit code")}
      name="code"
      ref={ref}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      className="max-w-48 font-mono text-lg tracking-[0.2em]"
      value={value}
      {...corrections}
      onChange={({ target }) => {
        const isComplete = digitsOf(target.value).length >= LENGTH;
        target.setCustomValidity(isComplete ? "" : t("Enter all six digits."));
        onChange(target.value);
      }}
      error={error}
    />
  );
}
