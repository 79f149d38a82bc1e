import { ButtonLink } from "./ui/ButtonLink";
import { ErrorState } from "./ui/ErrorState";
import { t } from "@/lib/words";

type Props = {
  noun: keyof typeof headings;
  /** Why it could not be loaded; null when it does not exist. */
  error: Error | null;
  onRetry: () => void;
  isRetrying: boolean;
  /** The page that leads to what there is. */
  back: { to: string; label: string };
};

const headings = {
  post: { missing: t("Post Not Found"), failed: t("This post could not be loaded") },
  project: { missing: t("Project Not Found"), failed: t("This project could not be loaded") },
  page: { missing: t("Page Not Found"), failed: t("This page could not be loaded") },
};

/** In place of a post, project or page that is not there or could not be loaded. */
export function MissingContent({ noun, error, onRetry, isRetrying, back }: Props) {
  return (
    <div className="page-width grid justify-items-start gap-6 py-20">
      <h1 className="font-serif text-headline">
        {error ? headings[noun].failed : headings[noun].missing}
      </h1>
      {error ? (
        <ErrorState message={error.message} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <p className="max-w-measure text-ink-muted">
          {t("It may have been taken down, or the address is mistyped.")}
        </p>
      )}
      <ButtonLink to={back.to} variant="secondary">
        {back.label}
      </ButtonLink>
    </div>
  );
}
