import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { paths } from "@/paths";

type Props = {
  /** Why the post could not be loaded; null when it does not exist. */
  error: Error | null;
  onRetry: () => void;
  isRetrying: boolean;
};

export function MissingPost({ error, onRetry, isRetrying }: Props) {
  return (
    <div className="page-width grid justify-items-start gap-6 py-20">
      <h1 className="font-serif text-headline">
        {error ? "This post could not be loaded" : "Post Not Found"}
      </h1>
      {error ? (
        <ErrorState message={error.message} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <p className="max-w-measure text-ink-muted">
          It may have been taken down, or the address is mistyped.
        </p>
      )}
      <ButtonLink to={paths.blog} variant="secondary">
        Back to Blog
      </ButtonLink>
    </div>
  );
}
