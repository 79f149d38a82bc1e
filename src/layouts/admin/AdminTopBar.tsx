import { ArrowLeft, LogOut, PanelLeft } from "lucide-react";
import { useSignOut } from "@/auth/use-sign-out";
import { ThemeToggle } from "@/components/ThemeToggle";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { IconButton } from "@/components/ui/IconButton";
import { paths } from "@/paths";
import { AdminMenuSheet } from "./AdminMenuSheet";
import type { useSidebar } from "./use-sidebar";

type Props = { sidebar: ReturnType<typeof useSidebar> };

// On phones only the icons stay in sight; the words remain for screen readers.
const buttonClass = "max-sm:w-11 max-sm:px-0 max-md:min-h-11";
const wordClass = "max-sm:sr-only";

export function AdminTopBar({ sidebar }: Props) {
  const signOut = useSignOut();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b bg-paper px-4 md:px-6 print:hidden">
      <AdminMenuSheet isOpen={sidebar.isSheetOpen} onOpenChange={sidebar.setIsSheetOpen} />
      <IconButton
        label={sidebar.isOpen ? "Collapse sidebar" : "Expand sidebar"}
        icon={<PanelLeft aria-hidden className="size-5" />}
        aria-expanded={sidebar.isOpen}
        aria-controls="admin-sidebar"
        aria-keyshortcuts="Control+B Meta+B"
        className="-ml-3 max-md:hidden"
        onClick={sidebar.toggle}
      />
      <p className="mr-auto truncate text-sm font-medium">Admin Dashboard</p>
      <ThemeToggle />
      <Button
        variant="ghost"
        size="small"
        className={buttonClass}
        isBusy={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {!signOut.isPending && <LogOut aria-hidden className="size-4" />}
        <span className={wordClass}>Sign Out</span>
      </Button>
      <ButtonLink to={paths.home} variant="secondary" size="small" className={buttonClass}>
        <ArrowLeft aria-hidden className="size-4" />
        <span className={wordClass}>Exit Admin</span>
      </ButtonLink>
    </header>
  );
}
