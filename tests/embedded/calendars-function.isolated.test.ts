/** The Edge Function «calendars» as it is deployed, with stand-ins for Deno and the REST API. */
import fs from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";

type Answer = (request: Request) => Promise<Response>;

const URL_OF = "https://db.example/calendars";
const root = path.resolve(import.meta.dirname, "../..");
const json = (name: string) => JSON.parse(fs.readFileSync(path.join(root, name), "utf8"));

test("it calls the database with the public key only, and requests nothing without a valid ticket", async () => {
  let answer: Answer | undefined;
  const env: Record<string, string> = {
    SUPABASE_URL: "https://db.example",
    SUPABASE_ANON_KEY: "public",
  };
  vi.stubGlobal("Deno", {
    env: { get: (name: string) => env[name] },
    serve: (given: Answer) => (answer = given),
  });
  const asked: unknown[] = [];
  let rows: object[] = [];
  vi.stubGlobal("fetch", async (url: string, init: { headers: object; body: string }) => {
    asked.push([url, init.headers, JSON.parse(init.body)]);
    return url.endsWith("calendar_to_read")
      ? Response.json(rows)
      : new Response(null, { status: 204 });
  });
  await import("../../supabase/functions/calendars/index.ts");
  const post = (body: string) => answer?.(new Request(URL_OF, { method: "POST", body }));
  expect(await (await answer?.(new Request(URL_OF)))?.json()).toEqual({ answers: "calendars" });
  expect(asked).toEqual([]);
  expect((await post("nothing"))?.status).toBe(404);
  expect((await post('{"ticket": "guessed", "url": "https://a.example"}'))?.status).toBe(404);
  const headers = { apikey: "public", "Content-Type": "application/json" };
  const read = "https://db.example/rest/v1/rpc/calendar_to_read";
  expect(asked).toEqual([
    [read, headers, { ticket: "undefined" }],
    [read, headers, { ticket: "guessed" }],
  ]);

  rows = [
    {
      url: "https://127.0.0.1/5ecret.ics",
      etag: null,
      from_time: "2026-11-23T00:00:00Z",
      until_time: "2026-11-30T00:00:00Z",
      time_zone: "UTC",
      addresses: [],
      consultations: [],
    },
  ];
  const done = await post('{"ticket": "good"}');
  expect([done?.status, await done?.text()]).toEqual([204, ""]);
  expect(asked.at(-1)).toEqual([
    "https://db.example/rest/v1/rpc/keep_busy_times",
    headers,
    { ticket: "good", error: "The calendar is not on the public internet." },
  ]);
});

test("it is deployed with the same packages as are tested", () => {
  const { imports }: { imports: Record<string, string> } = json(
    "supabase/functions/calendars/deno.json",
  );
  const { devDependencies }: { devDependencies: Record<string, string> } = json("package.json");
  const names = ["ical.js", "rrule-temporal", "undici", "windows-iana"];
  expect(imports).toEqual(
    Object.fromEntries(names.map((name) => [name, `npm:${name}@${devDependencies[name]}`])),
  );
});
