import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = {
  /** Why the draft could not be loaded; null when the link opens nothing. */
  error: Error | null;
  onRetry: () => void;
  isRetrying: boolean;
};

export function MissingDraft({ error, onRetry, isRetrying }: Props) {
  return (
    <div className="page-width grid justify-items-start gap-6 py-20">
      <h1 className="font-serif text-headline">
        {error ? t("This draft could not be loaded") : t("This link does not work any more")}
      </h1>
      {error ? (
        <ErrorState message={error.message} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <p className="max-w-measure text-ink-muted">
          {t(
            "Links to drafts are valid for some days, and can be taken back. Ask whoever sent it to you for a new one, and check that you opened all of it.",
          )}
        </p>
      )}
      <ButtonLink to={paths.blog} variant="secondary">
        {t("Read what is published")}
      </ButtonLink>
    </div>
  );
}
