import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { LoadMore } from "@/components/LoadMore";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { needsAlt, type Picture } from "@/lib/media/picture";
import { Thumbnail } from "./Thumbnail";

type Props = {
  query: UseInfiniteQueryResult<{ rows: Picture[]; total: number }>;
  /** What to do when there is nothing to show. */
  emptyHint: string;
  /** What pressing a picture does, e.g. «Choose». */
  verb: string;
  onPick: (picture: Picture) => void;
};

const gridClass = "grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 md:gap-4";

/** Id of a picture's button, to restore focus. */
export function pictureButtonId(id: string): string {
  return `picture-${id}`;
}

/** Pictures of the library in each state, as buttons. */
export function PictureGrid({ query, emptyHint, verb, onPick }: Props) {
  const { data } = query;
  return (
    <>
      {query.isError && !query.isFetchNextPageError && (
        <ErrorState
          message={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && (
        <div role="status" aria-label="Loading pictures" className={gridClass}>
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} className="aspect-square" />
          ))}
        </div>
      )}
      {data?.total === 0 && <EmptyState title="No pictures found" hint={emptyHint} />}
      {data && data.rows.length > 0 && (
        <ul
          aria-label="Pictures"
          aria-busy={query.isPlaceholderData}
          className={`${gridClass} transition-opacity duration-150 aria-busy:opacity-50`}
        >
          {data.rows.map((picture) => (
            <li key={picture.id} className="grid content-start gap-1.5">
              <PictureButton picture={picture} verb={verb} onPick={onPick} />
              {needsAlt(picture) && (
                // The button says it as well.
                <span aria-hidden className="label text-warning">
                  No alternative text
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        query={query}
        label="Load more"
        failure="Error loading pictures"
        className="justify-self-center"
      />
    </>
  );
}

type ButtonProps = { picture: Picture; verb: string; onPick: (picture: Picture) => void };

function PictureButton({ picture, verb, onPick }: ButtonProps) {
  const { id, name } = picture;
  return (
    <button
      id={pictureButtonId(id)}
      type="button"
      aria-label={`${verb} ${name}${needsAlt(picture) ? ", no alternative text" : ""}`}
      onClick={() => onPick(picture)}
      className="group grid w-full gap-1.5 rounded-xs text-left"
    >
      <span className="block border bg-paper-sunk transition-colors duration-150 group-hover:border-ink">
        <Thumbnail picture={picture} />
      </span>
      <span className="truncate text-sm">{name}</span>
    </button>
  );
}
