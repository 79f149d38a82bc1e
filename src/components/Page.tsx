import { useEffect, useRef, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { classNames } from "@/lib/class-names";
import { PageHead, type PageHeadProps } from "./PageHead";
import { useSiteName } from "./site-context";

/** Key of the history entry the site was loaded on; null once somebody has navigated. */
let loadedKey: string | null | undefined;

/** True for the page that was loaded, not navigated to: the browser has announced it. */
function isLoadedPage(key: string, navigationType: NavigationType): boolean {
  // Whoever was quick has navigated before the first page was there.
  if (loadedKey === undefined) loadedKey = navigationType === NavigationType.Pop ? key : null;
  if (loadedKey !== key) loadedKey = null;
  return loadedKey === key;
}

function withoutEndingSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "");
}

function scrollToAnchor(): void {
  document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
}

type Props = Omit<PageHeadProps, "path"> & {
  /** Where the page is to be found, if not at the address that led to it. */
  path?: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * The main part of a page with its title. After a navigation focus moves here and the new title is
 * announced, as a loaded page would do by itself.
 */
export function Page({ title, path, className, children, ...head }: Props) {
  const siteName = useSiteName();
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    // Filters and dialogs kept in the address make no new page: focus stays where it is.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (isLoadedPage(key, navigationType)) {
      // The browser looked for the place before the page was there.
      scrollToAnchor();
      return;
    }
    main.current?.focus({ preventScroll: true });
    if (navigationType === NavigationType.Pop) return;
    if (window.location.hash) scrollToAnchor();
    else window.scrollTo(0, 0);
  }, [pathname, key, navigationType]);

  return (
    <>
      <PageHead title={title} path={path ?? withoutEndingSlash(pathname)} {...head} />
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
