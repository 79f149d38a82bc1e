import { useState } from "react";
import { SecretUrl } from "@/components/admin/SecretUrl";
import { Button } from "@/components/ui/Button";
import { SelectField } from "@/components/ui/SelectField";
import { useShareDraft, type LinkDays } from "@/data/posts/draft-links";
import { onHost } from "@/lib/base-path";
import { copyText } from "@/lib/browser/copy-text";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = { recordId: string };

const CHOICES: Record<LinkDays, string> = { 1: t("1 day"), 7: t("7 days"), 30: t("30 days") };

/** Creates a link and shows it, once. */
export function NewLink({ recordId }: Props) {
  const [days, setDays] = useState<LinkDays>(7);
  const share = useShareDraft({
    // The link itself appears.
    success: () => null,
    failure: t("The link was not created"),
  });
  const [isCopied, setIsCopied] = useState(false);
  const url = share.data && urlOf(share.data.token);

  async function copy(token: string) {
    setIsCopied(await copyText(urlOf(token)));
  }

  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">
        {t(
          "Anyone with the link can read what is saved here, without an account, and leave notes.",
        )}
      </p>
      <SelectField
        label={t("Valid for")}
        value={days}
        onChange={({ target }) => {
          const chosen = ([1, 7, 30] as const).find((choice) => String(choice) === target.value);
          if (chosen) setDays(chosen);
        }}
      >
        {Object.entries(CHOICES).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        isBusy={share.isPending}
        onClick={() =>
          share.mutate({ recordId, days }, { onSuccess: ({ token }) => void copy(token) })
        }
      >
        {t("Create a link")}
      </Button>
      <div role="status" className="grid gap-2 empty:sr-only">
        {url && (
          <SecretUrl
            label={t("The link")}
            copied={t("Link")}
            url={url}
            hint={
              (isCopied ? `${t("It has been copied.")} ` : "") +
              t("It is shown only this once: nobody can look it up later.")
            }
          />
        )}
      </div>
    </div>
  );
}

function urlOf(token: string): string {
  return window.location.origin + onHost(paths.sharedDraft(token));
}
