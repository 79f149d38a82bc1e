import { EmailAddressField } from "@/components/ui/EmailAddressField";
import { t } from "@/lib/words";

type Props = { value: string; onChange: (email: string) => void };

export function EmailField({ value, onChange }: Props) {
  return (
    <EmailAddressField
      label={t("Email")}
      name="email"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="email"
      maxLength={200}
      required
    />
  );
}
