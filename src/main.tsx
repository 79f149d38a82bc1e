import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { reloadForAnotherUser } from "@/auth/reload-for-another-user";
import { restoreFragment } from "@/auth/stored-fragment";
import { BASE, inSite, isOnSite } from "@/lib/base-path";
import { createQueryClient } from "@/lib/query-client";
import { App } from "./App";
import { mayHaveSession } from "@/lib/supabase/session-store";
import { pageFallback } from "./page-fallback";
import { trustUntilChanged } from "./page-freshness";
import { afterPageLoad } from "./lib/hydration/after-page-load";
import { recoverFromNewVersions } from "./lib/offline/new-version";
import { registerWorker } from "./lib/offline/register-worker";
import { PAGE_DATA_ID, pageDataIn, restorePageData } from "./page-data";
import { isRoute, preloadPage } from "./router";
import "./index.css";

// The newest of the features that older-browsers.ts adds.
if (!("parse" in URL)) {
  await import("./older-browsers").then((module) => module.addPolyfills()).catch(() => undefined);
}

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no element #root");

// A visitor who goes back immediately has left the page before this code runs.
let opened = currentPath();
let openedAt = inSite(window.location.pathname);
let pageData = pageDataIn(document, openedAt);
const isOwn = pageData !== null && isOnSite(window.location.pathname);
// The page belongs to another edition, see edition-choice.ts.
const isLeft = import.meta.env.HAS_EDITIONS && document.documentElement.hidden;
const isRequestedUrl =
  !openedAt.startsWith("//") && (isOwn || !document.getElementById(PAGE_DATA_ID));
if (!isLeft && (isRequestedUrl || !(await isCopy()))) {
  await start(element);
}

/** Whether the page must not be hydrated. One that was requested by a misspelt URL gets its own. */
async function isCopy(): Promise<boolean> {
  const copy = await import("./page-copy");
  const own = copy.addressOf(document, window.location);
  if (own === undefined) return copy.isCopy(document, window.location, isRoute(openedAt));
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, "", own + search + hash);
  opened = currentPath();
  openedAt = inSite(own);
  pageData = pageDataIn(document, openedAt);
  return false;
}

async function start(root: HTMLElement): Promise<void> {
  recoverFromNewVersions(import.meta.url);
  reloadForAnotherUser();
  restoreFragment();

  /** False for pages newer than the build, whose HTML is the app shell. */
  const isRendered = typeof pageData?.path === "string";
  try {
    await preloadPage(openedAt, !isRendered);
  } catch {
    // Without its code the page would become an error page; the prerendered page is readable.
    if (isRendered) return void dispatchEvent(new Event("missing-code"));
  }
  const queryClient = createQueryClient(pageFallback);
  if (pageData) restorePageData(queryClient, pageData);
  // Signed-in visitors see more than was built, and the owner sees everything as it is now.
  const checkForChanges =
    pageData && !mayHaveSession() ? trustUntilChanged(queryClient, pageData) : null;

  const app = (
    <StrictMode>
      {/* Without transitions a page that loads slowly shows its loading state immediately. */}
      <BrowserRouter basename={BASE} useTransitions={false}>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>
  );
  // The router does not notice a back navigation during hydration.
  window.addEventListener("hydrated", () => {
    checkForChanges?.();
    if (currentPath() !== opened) window.dispatchEvent(new PopStateEvent("popstate"));
  });

  if (isRendered) {
    // A transition hydrates in slices of a few milliseconds, so that the page can scroll in between.
    startTransition(() => {
      hydrateRoot(root, app, {
        // After going back before the first render, the page is not that of the HTML, and is rendered from
        // scratch.
        onRecoverableError: (error) => {
          if (currentPath() === opened) reportError(error);
        },
      });
    });
  } else {
    createRoot(root).render(app);
  }

  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== "off") {
    afterPageLoad(() => {
      registerWorker(import.meta.url, isRendered && checkForChanges ? null : queryClient).catch(
        () => undefined,
      );
    });
  }
}

function currentPath(): string {
  return window.location.pathname + window.location.search;
}
