import type { Ref } from "react";
import { TextField } from "./ui/TextField";
import { digitsOf } from "@/lib/text/digits";
import { t } from "@/lib/words";

type Props = {
  value: string;
  onChange: (code: string) => void;
  ref: Ref<HTMLInputElement>;
  error?: string | undefined;
};

const LENGTH = 6;

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
      onChange={({ target }) => {
        const digits = digitsOf(target.value).slice(0, LENGTH);
        target.setCustomValidity(digits.length < LENGTH ? t("Enter all six digits.") : "");
        onChange(digits);
      }}
      error={error}
    />
  );
}
