import type { Ref } from "react";
import { Checkbox } from "@/components/ui/Checkbox";
import { EmailAddressField } from "@/components/ui/EmailAddressField";
import * as limits from "@/lib/supabase/limits/subscribers";
import { t } from "@/lib/words";

type Props = {
  isWanted: boolean;
  onWantedChange: (isWanted: boolean) => void;
  /** The address of a signed-in user; empty for others. */
  ownAddress: string;
  address: string;
  onAddressChange: (address: string) => void;
  addressField: Ref<HTMLInputElement>;
  error: string | undefined;
};

/** Whether to email replies to a comment, and to which address. */
export function RepliesByMail({
  isWanted,
  onWantedChange,
  ownAddress,
  address,
  onAddressChange,
  addressField,
  error,
}: Props) {
  return (
    <div className="grid gap-2">
      <Checkbox
        label={
          ownAddress
            ? t("Send replies to {address}", { address: ownAddress })
            : t("Email me about replies")
        }
        checked={isWanted}
        onChange={({ target }) => onWantedChange(target.checked)}
        className="wrap-anywhere"
      />
      {isWanted && !ownAddress && (
        <EmailAddressField
          label={t("Email address")}
          ref={addressField}
          autoComplete="email"
          maxLength={limits.email_max_bytes}
          required
          value={address}
          onChange={({ target }) => onAddressChange(target.value)}
          error={error}
          hint={t("Only for replies: it is not shown, and not kept with the comment.")}
        />
      )}
    </div>
  );
}
