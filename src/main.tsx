import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "@/lib/query-client";
import { App } from "./App";
import { afterPageLoad } from "./lib/after-page-load";
import { recoverFromNewVersions } from "./lib/new-version";
import { isFor, readPageData, restorePageData } from "./page-data";
import { preloadOwnersPage, preloadPage } from "./router";
import { openHistory, SiteRouter } from "./SiteRouter";
import "./index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");

recoverFromNewVersions(import.meta.url);

const queryClient = createQueryClient();
const pageData = readPageData();
if (pageData) restorePageData(queryClient, pageData);
// Without its code a page would show, but answer to nothing: then it is drawn anew, and says so.
const rendered = pageData && (await isCodeThere()) ? pageData : null;

const opened = openHistory();
const app = (
  <StrictMode>
    <SiteRouter opened={opened}>
      <App queryClient={queryClient} />
    </SiteRouter>
  </StrictMode>
);
// As a transition it is done in slices of a few milliseconds, between which the page scrolls.
if (rendered && isFor(rendered, opened.start.location.pathname)) {
  startTransition(() => void hydrateRoot(root, app));
} else {
  // Drawn in one go; what is missing, the page says itself.
  await preloadOwnersPage(window.location.pathname).catch(() => undefined);
  createRoot(root).render(app);
}

async function isCodeThere(): Promise<boolean> {
  try {
    await preloadPage(window.location.pathname);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== "off") {
  afterPageLoad(() => {
    import("./lib/offline")
      .then(({ startOffline }) => startOffline(import.meta.url))
      // Without it the site needs a connection, which is all.
      .catch(() => undefined);
  });
}
