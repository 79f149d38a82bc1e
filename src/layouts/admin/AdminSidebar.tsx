import { classNames } from "@/lib/class-names";
import { AdminNavigation } from "./AdminNavigation";

type Props = { isOpen: boolean };

/** The sidebar of wide screens: dark in both themes, 16rem wide or 3.5rem when collapsed. */
export function AdminSidebar({ isOpen }: Props) {
  return (
    <aside
      id="admin-sidebar"
      className={classNames(
        "dark sticky top-0 z-30 hidden h-dvh shrink-0 flex-col border-r bg-paper-sunk text-ink md:flex print:hidden",
        isOpen ? "w-64" : "w-14",
      )}
    >
      <p className="flex h-14 shrink-0 items-center gap-2 border-b px-4 font-serif text-xl whitespace-nowrap">
        <span aria-hidden className="mx-1 size-2 shrink-0 bg-accent" />
        <span className={classNames(!isOpen && "sr-only")}>Admin Panel</span>
      </p>
      <AdminNavigation isCollapsed={!isOpen} />
    </aside>
  );
}
