import { t } from "@/lib/words";

/*
 * Inlined into every built page, see scripts/prerender/inline.ts. If the app's code, or the page's, cannot be loaded,
 * or is too new for the browser, the events that src/event-replay.ts records would never be replayed: so a notice
 * tells visitors what works without it. The prerendered page stays.
 */
let isShown = false;

function showNotice() {
  if (isShown) return;
  isShown = true;
  const notice = document.createElement("p");
  notice.setAttribute("role", "alert");
  notice.className = "sticky bottom-0 z-30 border-t bg-paper-raised py-3 text-sm";
  const text = document.createElement("span");
  text.className = "page-width block";
  text.textContent = t(
    "The code of this page could not be loaded: you can read it and follow its links, but buttons and forms do not work. Check your connection, your ad blocker and whether your browser is up to date, then reload the page.",
  );
  notice.append(text);
  document.body.append(notice);
}

addEventListener(
  "error",
  (event) => {
    const { target } = event;
    const isMissing = target instanceof HTMLScriptElement && target.type === "module";
    // Errors of extensions have no file on this host.
    const isTooNew =
      !document.documentElement.hasAttribute("data-hydrated") &&
      event instanceof ErrorEvent &&
      event.error instanceof SyntaxError &&
      event.filename.startsWith(origin);
    if (isMissing || isTooNew) showNotice();
  },
  { capture: true },
);
addEventListener("missing-code", showNotice);
