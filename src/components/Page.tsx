import { useEffect, useRef, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { classNames } from "@/lib/class-names";
import { useSiteName } from "./site-name";

type Props = {
  /** Title of the page, without the site's name. */
  title: string;
  description?: string;
  className?: string;
  children: ReactNode;
};

/**
 * The main part of a page with its title. After a navigation focus moves here and the new title is
 * announced, as a loaded page would do by itself.
 */
export function Page({ title, description, className, children }: Props) {
  const siteName = useSiteName();
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef<string>(undefined);
  const fullTitle = title ? `${title} — ${siteName}` : siteName;

  useEffect(() => {
    // Filters and dialogs kept in the address make no new page: focus stays where it is.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // The first page was loaded, not navigated to: the browser has announced it.
    if (key === "default") return;
    main.current?.focus({ preventScroll: true });
    if (navigationType !== NavigationType.Pop && !window.location.hash) window.scrollTo(0, 0);
  }, [pathname, key, navigationType]);

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        aria-label={title || siteName}
        className={classNames("outline-none", className)}
      >
        {children}
      </main>
    </>
  );
}
