import { PageHeader } from "./PageHeader";
import { ButtonLink } from "./ui/ButtonLink";
import { ErrorState, type Failed } from "./ui/ErrorState";
import { t } from "@/lib/words";

type Props = {
  /** What it is, above the title. */
  label: string;
  /** Says that it does not exist, or could not be loaded. */
  title: string;
  /** Why it may not exist. */
  hint?: string;
  /** Why it could not be loaded; null if it does not exist. */
  error: Error | null;
  query: Failed;
  /** A page to continue from. */
  back: { to: string; label: string };
};

/** Shown instead of a text that does not exist or could not be loaded. */
export function MissingContent({
  label,
  title,
  hint = t("It may have been taken down, or the address is mistyped."),
  error,
  query,
  back,
}: Props) {
  return (
    // The mark keeps it out of what has been read, see `src/lib/offline/register-worker.ts`.
    <div data-missing>
      <PageHeader label={label} title={title} lead={!error && hint}>
        {error && <ErrorState message={error.message} query={query} />}
        <div>
          <ButtonLink to={back.to} variant="secondary">
            {back.label}
          </ButtonLink>
        </div>
      </PageHeader>
    </div>
  );
}
