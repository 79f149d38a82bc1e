/** The Edge Function «mail» as it is deployed, with stand-ins for Deno and the REST API. */
import { expect, test, vi } from "vitest";

type Answer = (request: Request) => Promise<Response>;

test("it calls the database with the project's public key, and nothing else", async () => {
  let answer: Answer | undefined;
  const env: Record<string, string> = {
    SUPABASE_URL: "https://db.example",
    SUPABASE_PUBLISHABLE_KEYS: '{"default": "sb_publishable_x"}',
  };
  vi.stubGlobal("Deno", {
    env: { get: (name: string) => env[name] },
    serve: (given: Answer) => (answer = given),
  });
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, init: { headers: object; body?: string }) => {
    asked.push([url, init.headers, init.body && JSON.parse(init.body)]);
    return url.endsWith("mail_site")
      ? Response.json("https://site.example")
      : new Response(null, { status: 204 });
  });
  await import("../../supabase/functions/mail/index.ts");
  const url = "https://db.example/mail/unsubscribe?token=abc";
  expect((await answer?.(new Request(url, { method: "POST" })))?.status).toBe(200);
  const look = await answer?.(new Request(url));
  expect(look?.headers.get("Location")).toBe("https://site.example/subscriptions#abc");
  const feed = await answer?.(new Request("https://db.example/mail/calendar?token=a%2Bb"));
  expect(feed?.headers.get("Access-Control-Allow-Origin")).toBe("*");
  const headers = { apikey: "sb_publishable_x", "Content-Type": "application/json" };
  expect(asked).toEqual([
    ["https://db.example/rest/v1/rpc/stop_subscriptions", headers, { token: "abc" }],
    ["https://db.example/rest/v1/rpc/mail_site", headers, {}],
    [
      "https://db.example/rest/v1/rpc/calendar_feed?token=a%2Bb",
      { apikey: headers.apikey },
      undefined,
    ],
  ]);
});
