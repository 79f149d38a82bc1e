import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import { needsAlt, type Picture } from "@/lib/media/picture";
import { t } from "@/lib/words";
import { ListStates } from "../RecordList";
import { Thumbnail } from "./Thumbnail";

type Props = {
  query: UseInfiniteQueryResult<{ rows: Picture[]; total: number }>;
  /** What to do when there is nothing to show. */
  emptyHint: string;
  buttonLabel: (name: string) => string;
  onPick: (picture: Picture) => void;
};

const gridClass = "grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 md:gap-4";

/** Id of a picture's button, to restore focus. */
export function pictureButtonId(id: string): string {
  return `picture-${id}`;
}

export function PictureGrid({ query, emptyHint, buttonLabel, onPick }: Props) {
  return (
    <ListStates
      texts={{
        none: t("No pictures found"),
        failure: t("Error loading pictures"),
      }}
      query={query}
      total={query.data?.total}
      isWaiting={query.isPending}
      skeleton={
        <div role="status" aria-label={t("Loading pictures")} className={gridClass}>
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} className="aspect-square" />
          ))}
        </div>
      }
      emptyHint={emptyHint}
      renderRows={(rows, isStale) => (
        <List
          aria-label={t("Pictures")}
          aria-busy={isStale}
          className={`${gridClass} transition-opacity duration-150 aria-busy:opacity-50`}
        >
          {rows.map((picture) => (
            <li key={picture.id} className="grid content-start gap-1.5">
              <PictureButton picture={picture} label={buttonLabel(picture.name)} onPick={onPick} />
              {needsAlt(picture) && (
                // The button's label contains this as well.
                <span aria-hidden className="label text-warning">
                  {t("No alternative text")}
                </span>
              )}
            </li>
          ))}
        </List>
      )}
    />
  );
}

type ButtonProps = { picture: Picture; label: string; onPick: (picture: Picture) => void };

function PictureButton({ picture, label, onPick }: ButtonProps) {
  const { id } = picture;
  return (
    <button
      id={pictureButtonId(id)}
      type="button"
      aria-label={needsAlt(picture) ? t("{label}, no alternative text", { label }) : label}
      onClick={() => onPick(picture)}
      className="group grid w-full gap-1.5 rounded-xs text-start"
    >
      <span className="block border bg-paper-sunk transition-colors duration-150 group-hover:border-ink">
        <Thumbnail picture={picture} />
      </span>
      <span className="truncate text-sm">{picture.name}</span>
    </button>
  );
}
