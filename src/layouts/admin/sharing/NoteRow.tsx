import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Time } from "@/components/admin/Time";
import { Checkbox } from "@/components/ui/Checkbox";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { IconButton } from "@/components/ui/IconButton";
import { useDeleteDraftNote, useResolveDraftNote, type LinkNote } from "@/data/posts/draft-links";
import { classNames } from "@/lib/class-names";
import { shorten } from "@/lib/text/shorten";
import { t } from "@/lib/words";

type Props = { note: LinkNote };

const failure = t("The note was not changed");

export function NoteRow({ note: { id, quote, name, note, is_done, created_at } }: Props) {
  const tick = useResolveDraftNote(id, { success: () => null, failure });
  const remove = useDeleteDraftNote({ success: t("Note deleted"), failure });
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const isDone = tick.isPending ? tick.variables : is_done;

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 py-1">
      <Checkbox
        label={t("Done: {note}", { note })}
        isLabelHidden
        checked={isDone}
        onChange={({ target }) => tick.mutate(target.checked)}
      />
      <div className={classNames("grid user-text gap-0.5 py-2.5 text-sm", isDone && "opacity-70")}>
        {quote && <q className="text-ink-muted">{quote}…</q>}
        <p dir="auto" className={classNames("whitespace-pre-line", isDone && "line-through")}>
          {note}
        </p>
        <p className="flex flex-wrap gap-x-3 label text-ink-muted">
          <bdi>{name}</bdi>
          <Time at={created_at} />
        </p>
      </div>
      <IconButton
        label={t("Delete note")}
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={() => setIsConfirmOpen(true)}
      />
      <ConfirmDialog
        isOpen={isConfirmOpen}
        onClose={() => setIsConfirmOpen(false)}
        title={t("Delete note")}
        description={t(
          'Are you sure you want to delete the note by {name}, "{words}"? This cannot be undone.',
          { name, words: shorten(note, 80) },
        )}
        confirmLabel={t("Delete")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setIsConfirmOpen(false) })}
      />
    </li>
  );
}
