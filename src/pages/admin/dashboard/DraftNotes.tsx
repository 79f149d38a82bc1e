import { MessageSquareText } from "lucide-react";
import { Link } from "react-router-dom";
import { Time } from "@/components/admin/Time";
import { List } from "@/components/ui/List";
import type { OpenNote } from "@/data/posts/draft-links";
import { plural } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";

/** The notes that readers of shared drafts have left, a line per draft; nothing if there are none. */
export function DraftNotes({ notes }: { notes: readonly OpenNote[] }) {
  const drafts = [...Map.groupBy(notes, ({ recordId }) => recordId).values()];
  if (drafts.length === 0) return null;
  return (
    <section aria-label={t("Notes on shared drafts")}>
      <List className="divide-y divide-line border-y">
        {drafts.map(([latest, ...others]) =>
          latest ? <Draft key={latest.recordId} latest={latest} count={others.length + 1} /> : null,
        )}
      </List>
    </section>
  );
}

function Draft({ latest, count }: { latest: OpenNote; count: number }) {
  const { recordId, isPage, title, name, created_at: time } = latest;
  const by = {
    name: <bdi>{name}</bdi>,
    time: <Time at={time} />,
  };
  return (
    <li className="relative flex gap-3 py-3 hover:bg-paper-sunk">
      <MessageSquareText aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={isPage ? paths.adminPage(recordId) : paths.adminPostNotes(recordId)}
          className="user-text font-medium after:absolute after:inset-0"
        >
          {t("{notes} on “{title}”", {
            notes: plural(count, { one: "{count} open note", other: "{count} open notes" }),
            title,
          })}
        </Link>
        <p className="user-text text-sm text-ink-muted">
          {count > 1 ? t("The latest by {name}, {time}", by) : t("by {name}, {time}", by)}
        </p>
      </div>
    </li>
  );
}
