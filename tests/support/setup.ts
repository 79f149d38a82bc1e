import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { toast } from "sonner";
import { listenForNotices } from "@/lib/notify";
import { server } from "./server";

// Pages are chunks of their own; loading one takes longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks these; the components only need them to be there.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  cleanup();
  forgetToasts();
  server.resetHandlers();
  localStorage.clear();
  const complaints = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls);
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

afterAll(() => server.close());

/** Toasts outlive the page that showed them; the next test must not see them. */
function forgetToasts() {
  const disconnect = listenForNotices(() => undefined);
  disconnect();
  toast.dismiss();
}
