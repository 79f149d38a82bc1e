import { TextField } from "@/components/ui/TextField";
import { t } from "@/lib/words";

type Props = { value: string; onChange: (email: string) => void };

export function EmailField({ value, onChange }: Props) {
  return (
    <TextField
      label={t("Email")}
      name="email"
      type="email"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="email"
      maxLength={200}
      required
    />
  );
}
