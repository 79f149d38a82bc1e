import { expect, test, vi } from "vitest";
import { debugInDevelopment, logInDevelopment } from "@/lib/log";

test("errors are logged in development, but not by the published site", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const debug = vi.spyOn(console, "debug").mockImplementation(() => undefined);
  const log = () => {
    logInDevelopment("failed", 1);
    debugInDevelopment("found", 2);
    return [error.mock.calls.splice(0), debug.mock.calls.splice(0)];
  };

  expect(log()).toEqual([[["failed", 1]], [["found", 2]]]);
  vi.stubEnv("DEV", false);
  expect(log()).toEqual([[], []]);
});
