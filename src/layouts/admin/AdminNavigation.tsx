import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { NavLink } from "react-router-dom";
import { List } from "@/components/ui/List";
import { pendingCountsQuery } from "@/data/pending-counts";
import { classNames } from "@/lib/class-names";
import { formatNumber } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { adminNavigation } from "./admin-navigation";

type Props = {
  /** Shows icons only; the name appears on hover and focus. */
  isCollapsed?: boolean;
  onNavigate?: () => void;
};

export function AdminNavigation({ isCollapsed = false, onNavigate }: Props) {
  const { data: waiting } = useQuery(pendingCountsQuery());
  const id = useId();

  return (
    <nav aria-label={t("Management")} className={isCollapsed ? "p-1.5" : "overflow-y-auto p-3"}>
      <p
        aria-hidden
        className={classNames("px-3 py-2 label text-ink-muted", isCollapsed && "hidden")}
      >
        {t("Management")}
      </p>
      <List className="grid gap-0.5">
        {adminNavigation.map(({ label, to, exact = false, icon: Icon, pending }) => {
          const count = (pending && waiting?.[pending.key]) ?? 0;
          // Not the label: a space in it would make two ids of it.
          const countId = `${id}-${pending?.key}`;
          return (
            <li key={to}>
              <NavLink
                to={to}
                end={exact}
                aria-describedby={count > 0 ? countId : undefined}
                {...(onNavigate && { onClick: onNavigate })}
                className={({ isActive }) =>
                  classNames(
                    "group relative flex min-h-11 items-center gap-3 rounded-xs text-sm transition-colors duration-150",
                    isCollapsed ? "justify-center" : "px-3",
                    isActive
                      ? "bg-paper-raised font-medium text-ink before:absolute before:inset-y-2 before:inset-s-0 before:w-0.5 before:bg-accent"
                      : "text-ink-muted hover:bg-paper hover:text-ink",
                  )
                }
              >
                <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
                <span
                  className={classNames(
                    isCollapsed &&
                      "pointer-events-none absolute inset-s-full z-40 ms-2 rounded-xs border border-line-strong bg-paper-raised px-2.5 py-1 whitespace-nowrap text-ink opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100",
                  )}
                >
                  {label}
                </span>
                {pending && count > 0 && (
                  <PendingCount
                    id={countId}
                    count={count}
                    adjective={pending.adjective}
                    isCollapsed={isCollapsed}
                  />
                )}
              </NavLink>
            </li>
          );
        })}
      </List>
    </nav>
  );
}

type CountProps = { id: string; count: number; adjective: string; isCollapsed: boolean };

/** The number of waiting items, or a dot beside the icon where a number has no room. */
function PendingCount({ id, count, adjective, isCollapsed }: CountProps) {
  return (
    // As a description, so that the link's name stays short.
    <span
      aria-hidden
      className={classNames(
        isCollapsed
          ? "absolute top-2 inset-e-1.5 size-2 rounded-full bg-accent"
          : "ms-auto label text-accent",
      )}
    >
      <span id={id} className={classNames(isCollapsed && "sr-only")}>
        {formatNumber(count)} <span className="sr-only">{adjective}</span>
      </span>
    </span>
  );
}
