import { Menu, Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { useSiteName } from "@/components/site-context";
import { ThemeToggle } from "@/components/ThemeToggle";
import { IconButton } from "@/components/ui/IconButton";
import { List } from "@/components/ui/List";
import { classNames } from "@/lib/class-names";
import { openPalette } from "@/lib/palette";
import type { NavigationItem } from "@/lib/navigation-item";
import { inLanguage } from "@/lib/text/language";
import { paths } from "@/paths";
import { mainPages, menuPages, twoDigits } from "@/sections";
import { AuthControls } from "./AuthControls";
import { useCustomPageLinks } from "./use-custom-page-links";
import { useScrolledPast } from "./use-scrolled-past";
import { t } from "@/lib/words";

const OPAQUE_AFTER = 50;

export function Navbar() {
  const siteName = useSiteName();
  const isScrolled = useScrolledPast(OPAQUE_AFTER);
  const ownLinks = useCustomPageLinks("navigation");
  const { isOpen, open, close } = useMenu();
  const isOpaque = isScrolled || isOpen;
  const MenuIcon = isOpen ? X : Menu;

  return (
    <header
      // The open menu covers the page, so it closes when focus leaves it.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      data-keep-clear
      data-opaque={isOpaque}
      // `width-before-scroll-bar`: its content stays in place where a dialog hides the scroll bar. Source: react-remove-scroll.
      className={classNames(
        "fixed inset-x-0 top-0 width-before-scroll-bar border-b transition-colors duration-200 print:hidden",
        isOpen ? "z-70" : "z-30 short:absolute short:mr-0!",
        isOpaque ? "border-line bg-paper" : "border-transparent bg-transparent",
      )}
    >
      <div className="page-width flex min-h-16 items-center gap-x-4 max-xl:flex-wrap md:max-xl:pt-2">
        <Link
          to={paths.home}
          className={classNames("site-name", siteName.length > 20 && "max-md:text-lg")}
        >
          <span>{siteName}</span>
        </Link>
        <nav
          aria-label={t("Main")}
          className="order-last hidden basis-full md:block xl:order-none xl:basis-auto"
        >
          <List className="flex flex-wrap justify-between gap-x-4 xl:justify-end">
            {[...mainPages, ...ownLinks].map((item) => (
              <li key={item.to}>
                <NavLink {...linkProps(item)} className="bar-link">
                  {item.label}
                </NavLink>
              </li>
            ))}
          </List>
        </nav>
        <div className="flex shrink-0 items-center gap-1">
          <IconButton
            label={t("Search")}
            aria-keyshortcuts="Meta+K Control+K"
            icon={<Search aria-hidden className="size-5" />}
            onClick={() => openPalette()}
          />
          <ThemeToggle />
          <div className="hidden md:flex">
            <AuthControls />
          </div>
          <IconButton
            id="menu-button"
            label={isOpen ? t("Close menu") : t("Open menu")}
            icon={<MenuIcon aria-hidden className="size-5" />}
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            className="-me-2 md:hidden"
            onClick={isOpen ? close : open}
          />
        </div>
      </div>
      <MobileMenu isOpen={isOpen} links={[...menuPages, ...ownLinks]} onClose={close} />
    </header>
  );
}

type MobileMenuProps = {
  isOpen: boolean;
  links: readonly NavigationItem[];
  onClose: () => void;
};

function MobileMenu({ isOpen, links, onClose }: MobileMenuProps) {
  return (
    <div
      id="mobile-menu"
      hidden={!isOpen}
      className="h-[calc(100dvh-4rem)] overflow-y-auto border-t bg-paper md:hidden"
    >
      <nav aria-label={t("Mobile")} className="page-width py-4">
        <List>
          {links.map((item, index) => (
            <li key={item.to} className="border-b">
              <NavLink
                {...linkProps(item)}
                onClick={onClose}
                className={({ isActive }) =>
                  classNames(
                    "flex min-h-13 items-baseline gap-4 py-2 font-serif text-2xl",
                    isActive && "text-accent",
                  )
                }
              >
                <span aria-hidden className="w-6 label text-ink-muted">
                  {twoDigits(index + 1)}
                </span>
                {item.label}
              </NavLink>
            </li>
          ))}
        </List>
        <div className="py-6">
          <AuthControls onAction={onClose} />
        </div>
      </nav>
    </div>
  );
}

function linkProps({ to, exact = false, language }: NavigationItem) {
  return { to, end: exact, ...inLanguage(language) };
}

/** Whether the menu is open. A navigation closes it, and so does Escape. */
function useMenu() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenOn(undefined);
      document.getElementById("menu-button")?.focus();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  return { isOpen, open: () => setOpenOn(pathname), close: () => setOpenOn(undefined) };
}
