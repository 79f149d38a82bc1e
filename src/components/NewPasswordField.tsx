import type { Ref } from "react";
import { passwordStrength } from "@/lib/forms/password-strength";
import { TextField } from "./ui/TextField";
import { t } from "@/lib/words";

type Props = {
  value: string;
  onChange: (password: string) => void;
  /** What others know about the person, such as name and email address. */
  personal: readonly string[];
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

const colours = ["bg-danger", "bg-danger", "bg-warning", "bg-success", "bg-success"] as const;

export function NewPasswordField({ value, onChange, personal, error, ref }: Props) {
  return (
    <TextField
      label={t("New password")}
      name="password"
      type="password"
      ref={ref}
      autoComplete="new-password"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={<Strength password={value} personal={personal} />}
      error={error}
    />
  );
}

function Strength({ password, personal }: { password: string; personal: readonly string[] }) {
  const { level, name, advice } = passwordStrength(password, personal);
  const isTyped = password !== "";
  return (
    <span className="grid gap-2 pt-1">
      <span aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1 ${isTyped && step <= Math.max(1, level) ? colours[level] : "bg-line"}`}
          />
        ))}
      </span>
      <span role="status">
        {isTyped
          ? t("Strength: {name}. {advice}", { name, advice })
          : t("A few unrelated words are hard to guess and easy to remember.")}
      </span>
    </span>
  );
}
