import { afterEach, vi } from "vitest";

// Most test files share the globals of their worker with the files before and after them.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
