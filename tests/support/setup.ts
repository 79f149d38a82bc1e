import "@testing-library/jest-dom/vitest";
import { cleanup, configure, screen } from "@testing-library/react";
import { format } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, vi, type MockInstance } from "vitest";
import { toast } from "sonner";
import { discardDrafts } from "@/lib/drafts/draft-store";
import { listenForNotices } from "@/lib/notify";
import { server } from "./server";

configure({
  // Pages are separate chunks; loading one takes longer on a busy machine.
  asyncUtilTimeout: 20_000,
  // Without the page's HTML: polling fails many times before it succeeds. A failing test prints it.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
});

// jsdom's own is not one to Node, which signs and checks tokens for the embedded backend.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

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
document.elementFromPoint = () => null;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Without layout, everything counts as visible.
window.IntersectionObserver = class {
  root = null;
  rootMargin = "";
  scrollMargin = "";
  thresholds = [];
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    const box = target.getBoundingClientRect();
    this.tell(
      [
        {
          target,
          isIntersecting: true,
          intersectionRatio: 1,
          time: 0,
          boundingClientRect: box,
          intersectionRect: box,
          rootBounds: null,
        },
      ],
      this,
    );
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

HTMLCanvasElement.prototype.getContext = () => null;

/** Milliseconds by which every response is delayed: finds tests that pass only because responses are fast. */
const latency = Number(process.env["TEST_LATENCY"] ?? 0);

beforeAll(() => {
  server.listen({ onUnhandledFrame: "error" });
  if (latency === 0) return;
  const send = globalThis.fetch;
  // Tests replace the timers.
  const wait = setTimeout;
  globalThis.fetch = async (...request) => {
    const response = await send(...request);
    await new Promise((resolve) => wait(resolve, latency));
    return response;
  };
});

let spies: MockInstance<typeof console.error>[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(({ task }) => {
  if (task.result?.state === "fail") screen.debug();
  cleanup();
  forgetToasts();
  server.resetHandlers();
  // Drafts that did not fit into storage are kept in memory, even for the next test.
  discardDrafts();
  localStorage.clear();
  sessionStorage.clear();
  // The embedded backend tells developers what it refuses.
  const complaints = spies
    .flatMap((spy) => spy.mock.calls)
    .map((call) => format(...call))
    .filter((complaint) => !complaint.startsWith("refused: "));
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`The console says: ${complaints.join("\n")}`);
});

afterAll(() => server.close());

/** Toasts outlive the page that showed them; the next test must not see them. */
function forgetToasts() {
  const disconnect = listenForNotices(() => undefined);
  disconnect();
  toast.dismiss();
}
