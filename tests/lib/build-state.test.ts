import { expect, test } from "vitest";
import { buildState } from "@/lib/build-state";
import { buildStatus } from "../support/server";

const at = (time: string) => `2026-11-21T${time}:00+00:00`;
const BUILT = at("14:00");
const kindOf = (values: Parameters<typeof buildStatus>[0], builtAt: string | null = BUILT) =>
  buildState(buildStatus({ is_set: true, is_watched: true, ...values }), builtAt).kind;

test("without a build hook nothing is built automatically", () => {
  expect(kindOf({ is_set: false })).toBe("off");
});

test("a hook that nothing calls is reported, whatever is pending", () => {
  expect(kindOf({ is_watched: false, changed_at: at("14:01") })).toBe("unwatched");
});

test("a change waits for a quiet minute, is built, and is live with the build that includes it", () => {
  expect(kindOf({ changed_at: at("14:01") })).toBe("waiting");
  expect(kindOf({ called_at: at("14:02"), status: 204 })).toBe("building");
  expect(kindOf({ called_at: at("14:02") })).toBe("building");
  expect(kindOf({ called_at: at("14:02"), status: 204 }, at("14:03"))).toBe("live");
});

test("a build started by someone else includes the change as well", () => {
  expect(kindOf({ changed_at: at("13:59") })).toBe("live");
});

test("a refused call has failed, unless there is a newer build anyway", () => {
  const refused = { called_at: at("14:02"), status: 404 };
  expect(kindOf(refused)).toBe("failed");
  expect(kindOf(refused, at("14:05"))).toBe("live");
  expect(kindOf({ called_at: at("14:02"), error: "timed out" })).toBe("failed");
});

test("the development server builds nothing, so a build stays in progress", () => {
  expect(kindOf({ called_at: at("14:02"), status: 204 }, null)).toBe("building");
});
