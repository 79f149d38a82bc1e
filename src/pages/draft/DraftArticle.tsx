import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { ArticleHtml } from "@/components/ArticleHtml";
import { ErrorState } from "@/components/ui/ErrorState";
import { sharedDraftNotesQuery } from "@/data/posts/shared-drafts";
import { followAnchor } from "@/lib/browser/scroll-to-anchor";
import { NoteList } from "./NoteList";
import { ParagraphNotes } from "./ParagraphNotes";
import { placeNotes } from "./place-notes";
import { useNoteSlots } from "./use-note-slots";
import { t } from "@/lib/words";

type Props = { token: string; html: string; language: string };

/** The article as readers will see it, with notes after its paragraphs. */
export function DraftArticle({ token, html, language }: Props) {
  const query = useQuery(sharedDraftNotesQuery(token));
  const { data: notes = [], error } = query;
  const container = useRef<HTMLDivElement>(null);
  const slots = useNoteSlots(container);
  const { placed, rest } = placeNotes(slots, notes);
  useEffect(() => {
    const article = container.current;
    article?.addEventListener("click", followAnchor);
    return () => article?.removeEventListener("click", followAnchor);
  }, []);

  return (
    <div
      ref={container}
      className="mx-auto mt-10 grid max-w-measure grid-cols-[minmax(0,1fr)] gap-10 md:mt-14"
    >
      {error && (
        <ErrorState
          message={t("The notes could not be loaded: {message}", { message: error.message })}
          query={query}
        />
      )}
      <ArticleHtml html={html} language={language} />
      {slots.map(({ element, paragraph, quote }) =>
        createPortal(
          <ParagraphNotes
            token={token}
            block={{ paragraph, quote }}
            notes={placed.get(paragraph) ?? []}
          />,
          element,
          String(paragraph),
        ),
      )}
      {slots.length > 0 && rest.length > 0 && (
        <section
          aria-label={t("Notes on what has changed since")}
          className="grid gap-2 border-t pt-6"
        >
          <h2 className="font-serif text-title">{t("Notes on what has changed since")}</h2>
          <NoteList notes={rest} hasQuotes />
        </section>
      )}
    </div>
  );
}
