import { ArrowLeft, LogOut, Menu, PanelLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { ThemeToggle } from "@/components/ThemeToggle";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { IconButton } from "@/components/ui/IconButton";
import { afterPageLoad } from "@/lib/hydration/after-page-load";
import { lazyPart } from "@/lib/lazy-part";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { SignOutButton } from "../SignOutButton";
import type { useSidebar } from "./use-sidebar";

const loadMenuSheet = () => import("./AdminMenuSheet");
const AdminMenuSheet = lazyPart(loadMenuSheet, "AdminMenuSheet");

type Props = { sidebar: ReturnType<typeof useSidebar> };

// On phones only the icons are visible; the labels remain for screen readers. With large letters on a phone, the
// buttons take the whole bar.
const buttonClass = "min-h-11 shrink-0 max-sm:w-11 max-sm:px-0 max-[20rem]:w-9";
const wordClass = "max-sm:sr-only";

export function AdminTopBar({ sidebar }: Props) {
  const menuButton = useRef<HTMLButtonElement>(null);
  const { isSheetOpen, setIsSheetOpen } = sidebar;
  // Stays mounted, so that it can restore the focus when it closes.
  const [wasSheetOpen, setWasSheetOpen] = useState(false);
  if (isSheetOpen && !wasSheetOpen) setWasSheetOpen(true);
  useEffect(() => afterPageLoad(() => void loadMenuSheet().catch(() => undefined)), []);

  return (
    <header
      data-keep-clear
      className="sticky top-0 z-20 flex h-14 items-center gap-1 border-b bg-paper px-4 max-sm:gap-0 md:px-8 print:hidden short:static"
    >
      <IconButton
        ref={menuButton}
        label={t("Open menu")}
        icon={<Menu aria-hidden className="size-5" />}
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        className="-ms-2 max-[20rem]:me-auto max-[20rem]:w-9 md:hidden"
        onClick={() => setIsSheetOpen(true)}
      />
      {wasSheetOpen && (
        <LoadedLater
          what={t("The menu")}
          onFailure={() => {
            setIsSheetOpen(false);
            setWasSheetOpen(false);
          }}
        >
          <AdminMenuSheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} button={menuButton} />
        </LoadedLater>
      )}
      <IconButton
        label={sidebar.isOpen ? t("Collapse sidebar") : t("Expand sidebar")}
        icon={<PanelLeft aria-hidden className="size-5" />}
        aria-expanded={sidebar.isOpen}
        aria-controls="admin-sidebar"
        aria-keyshortcuts="Control+B Meta+B"
        className="-ms-3 max-md:hidden"
        onClick={sidebar.toggle}
      />
      <p className="me-auto truncate text-sm font-medium max-[20rem]:sr-only">
        {t("Admin Dashboard")}
      </p>
      <ThemeToggle className="max-[20rem]:w-9" />
      <SignOutButton
        variant="ghost"
        size="small"
        className={buttonClass}
        icon={<LogOut aria-hidden className="size-4" />}
      >
        <span className={wordClass}>{t("Sign Out")}</span>
      </SignOutButton>
      <ButtonLink to={paths.home} variant="secondary" size="small" className={buttonClass}>
        <ArrowLeft aria-hidden className="size-4" />
        <span className={wordClass}>{t("Exit Admin")}</span>
      </ButtonLink>
    </header>
  );
}
