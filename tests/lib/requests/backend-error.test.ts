import { expect, test } from "vitest";
import { BackendError } from "@/lib/requests/backend-error";
import { toBackendError } from "@/lib/requests/to-backend-error";

const UNREACHABLE = "The server did not answer. Check your connection and try again.";
const BROKEN = "The server had a problem. Please try again.";

test.each([
  ["no answer", { message: "TypeError: Failed to fetch" }, 0, UNREACHABLE, ""],
  ["no answer in time", new DOMException("signal timed out", "TimeoutError"), 0, UNREACHABLE, ""],
  ["an answer that breaks off", { message: '[{"id":' }, 200, UNREACHABLE, ""],
  [
    "a broken rule",
    { message: "Comments are closed.", code: "23514" },
    400,
    "Comments are closed.",
    "23514",
  ],
  ["a refused right", { message: "denied", code: "42501" }, 403, "denied", "42501"],
  ["too often", { message: "Please wait.", code: "PT429" }, 429, "Please wait.", "PT429"],
  ["a broken backend", { message: "stack trace", code: "XX000" }, 500, BROKEN, "XX000"],
  ["a page of a proxy", "<html>Bad gateway</html>", 502, BROKEN, ""],
  ["the page of a filter", { message: "<html>You have been blocked</html>" }, 403, BROKEN, ""],
  ["a page of a proxy that takes no more", { message: "<html>Too large</html>" }, 413, BROKEN, ""],
  ["a project over its quota", { message: "Service is restricted: egress" }, 402, BROKEN, ""],
  ["a gateway that is asked too often", { message: "error code: 1015" }, 429, BROKEN, ""],
  [
    "a database that only reads, as with a full disk",
    { message: "cannot execute INSERT in a read-only transaction", code: "25006" },
    405,
    BROKEN,
    "25006",
  ],
  [
    "what the database does not have yet",
    { message: "Could not find the function public.x in the schema cache", code: "PGRST202" },
    404,
    BROKEN,
    "PGRST202",
  ],
  ["an answer without words", {}, 404, "HTTP 404", ""],
  ["an answer with other things than words", { message: 7, code: null }, 400, "HTTP 400", ""],
])("%s becomes a sentence for people", (_what, error, status, message, code) => {
  const made = toBackendError(error, status);

  expect(made).toBeInstanceOf(BackendError);
  expect(made).toMatchObject({ message, code, status: status < 400 ? 0 : status });
});

test("without a status nothing has answered", () => {
  expect(toBackendError({ message: "whatever" })).toMatchObject({
    message: UNREACHABLE,
    status: 0,
  });
});

test("what is a backend error already stays as it is", () => {
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

test("a refusal that is about who asks says so in words of the site", () => {
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

test.each(["22021", "22P05"])("what cannot be stored (%s) is told to a person", (code) => {
  const { message } = toBackendError({ code, message: "invalid byte sequence: 0x00" }, 400);
  expect(message).toMatch(/^The text has a character that cannot be stored\./);
});
