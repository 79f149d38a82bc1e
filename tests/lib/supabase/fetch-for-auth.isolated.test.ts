import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { getAuthClient, request } from "@/lib/supabase/client";
import { fetchForAuth } from "@/lib/supabase/fetch-for-auth";
import { clocks } from "../../support/clocks";
import { auth, rest, rowsWithCount, server } from "../../support/server";
import { sessionOf } from "../../support/session";

test.each(clocks)("a session is requested once if the clock is %s", async (_name, offset) => {
  const session = sessionOf();
  const tokens: string[] = [];
  server.use(
    http.post(auth("token"), ({ request: { url } }) => {
      tokens.push(new URL(url).searchParams.get("grant_type") ?? "");
      return HttpResponse.json(session);
    }),
    http.get(rest("tags"), () => rowsWithCount([])),
  );
  vi.setSystemTime(Date.now() + offset);
  const client = await getAuthClient();
  await client.auth.signInWithPassword({ email: "ada@example.com", password: "x" });
  for (let asked = 0; asked < 3; asked += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as while a page is used.
    await request((each) => each.from("tags").select("name"));
  }
  expect(tokens).toEqual(["password"]);
});

const RETIRED = { message: "Legacy API keys are disabled", hint: "…" };
const TOO_OFTEN = { code: 429, error_code: "over_request_rate_limit", msg: "No." };

test.each([
  ["too many renewals", TOO_OFTEN, 429, 503],
  ["an exceeded quota", { message: "Service for this project is restricted" }, 402, 503],
  ["a paused project", { message: "Project paused" }, 540, 503],
  ["a retired key", RETIRED, 401, 503],
  ["a retired key without a hint", { message: "Invalid API key" }, 401, 503],
  ["a wrong password", { code: 400, error_code: "invalid_credentials", msg: "No." }, 400, 400],
  ["an ended session", { code: 401, error_code: "session_not_found", msg: "No." }, 401, 401],
])("after %s the client knows if its session has ended", async (_what, body, said, heard) => {
  const send = fetchForAuth(async () => Response.json(body, { status: said }));
  const answer = await send("https://db.example/auth/v1/token?grant_type=refresh_token");
  expect([answer.status, await answer.json()]).toEqual([heard, body]);
});

test("a filter's page does not end a session", async () => {
  const page = new Response("<h1>Blocked</h1>", { status: 403 });
  const answer = await fetchForAuth(async () => page)("/auth/v1/token?grant_type=refresh_token");
  expect(answer.status).toBe(503);
});

test.each([
  ["token?grant_type=password", 401],
  ["signup", 401],
  ["user", 401],
  ["token?grant_type=pkce", 503],
  ["logout?scope=global", 503],
])("a retired key is told to whoever sends «%s» as %i", async (name, heard) => {
  const send = fetchForAuth(async () => Response.json(RETIRED, { status: 401 }));
  const answer = await send(`https://db.example/auth/v1/${name}`);
  expect([answer.status, await answer.json()]).toEqual([heard, RETIRED]);
});

test("too many password attempts are reported", async () => {
  const send = fetchForAuth(async () => Response.json(TOO_OFTEN, { status: 429 }));
  const answer = await send("https://db.example/auth/v1/token?grant_type=password");
  expect([answer.status, await answer.json()]).toEqual([429, TOO_OFTEN]);
});

test("renewing a session is retried after a rate limit", async () => {
  const session = sessionOf();
  server.use(
    http.post(auth("token"), () => HttpResponse.json(TOO_OFTEN, { status: 429 }), { once: true }),
    http.post(auth("token"), () => HttpResponse.json(session)),
  );
  const client = await getAuthClient();
  const { data } = await client.auth.refreshSession({ refresh_token: "old" });
  expect(data.session).toMatchObject({ access_token: session.access_token });
});
