import { TextField } from "@/components/ui/TextField";

type Props = { value: string; onChange: (email: string) => void };

export function EmailField({ value, onChange }: Props) {
  return (
    <TextField
      label="Email"
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
