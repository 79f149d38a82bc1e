import { ChartLine, FilePlus, FolderPlus, MailOpen, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { List } from "@/components/ui/List";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = {
  /** Number of unread messages; undefined while unknown. */
  unread: number | undefined;
};

export function QuickActions({ unread }: Props) {
  return (
    <section aria-label={t("Quick Actions")} className="grid gap-3">
      <h2 className="font-serif text-title">{t("Quick Actions")}</h2>
      <List className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile
          icon={FilePlus}
          label={t("New Post")}
          hint={t("Write and publish")}
          to={paths.adminNewPost}
        />
        <Tile
          icon={FolderPlus}
          label={t("New Project")}
          hint={t("Show what you made")}
          to={`${paths.adminProjects}?new`}
        />
        <Tile
          icon={MailOpen}
          label={t("View Messages")}
          hint={
            unread === undefined
              ? t("Unread ones first")
              : t("{count} unread", { count: formatNumber(unread) })
          }
          // Without an unread one the filtered list would be empty.
          to={unread === 0 ? paths.adminMessages : `${paths.adminMessages}?status=unread`}
        />
        <Tile
          icon={ChartLine}
          label={t("View Analytics")}
          hint={t("What is being read")}
          to={paths.adminAnalytics}
        />
      </List>
    </section>
  );
}

type TileProps = { icon: LucideIcon; label: string; hint: string; to: string };

function Tile({ icon: Icon, label, hint, to }: TileProps) {
  return (
    <li className="grid">
      <Link
        to={to}
        className="grid content-start gap-3 border border-line-strong p-4 transition-colors duration-150 hover:border-ink hover:bg-paper-raised active:translate-y-px sm:grid-cols-[auto_minmax(0,1fr)] sm:content-center sm:items-center"
      >
        <Icon aria-hidden className="size-5 text-accent" />
        <span className="grid wrap-anywhere">
          <span className="font-medium">{label}</span>
          <span className="text-sm text-ink-muted">{hint}</span>
        </span>
      </Link>
    </li>
  );
}
