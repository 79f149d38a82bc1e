import { delay, http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { BackendError } from "@/lib/requests/backend-error";
import { call, getClient, request, requestWithCount, type Client } from "@/lib/supabase/client";
import { refusal, rest, rowsWithCount, server } from "../../support/server";

const tags = (client: Client) => client.from("tags").select("name", { count: "exact" });
const oneTag = (client: Client) => client.from("tags").select("name").single();

test("all callers share one client", async () => {
  expect(await getClient()).toBe(await getClient());
});

test("a response is its rows and their total", async () => {
  server.use(http.get(rest("tags"), () => rowsWithCount([{ name: "css" }], 17)));

  expect(await requestWithCount(tags)).toEqual({ data: [{ name: "css" }], count: 17 });
  expect(await request(tags)).toEqual([{ name: "css" }]);
});

test("a refusal becomes an error with the backend's message, code and status", async () => {
  server.use(http.get(rest("tags"), () => refusal("No tags today.", "P0001", 400)));

  await expect(request(tags)).rejects.toEqual(new BackendError("No tags today.", "P0001", 400));
});

test("a request without a response is given up within ten seconds", async () => {
  server.use(
    http.get(rest("tags"), async () => {
      await delay("infinite");
      return HttpResponse.json([]);
    }),
  );
  const deadline = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    // A thousand times faster than the clock.
    setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), milliseconds / 1000);
    return controller.signal;
  });

  await expect(request(tags)).rejects.toThrow("The server did not answer.");
  const waited = deadline.mock.lastCall?.[0];
  expect(waited).toBeGreaterThan(0);
  expect(waited).toBeLessThan(10_000);
});

test("an aborted request ends at once", async () => {
  server.use(
    http.get(rest("tags"), async () => {
      await delay("infinite");
      return HttpResponse.json([]);
    }),
  );
  const controller = new AbortController();
  const answer = request((client) => tags(client).abortSignal(controller.signal));
  controller.abort();

  await expect(answer).rejects.toBeInstanceOf(BackendError);
});

test("a page in place of a response is an error, as networks may require a sign-in", async () => {
  server.use(http.all(rest("*"), () => HttpResponse.html("<title>Welcome to our network</title>")));

  const noAnswer = { status: 0, message: expect.stringContaining("The server did not answer.") };
  await expect(request(tags)).rejects.toMatchObject(noAnswer);
  await expect(call("increment_post_views", { post_id: "1" })).rejects.toMatchObject(noAnswer);
});

test.each([null, {}, { error: "Sign in to our network" }, "", true])(
  "%j in place of a table's rows is an error, but may be the result of a function",
  async (body) => {
    server.use(http.all(rest("*"), () => HttpResponse.json(body)));

    await expect(request(tags)).rejects.toMatchObject({ status: 0, isBackendDown: true });
    expect(await request((client) => client.rpc("site_version"))).toEqual(body);
  },
);

test.each([{}, true])("%j in place of a list that a function returns is an error", async (body) => {
  server.use(http.all(rest("*"), () => HttpResponse.json(body)));
  const years = request((client) => client.rpc("post_years", {}, { get: true }));
  await expect(years).rejects.toMatchObject({ status: 0, isBackendDown: true });
  await expect(call("site_version", {}, { get: true })).rejects.toMatchObject({ status: 0 });
});

test("a network that sends nothing, or null in place of a row, does not answer", async () => {
  server.use(http.all(rest("*"), () => new HttpResponse(null, { status: 204 })));
  await expect(request(tags)).rejects.toMatchObject({ status: 0, isBackendDown: true });

  server.use(http.all(rest("*"), () => HttpResponse.json(null)));
  await expect(request(oneTag)).rejects.toMatchObject({ status: 0, isBackendDown: true });
});

test("a proxy's rate limit counts as the backend being down", async () => {
  const headers = { "Content-Type": "text/plain" };
  server.use(
    http.all(rest("*"), () => new HttpResponse("error code: 1015", { status: 429, headers })),
  );
  await expect(request(tags)).rejects.toMatchObject({ status: 429, isBackendDown: true });
});

test.each([
  [401, "<title>Sign in to our network</title>", "text/html"],
  [404, "404 page not found", "text/plain; charset=utf-8"],
  [451, "<title>Blocked</title>", "text/html"],
  [404, "", "application/json"],
  [404, '{"message":"no Route matched with those values"}', "application/json"],
  [400, '{"error":"requested path is invalid"}', "application/json"],
  [404, '{"code":404,"message":"Not Found"}', "application/json"],
  [404, "", ""],
  [404, "no", ""],
])("a proxy's %i is not taken for a refusal", async (status, body, type) => {
  const headers = { "Content-Type": type };
  server.use(http.all(rest("*"), () => new HttpResponse(body, { status, headers })));
  const noAnswer = { isBackendDown: true, message: "The server had a problem. Please try again." };
  await expect(request(tags)).rejects.toMatchObject(noAnswer);
  await expect(call("increment_post_views", { post_id: "1" })).rejects.toMatchObject(noAnswer);
});

/** A body without the content type that `HttpResponse` adds to a text. */
const untyped = (text: string) => new TextEncoder().encode(text);

test.each([
  ["empty", "", {}],
  ["empty, although declared as JSON", "", { "Content-Type": "application/json" }],
  ["a word", "OK", { "Content-Type": "text/plain" }],
])("a response that is %s does not count", async (_, body, headers) => {
  server.use(http.all(rest("*"), () => new HttpResponse(untyped(body), { headers })));
  const noAnswer = { status: 0, message: expect.stringContaining("The server did not answer.") };
  await expect(request(tags)).rejects.toMatchObject(noAnswer);
  await expect(call("site_version", {})).rejects.toMatchObject(noAnswer);
});

test("a response counts without a content type; a total, or a stored row, even without a body", async () => {
  server.use(
    http.get(rest("tags"), () => new HttpResponse(untyped('[{"name":"css"}]'))),
    http.head(rest("tags"), () => new HttpResponse(null, { headers: { "Content-Range": "*/3" } })),
    http.post(rest("tags"), () => new HttpResponse(untyped(""), { status: 201 })),
  );
  expect(await request(tags)).toEqual([{ name: "css" }]);
  server.use(http.get(rest("tags"), () => new HttpResponse(untyped('{"name":"css"}'))));
  expect(await request(oneTag)).toEqual({ name: "css" });
  const counting = requestWithCount((client) =>
    client.from("tags").select("name", { count: "exact", head: true }),
  );
  await expect(counting).resolves.toMatchObject({ count: 3 });
  await expect(
    request((client) => client.from("tags").insert({ name: "css" })),
  ).resolves.toBeNull();
});
