import { vi } from "vitest";

/** Makes the browser ask for less motion until the end of the test. */
export function reduceMotion(): void {
  const original = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(original(query), { matches: query.includes("prefers-reduced-motion") }),
  );
}
