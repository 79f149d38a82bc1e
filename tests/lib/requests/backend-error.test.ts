import { expect, test } from "vitest";
import { BackendError } from "@/lib/requests/backend-error";
import { toBackendError } from "@/lib/requests/to-backend-error";

const UNREACHABLE = "The server did not answer. Check your connection and try again.";
const BROKEN = "The server had a problem. Please try again.";

test.each([
  ["no response", { message: "TypeError: Failed to fetch" }, 0, UNREACHABLE, ""],
  ["no response in time", new DOMException("signal timed out", "TimeoutError"), 0, UNREACHABLE, ""],
  ["a truncated response", { message: '[{"id":' }, 200, UNREACHABLE, ""],
  [
    "a violated rule",
    { message: "Comments are closed.", code: "23514" },
    400,
    "Comments are closed.",
    "23514",
  ],
  ["a missing right", { message: "denied", code: "42501" }, 403, "denied", "42501"],
  ["a rate limit", { message: "Please wait.", code: "PT429" }, 429, "Please wait.", "PT429"],
  ["a broken backend", { message: "stack trace", code: "XX000" }, 500, BROKEN, "XX000"],
  ["a proxy's page", "<html>Bad gateway</html>", 502, BROKEN, ""],
  ["a filter's page", { message: "<html>You have been blocked</html>" }, 403, BROKEN, ""],
  ["a proxy's page about a large request", { message: "<html>Too large</html>" }, 413, BROKEN, ""],
  ["a project over its quota", { message: "Service is restricted: egress" }, 402, BROKEN, ""],
  ["a gateway's rate limit", { message: "error code: 1015" }, 429, BROKEN, ""],
  [
    "a read-only database, as with a full disk",
    { message: "cannot execute INSERT in a read-only transaction", code: "25006" },
    405,
    BROKEN,
    "25006",
  ],
  [
    "a function that the database does not have yet",
    { message: "Could not find the function public.x in the schema cache", code: "PGRST202" },
    404,
    BROKEN,
    "PGRST202",
  ],
  ["a response without a message", {}, 404, "HTTP 404", ""],
  ["a response whose message is not a text", { message: 7, code: null }, 400, "HTTP 400", ""],
])("%s becomes an error with a readable message", (_what, error, status, message, code) => {
  const made = toBackendError(error, status);

  expect(made).toBeInstanceOf(BackendError);
  expect(made).toMatchObject({ message, code, status: status < 400 ? 0 : status });
});

test("without a status the backend counts as unreachable", () => {
  expect(toBackendError({ message: "whatever" })).toMatchObject({
    message: UNREACHABLE,
    status: 0,
  });
});

test("a backend error stays unchanged", () => {
  const error = new BackendError("Comments are closed.", "23514", 400);

  expect(toBackendError(error, 500)).toBe(error);
});

test.each([
  [0, false],
  [399, false],
  [400, true],
  [429, true],
  [499, true],
  [500, false],
])("status %i is a refusal: %s", (status, isRefusal) => {
  expect(new BackendError("", "", status).isRefusal).toBe(isRefusal);
});

test("what the database does not have yet is read from the build", () => {
  for (const [code, status] of [
    ["PGRST202", 404],
    ["PGRST205", 404],
    ["PGRST200", 400],
    ["42703", 400],
  ] as const)
    expect(toBackendError({ code, message: "x" }, status)).toMatchObject({ isBackendDown: true });
});

test("a refusal for lack of a session has the site's own message", () => {
  for (const code of ["PGRST301", "PGRST302", "PGRST303"])
    expect(toBackendError({ code, message: "JWT expired" }, 401)).toMatchObject({
      isSessionOver: true,
      isRefusal: true,
      message: "Your session has ended. Please sign in again.",
    });

  const nobody = toBackendError({ code: "42501", message: "permission denied for table x" }, 401);
  expect(nobody).toMatchObject({ isSessionOver: false, message: "You are not signed in." });

  const other = toBackendError({ code: "42501", message: "permission denied for table x" }, 403);
  expect(other.message).toBe("permission denied for table x");
});

test.each(["22021", "22P05", "PGRST102"])(
  "a character that cannot be stored (%s) is explained",
  (code) => {
    const { message } = toBackendError({ code, message: "invalid byte sequence: 0x00" }, 400);
    expect(message).toMatch(/^The text has a character that cannot be stored\./);
  },
);
