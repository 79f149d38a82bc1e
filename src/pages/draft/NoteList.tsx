import { Check } from "lucide-react";
import { List } from "@/components/ui/List";
import type { DraftNote } from "@/data/posts/shared-drafts";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = { notes: DraftNote[]; hasQuotes?: boolean };

/** Notes on one paragraph of the article; with quotes if they are shown elsewhere. */
export function NoteList({ notes, hasQuotes = false }: Props) {
  return (
    <List aria-label={t("Notes")} className="mt-2 grid gap-3 border-s-2 border-accent ps-4 text-sm">
      {notes.map(({ id, name, note, quote, is_done, created_at }) => (
        <li key={id} className="grid user-text gap-0.5">
          {hasQuotes && quote && <q className="text-ink-muted">{`${quote}…`}</q>}
          <p dir="auto" className="whitespace-pre-line">
            {note}
          </p>
          <p className="flex flex-wrap gap-x-3 label text-ink-muted">
            <bdi>{name}</bdi>
            <time dateTime={created_at}>{formatDateTime(created_at)}</time>
            {is_done && (
              <span className="inline-flex items-center gap-1 text-success">
                <Check aria-hidden className="size-3.5" />
                {t("Done")}
              </span>
            )}
          </p>
        </li>
      ))}
    </List>
  );
}
