import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createQueryClient } from "@/lib/query-client";
import { App } from "./App";
import { afterPageLoad } from "./lib/hydration/after-page-load";
import { recoverFromNewVersions } from "./lib/offline/new-version";
import { registerWorker } from "./lib/offline/register-worker";
import { readPageData, restorePageData } from "./page-data";
import { preloadPage } from "./router";
import "./index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");

recoverFromNewVersions(import.meta.url);

const isCodeThere = await preloadPage(window.location.pathname).then(
  () => true,
  () => false,
);
const queryClient = createQueryClient();
const pageData = readPageData();
if (pageData) restorePageData(queryClient, pageData);

const app = (
  <StrictMode>
    {/* Without transitions a slow page shows at once that it is coming. */}
    <BrowserRouter useTransitions={false}>
      <App queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);
// Before it is hydrated the router does not hear that somebody goes back.
const path = currentPath();
window.addEventListener("hydrated", () => {
  if (currentPath() !== path) window.dispatchEvent(new PopStateEvent("popstate"));
});

// Without its code a page would show, but answer to nothing: then it is drawn anew, and says so.
if (pageData && isCodeThere) {
  // As a transition it is done in slices of a few milliseconds, between which the page scrolls.
  startTransition(() => void hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}

if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== "off") {
  afterPageLoad(() => void registerWorker(import.meta.url, queryClient));
}

function currentPath(): string {
  return window.location.pathname + window.location.search;
}
