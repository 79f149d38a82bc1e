/*
 * Functions that run in the measured pages. They are sent as source text, so they cannot refer to anything outside of
 * themselves.
 */

/** True when every control has its event handlers. */
export function isHydrated(): boolean {
  return document.documentElement.hasAttribute("data-hydrated");
}

/**
 * Collects in `window.durations` the time from each event of some types to the next frame, in
 * milliseconds. Browsers report none below 16.
 *
 * @param names of the event types, as a regular expression
 */
export function recordDurations(names: string): void {
  const durations: number[] = [];
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (new RegExp(names).test(name)) durations.push(duration);
  }).observe(events);
}

/**
 * After hydration, presses the theme button at the top and the last link at the bottom until both
 * have responded, and sets the performance mark "answers".
 */
export function pressTopAndBottom(isReady: () => boolean): void {
  const framesBetweenPresses = 15;
  let frames = 0;
  let label: string | null | undefined;
  let hasLinkResponded = false;

  addEventListener("click", (event) => {
    // A handled link is not followed by the browser. An unhandled one must not be followed either.
    hasLinkResponded ||= event.target instanceof HTMLAnchorElement && event.defaultPrevented;
    event.preventDefault();
  });
  const check = () => {
    const button = document.querySelector("button[aria-label^='Switch to']");
    const link = [...document.querySelectorAll("footer a[href^='/']")].at(-1);
    const hasButtonResponded = label !== undefined && button?.getAttribute("aria-label") !== label;
    if (hasButtonResponded && hasLinkResponded) {
      performance.mark("answers");
      return;
    }
    requestAnimationFrame(check);
    if (!isReady()) return;
    if (frames % framesBetweenPresses === 0) {
      if (!hasButtonResponded) label = button?.getAttribute("aria-label");
      for (const element of [!hasButtonResponded && button, !hasLinkResponded && link]) {
        if (element)
          element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
    }
    frames += 1;
  };
  requestAnimationFrame(check);
}

/** Marks the frame in which a client-rendered page shows its complete text. */
export function markContent(characters: number): void {
  const check = () => {
    const main = document.querySelector("main");
    const isThere = main?.querySelector("h1") && main.textContent.length >= characters;
    if (!isThere) requestAnimationFrame(check);
    else requestAnimationFrame(() => performance.mark("content"));
  };
  requestAnimationFrame(check);
}

export function markFonts(): void {
  document.fonts.addEventListener("loadingdone", () => performance.mark("faces"));
}

/** Reads the metrics of the visit: LCP, the last font, the sum of layout shifts, tasks above 50 ms. */
export function readTimeline() {
  const observer = new PerformanceObserver(() => undefined);
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask"]) {
    observer.observe({ type, buffered: true });
  }
  const entries = Map.groupBy(observer.takeRecords(), ({ entryType }) => entryType);
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
  const lcp = entries.get("largest-contentful-paint")?.at(-1)?.startTime ?? Infinity;
  const shifts = entries.get("layout-shift") ?? [];
  const tasks = (entries.get("longtask") ?? [])
    .filter(({ startTime }) => startTime >= fcp)
    .map(({ duration }) => duration);
  return {
    fcp,
    lcp,
    faces: performance.getEntriesByName("faces").at(-1)?.startTime ?? Infinity,
    shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0),
    longestTask: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    characters: document.querySelector("main")?.textContent.length ?? 0,
  };
}
