import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { App } from "@/App";
import { createQueryClient } from "@/lib/query-client";

/** Mounts the whole app at a URL, with its real routes, as the browser does. */
export function renderApp(address: string) {
  const user = userEvent.setup();
  window.history.pushState(null, "", address);
  render(
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>,
  );
  return { user };
}

/** Mounts a part of a page that fetches its own data. */
export function renderPart(part: ReactNode) {
  const user = userEvent.setup();
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>,
  );
  return { user, container };
}

/** Navigates from the shown page to a URL, even without a link to it. */
export function goTo(address: string): void {
  act(() => {
    // The router gives every entry a key except the first.
    window.history.pushState({ key: address }, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
}

/** Reloads the shown page: everything that was not stored or kept is lost. */
export function reload() {
  cleanup();
  return renderApp(shownAddress());
}

/** Lets the browser say that it has loaded the page again, and scrolled it down to where it was. */
export function comeBackTo(scrollY: number) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    Object.assign(performance.mark("navigation"), { type: "reload" }),
  ]);
  vi.spyOn(window, "scrollY", "get").mockReturnValue(scrollY);
}

/** What the address bar shows after the host. */
export function shownAddress(): string {
  return window.location.pathname + window.location.search;
}
