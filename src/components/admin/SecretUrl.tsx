import { CopyButton } from "@/components/CopyButton";
import { TextField } from "@/components/ui/TextField";

type Props = {
  label: string;
  /** What is copied, as named on the button. */
  copied?: string;
  url: string;
  hint: string;
};

/** A URL with a secret, which is shown only once. */
export function SecretUrl({ label, copied = label, url, hint }: Props) {
  return (
    <>
      <TextField
        label={label}
        readOnly
        value={url}
        hint={hint}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <CopyButton label={copied} text={url} />
      </div>
    </>
  );
}
