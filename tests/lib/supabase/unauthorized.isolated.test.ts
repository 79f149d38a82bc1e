import { beforeEach, expect, test, vi } from "vitest";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { handleUnauthorized } from "@/lib/supabase/unauthorized";

const future = { code: "PGRST303", message: "JWT issued at future" };
const early = { code: "PGRST303", message: "JWT not yet valid" };
const KEY = /^The server does not accept this page’s key\./;

let error = vi.spyOn(console, "error");
beforeEach(() => {
  error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.useFakeTimers();
});

const refused = (body: object) => Response.json(body, { status: 401 });

/** Handles a request that is refused like this. Returns its status, its error and how often it was repeated. */
async function ask(body: object, second = refused(body), isKey = true) {
  const again = vi.fn<() => Promise<Response>>(() => Promise.resolve(second));
  const looked = handleUnauthorized(refused(body), isKey, again);
  await vi.runAllTimersAsync();
  const answer = await looked;
  const told = toBackendError(await answer.json(), answer.status);
  return { status: answer.status, told, again: again.mock.calls.length };
}

test.each([future, early])("$message: the request is repeated once", async (body) => {
  expect(await ask(body, Response.json("1"))).toMatchObject({ status: 200, again: 1 });
  expect(error).not.toHaveBeenCalled();
});

test.each([
  [future, true],
  [future, false],
  [early, false],
])("%j twice is a failure of the server (without a session: %s)", async (body, isKey) => {
  expect(await ask(body, refused(body), isKey)).toMatchObject({
    again: 1,
    told: { isBackendDown: true, message: "The server had a problem. Please try again." },
  });
  expect(error).not.toHaveBeenCalled();
});

test("if the second response is about the key, that counts", async () => {
  const second = refused({ message: "A key of another project" });
  expect((await ask(future, second)).told.message).toMatch(KEY);
  expect(error.mock.calls.splice(0)).toHaveLength(1);
});

test.each([
  { message: "Legacy API keys are disabled", hint: "…" },
  { message: "Invalid API key", hint: "Double check your API key." },
  { message: "No API key found in request", hint: "…" },
  { message: "Unregistered API key", hint: "…" },
  { code: "PGRST301", message: "No suitable key or wrong key type" },
  { code: "PGRST302", message: "Anonymous access is disabled" },
  { code: "PGRST303", message: "JWT expired" },
])("$message: the backend counts as down, and the console names the key once", async (body) => {
  for (const said of [1, 0]) {
    // oxlint-disable-next-line no-await-in-loop -- the second time is the test.
    expect(await ask(body)).toMatchObject({
      again: 0,
      told: { isBackendDown: true, message: expect.stringMatching(KEY) },
    });
    expect(error.mock.calls.splice(0)).toHaveLength(said);
  }
});

test("a missing right is not a problem of the key", async () => {
  expect(await ask({ code: "42501", message: "permission denied" })).toMatchObject({
    again: 0,
    told: { isBackendDown: false, message: "You are not signed in." },
  });
  expect(error).not.toHaveBeenCalled();
});
