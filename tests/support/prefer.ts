import { vi } from "vitest";

/** Makes one media query match until the end of the test. */
export function prefer(wanted: string): void {
  const original = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(original(query), { matches: query === wanted }),
  );
}
