import { Ellipsis, FileDiff, RotateCcw, Tag } from "lucide-react";
import { Badge } from "@/components/ui/Badge";
import { IconButton } from "@/components/ui/IconButton";
import { Menu, MenuItem } from "@/components/ui/Menu";
import type { Revision } from "@/data/revisions";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = {
  revision: Revision;
  isScheduled: boolean | undefined;
  /** What it changed, in words. */
  change: string;
  onCompare: () => void;
  onRestore: () => void;
  onName: () => void;
};

/** Id of the button of a version's menu, to restore focus. */
export function revisionMenuId(id: string): string {
  return `revision-menu-${id}`;
}

export function RevisionRow({
  revision,
  isScheduled,
  change,
  onCompare,
  onRestore,
  onName,
}: Props) {
  const { id, name, saved_at, was_published } = revision;
  const time = formatDateTime(saved_at);
  return (
    <li className="flex items-start justify-between gap-2 py-2">
      <div className="grid min-w-0 gap-0.5 text-sm">
        {name && <p className="user-text font-medium">{name}</p>}
        <p className="flex flex-wrap items-center gap-x-2">
          <time dateTime={saved_at}>{time}</time>
          {was_published &&
            (isScheduled ? (
              <Badge tone="accent">{t("Scheduled")}</Badge>
            ) : (
              <Badge tone="success">{t("Published")}</Badge>
            ))}
        </p>
        <p className="user-text text-ink-muted">{change}</p>
      </div>
      <Menu
        trigger={
          <IconButton
            id={revisionMenuId(id)}
            label={
              name
                ? t("Actions for {name}", { name })
                : t("Actions for the version of {time}, {change}", { time, change })
            }
            icon={<Ellipsis aria-hidden className="size-5" />}
            className="shrink-0 md:size-9"
          />
        }
      >
        <MenuItem icon={FileDiff} onSelect={onCompare}>
          {t("Compare")}
        </MenuItem>
        <MenuItem icon={RotateCcw} onSelect={onRestore}>
          {t("Restore")}
        </MenuItem>
        <MenuItem icon={Tag} onSelect={onName}>
          {name ? t("Rename") : t("Name")}
        </MenuItem>
      </Menu>
    </li>
  );
}
