import { CopyButton } from "@/components/CopyButton";
import { TextField } from "@/components/ui/TextField";

type Props = {
  label: string;
  /** What is copied, as the button says it. */
  copied?: string;
  address: string;
  hint: string;
};

/** A URL with a secret, which is shown only once. */
export function SecretAddress({ label, copied = label, address, hint }: Props) {
  return (
    <>
      <TextField
        label={label}
        readOnly
        value={address}
        hint={hint}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <CopyButton label={copied} text={address} />
      </div>
    </>
  );
}
