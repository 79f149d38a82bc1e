import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient } from "@/lib/query-client";
import { App } from "./App";
import { afterPageLoad } from "./lib/after-page-load";
import { recoverFromNewVersions } from "./lib/new-version";
import { readPageData, restorePageData } from "./page-data";
import { preloadOwnersPage, preloadPage } from "./router";
import { SiteRouter } from "./SiteRouter";
import "./index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");

recoverFromNewVersions(import.meta.url);

const queryClient = createQueryClient();
const app = (
  <StrictMode>
    <SiteRouter>
      <App queryClient={queryClient} />
    </SiteRouter>
  </StrictMode>
);

const pageData = readPageData();
if (pageData) restorePageData(queryClient, pageData);
// Without its code a page would show, but answer to nothing: then it is drawn anew, and says so.
// As a transition it is done in slices of a few milliseconds, between which the page scrolls.
if (pageData && (await isCodeThere())) startTransition(() => void hydrateRoot(root, app));
else {
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
