import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { findPlace, keepPlace } from "@/lib/browser/scroll-places";
import { isPlaceRestored, scrollToAnchor } from "@/lib/browser/scroll-to-anchor";
import { classNames } from "@/lib/class-names";
import { PageHead, type PageHeadProps } from "./PageHead";
import { useSiteName } from "./site-context";

/** Key of the history entry the site was loaded on; null after the first navigation. */
let loadedKey: string | null | undefined;

/** True for the first page, which the browser itself has announced. */
function isLoadedPage(key: string, navigationType: NavigationType): boolean {
  // A visitor may navigate before the first page is mounted.
  if (loadedKey === undefined) loadedKey = navigationType === NavigationType.Pop ? key : null;
  if (loadedKey !== key) loadedKey = null;
  return loadedKey === key;
}

function withoutEndingSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "");
}

type Props = Omit<PageHeadProps, "path"> & {
  /** Canonical path, if it differs from the current one. */
  path?: string | undefined;
  className?: string;
  children: ReactNode;
};

/**
 * The main part of a page with its title. After a navigation the focus moves here and the new title is announced, as
 * browsers do by themselves when a page is loaded.
 */
export function Page({ title, path, className, children, ...head }: Props) {
  const siteName = useSiteName();
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    // A change of search parameters, for filters and dialogs, is not a navigation: the focus stays.
    if (shownPath.current === pathname) {
      if (navigationType === NavigationType.Push) scrollToAnchor();
      return undefined;
    }
    const isNew = shownPath.current === undefined;
    shownPath.current = pathname;
    // Nor is another URL for what is on screen, such as that of a post that was just created.
    if (!isNew && navigationType === NavigationType.Replace) return undefined;
    if (isLoadedPage(key, navigationType)) {
      // The browser looked for the fragment's target before the page was rendered.
      if (!isPlaceRestored()) scrollToAnchor();
      return undefined;
    }
    // On a page that has just appeared, only an autofocused field can have it.
    const hasFocus = isNew && main.current?.contains(document.activeElement);
    // An open dialog would take the focus back and select what is being typed there.
    const isInDialog = document.activeElement?.closest("[role=dialog][data-state=open]");
    if (!hasFocus && !isInDialog) main.current?.focus({ preventScroll: true });
    if (navigationType === NavigationType.Pop) return findPlace(key, pathname);
    if (window.location.hash) scrollToAnchor();
    else window.scrollTo(0, 0);
    return undefined;
  }, [pathname, key, navigationType]);

  const shownKey = useRef(key);
  useLayoutEffect(() => {
    shownKey.current = key;
  }, [key]);
  // While the page is as tall as it was. Within a page, browsers scroll before the router has noticed, and find places.
  useLayoutEffect(() => () => keepPlace(shownKey.current, pathname), [pathname]);

  useEffect(
    () => () => {
      // A page that replaces the first one, such as after a sign-in form, was not loaded.
      if (document.activeElement === document.body) loadedKey = null;
    },
    [],
  );

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
