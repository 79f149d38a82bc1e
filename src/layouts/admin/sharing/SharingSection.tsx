import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { NOTES_HEADING, type SharedRecord } from "@/components/admin/record-sections";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import { serverNow } from "@/lib/clock";
import { draftLinksQuery } from "@/data/posts/draft-links";
import { t } from "@/lib/words";
import { LinkRow } from "./LinkRow";
import { NewLink } from "./NewLink";
import { NoteRow } from "./NoteRow";

/** Links that give access to the draft, and the notes that were left through them. */
export function SharingSection({ recordId, noun, isNew }: SharedRecord) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-sm font-medium">
        {t("Share the draft")}
      </h3>
      {isNew ? (
        <p className="text-sm text-ink-muted">
          {noun === "post"
            ? t("Save the post first: a link shows what is saved, not what is being typed.")
            : t("Save the page first: a link shows what is saved, not what is being typed.")}
        </p>
      ) : (
        <Sharing recordId={recordId} />
      )}
    </section>
  );
}

function Sharing({ recordId }: { recordId: string }) {
  const query = useQuery(draftLinksQuery(recordId));
  const { data: links, error } = query;
  const [now] = useState(serverNow);
  const live = links?.filter(
    ({ expires_at, revoked_at }) => !revoked_at && Date.parse(expires_at) > now,
  );
  const notes = (links ?? [])
    .flatMap(({ draft_notes }) => draft_notes)
    .toSorted(
      (a, b) => a.paragraph - b.paragraph || Date.parse(a.created_at) - Date.parse(b.created_at),
    );
  const open = notes.filter(({ is_done }) => !is_done).length;

  return (
    <>
      <NewLink recordId={recordId} />
      {error && (
        <ErrorState
          message={t("The links could not be loaded: {message}", { message: error.message })}
          query={query}
        />
      )}
      {!links && !error && (
        <div role="status" aria-label={t("Loading links")}>
          <Skeleton className="h-16" />
        </div>
      )}
      {live && live.length > 0 && (
        <List aria-label={t("Links")} className="divide-y divide-line border-y">
          {live.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </List>
      )}
      {links && (
        <div className="grid gap-2">
          <h4 id={NOTES_HEADING} tabIndex={-1} className="text-sm font-medium">
            {t("Notes")}
          </h4>
          <p className="text-sm text-ink-muted">
            {notes.length === 0
              ? t("None yet. Anyone with a link can leave one on each paragraph.")
              : t("{open} of {count} open", { open, count: notes.length })}
          </p>
          {notes.length > 0 && (
            <List aria-label={t("Notes")} className="divide-y divide-line border-y">
              {notes.map((note) => (
                <NoteRow key={note.id} note={note} />
              ))}
            </List>
          )}
        </div>
      )}
    </>
  );
}
