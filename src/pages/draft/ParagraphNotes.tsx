import { MessageSquarePlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { DraftNote } from "@/data/posts/shared-drafts";
import { shorten } from "@/lib/text/shorten";
import { NoteForm } from "./NoteForm";
import { NoteList } from "./NoteList";
import type { Block } from "./place-notes";
import { t } from "@/lib/words";

type Props = {
  token: string;
  block: Block;
  notes: DraftNote[];
};

/** Shown below a paragraph: its notes, and the button to leave one. */
export function ParagraphNotes({ token, block, notes }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // Otherwise the focus would be lost when the form disappears.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      {notes.length > 0 && <NoteList notes={notes} />}
      {isOpen ? (
        <NoteForm token={token} block={block} onClose={() => setIsOpen(false)} />
      ) : (
        <p className="flex justify-end">
          <button
            ref={button}
            type="button"
            aria-label={t("Note on “{quote}”", {
              quote: shorten(block.quote, 40) || t("a picture"),
            })}
            onClick={() => setIsOpen(true)}
            className="inline-flex min-h-6 items-center gap-2 rounded-xs px-2 label text-ink-muted transition-colors duration-150 hover:bg-paper-sunk hover:text-ink pointer-coarse:min-h-11"
          >
            <MessageSquarePlus aria-hidden className="size-3.5" />
            {t("Note")}
          </button>
        </p>
      )}
    </>
  );
}
