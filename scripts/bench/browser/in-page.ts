/*
 * Functions that run in the measured pages. They are sent as text, so they cannot use their scope.
 */

/** True once every control has its handlers. */
export function isHydrated(): boolean {
  return document.documentElement.hasAttribute("data-hydrated");
}

/**
 * Collects in `window.durations` how long the page takes from each of some events to the frame that
 * follows, in milliseconds. Browsers report none below 16.
 *
 * @param names of the events, as a regular expression
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
 * have responded, and marks that moment as «answers».
 */
export function pressTopAndBottom(isReady: () => boolean): void {
  /** Frames between two presses. */
  const patience = 15;
  let frames = 0;
  let label: string | null | undefined;
  let isLinkAnswered = false;

  addEventListener("click", (event) => {
    // Whoever handles the link keeps the browser from following it. Nobody else may follow it.
    isLinkAnswered ||= event.target instanceof HTMLAnchorElement && event.defaultPrevented;
    event.preventDefault();
  });
  const look = () => {
    const button = document.querySelector("button[aria-label^='Switch to']");
    const link = [...document.querySelectorAll("footer a[href^='/']")].at(-1);
    const isButtonAnswered = label !== undefined && button?.getAttribute("aria-label") !== label;
    if (isButtonAnswered && isLinkAnswered) {
      performance.mark("answers");
      return;
    }
    requestAnimationFrame(look);
    if (!isReady()) return;
    if (frames % patience === 0) {
      if (!isButtonAnswered) label = button?.getAttribute("aria-label");
      for (const element of [!isButtonAnswered && button, !isLinkAnswered && link]) {
        if (element)
          element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
    }
    frames += 1;
  };
  requestAnimationFrame(look);
}

/** Marks the frame in which a client-rendered page shows its complete text. */
export function markContent(characters: number): void {
  const look = () => {
    const main = document.querySelector("main");
    const isThere = main?.querySelector("h1") && main.textContent.length >= characters;
    if (!isThere) requestAnimationFrame(look);
    else requestAnimationFrame(() => performance.mark("content"));
  };
  requestAnimationFrame(look);
}

/** Marks when fonts have loaded, by family name. */
export function markFaces(): void {
  document.fonts.addEventListener("loadingdone", ({ fontfaces }) => {
    for (const { family } of fontfaces) performance.mark(`face ${family.replaceAll('"', "")}`);
  });
}

/** What the browser has kept of the visit: LCP, the sum of shifts, tasks that took over 50 ms. */
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
    shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0),
    longestTask: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    characters: document.querySelector("main")?.textContent.length ?? 0,
  };
}

/**
 * Marks one element for each family that visible text asks for first, and says when it came: never,
 * where it is not one of the site's own, which have a file.
 */
export function findFaces(): { family: string; cameAt: number }[] {
  const own = new Set(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue("src").includes("url("))
      .map(({ style }) => style.getPropertyValue("font-family").replaceAll('"', "")),
  );
  const found = new Map<string, number>();
  for (const element of document.body.querySelectorAll("*")) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const [first = ""] = getComputedStyle(element).fontFamily.split(",");
    const family = first.replaceAll('"', "");
    if (!hasText || found.has(family) || !element.checkVisibility()) continue;
    element.setAttribute("data-face", family);
    const came = performance.getEntriesByName(`face ${family}`).at(-1)?.startTime;
    found.set(family, (own.has(family) && came) || Infinity);
  }
  return [...found].map(([family, cameAt]) => ({ family, cameAt }));
}
