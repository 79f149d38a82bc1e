import { TextField } from "@/components/ui/TextField";
import { t } from "@/lib/words";

type Props = {
  value: string;
  maxLength: number;
  onChange: (slug: string) => void;
  hint: string;
  error: string | undefined;
};

/** The last segment of a URL. */
export function SlugField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      label={t("Slug")}
      onChange={({ target }) => onChange(target.value)}
      autoCapitalize="none"
      spellCheck={false}
      required
      className="font-mono text-sm"
    />
  );
}
