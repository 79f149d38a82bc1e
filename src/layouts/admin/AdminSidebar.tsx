import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";
import { AdminNavigation } from "./AdminNavigation";

type Props = { isOpen: boolean };

/** The sidebar on wide screens: dark in both themes, 16rem wide or 3.5rem when collapsed. */
export function AdminSidebar({ isOpen }: Props) {
  return (
    <aside
      id="admin-sidebar"
      className={classNames(
        "dark sticky top-0 z-30 hidden h-dvh shrink-0 flex-col border-e bg-paper-sunk text-ink md:flex print:hidden",
        isOpen ? "w-64" : "w-14",
      )}
    >
      <p
        className={classNames(
          "flex h-14 shrink-0 items-center gap-4 border-b font-serif text-xl whitespace-nowrap",
          isOpen ? "px-7" : "justify-center",
        )}
      >
        <span aria-hidden className="size-2.5 shrink-0 bg-accent" />
        <span className={classNames(!isOpen && "sr-only")}>{t("Admin Panel")}</span>
      </p>
      <AdminNavigation isCollapsed={!isOpen} />
    </aside>
  );
}
