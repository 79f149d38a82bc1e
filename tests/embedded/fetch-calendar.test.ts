/** A calendar is fetched from a server with a certificate, and only from the public internet. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import https from "node:https";
import type { LookupFunction } from "node:net";
import path from "node:path";
import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { publicLookup } from "../../supabase/functions/_shared/public-address.ts";
import { fetchCalendar } from "../../supabase/functions/calendars/fetch-calendar.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { listenLocally } from "../../scripts/lib/listen.ts";

const folder = temporaryFolder(afterAll);
const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8");
/** As if the name belonged to a public server. */
const lookup: LookupFunction = (_name, { all }, answer) =>
  all ? answer(null, [{ address: "127.0.0.1", family: 4 }]) : answer(null, "127.0.0.1", 4);

beforeAll(() => {
  const openssl = (line: string) => spawnSync("openssl", line.split(" "), { cwd: folder });
  const key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
  openssl(`req -x509 ${key} -keyout ca-key.pem -out ca.pem -days 2 -subj /CN=Sample`);
  openssl(`req ${key} -keyout key.pem -out request.pem -subj /CN=calendar.example`);
  fs.writeFileSync(path.join(folder, "names"), "subjectAltName=DNS:calendar.example");
  openssl(
    "x509 -req -in request.pem -CA ca.pem -CAkey ca-key.pem -CAcreateserial -days 2 -extfile names -out cert.pem",
  );
});

/** A server on this machine, and the requests it got. */
async function serve(listener: RequestListener) {
  const asked: [url: string | undefined, etag: string | undefined][] = [];
  const own = https.createServer(
    { key: read("key.pem"), cert: read("cert.pem") },
    (request, response) => {
      asked.push([request.url, request.headers["if-none-match"]]);
      listener(request, response);
    },
  );
  const port = await listenLocally(own);
  onTestFinished(() => {
    own.closeAllConnections();
    own.close();
  });
  return { asked, port, origin: `https://calendar.example:${port}` };
}

const from = () => ({ lookup, ca: read("ca.pem") });

test("redirects are followed, and an unchanged calendar is not downloaded again", async () => {
  const { origin, asked } = await serve((request, response) => {
    if (request.url === "/old") return response.writeHead(301, { location: "/new" }).end();
    if (request.headers["if-none-match"] === '"1"') return response.writeHead(304).end();
    return response.writeHead(200, { etag: '"1"' }).end("BEGIN:VCALENDAR é");
  });
  expect(await fetchCalendar(`${origin}/old`, null, from())).toEqual({
    text: "BEGIN:VCALENDAR é",
    etag: '"1"',
  });
  expect(await fetchCalendar(`${origin}/new`, '"1"', from())).toBeNull();
  expect(asked).toEqual([
    ["/old", undefined],
    ["/new", undefined],
    ["/new", '"1"'],
  ]);
});

test("a calendar may be compressed, as iCloud's are, and is measured uncompressed", async () => {
  const texts: Record<string, Buffer> = {
    "/": Buffer.from("BEGIN:VCALENDAR é"),
    "/bomb": Buffer.alloc(21 * 1024 * 1024),
  };
  const { origin } = await serve(({ url = "" }, response) =>
    response
      .writeHead(200, { "content-encoding": "gzip" })
      .end(url === "/torn" ? "BEGIN" : gzipSync(texts[url] ?? "")),
  );
  const go = (way: string) => fetchCalendar(origin + way, null, from());
  expect(await go("/")).toEqual({ text: "BEGIN:VCALENDAR é", etag: null });
  await expect(go("/bomb")).rejects.toThrow(/^The calendar is larger than 20 MB\.$/);
  await expect(go("/torn")).rejects.toThrow(/^The calendar’s server does not answer/);
});

test("no request reaches a private network, whatever the route", async () => {
  const { port, asked, origin } = await serve((_request, response) => response.end("SECRET"));
  const rebinding = publicLookup((_name, _options, answer) =>
    answer(null, [{ address: "127.0.0.1", family: 4 }]),
  );
  const secret = /5ecret|calendar\.example|127|localhost/;
  for (const [address, options] of [
    [`${origin}/5ecret`, { ca: read("ca.pem"), lookup: rebinding }],
    [`https://localhost:${port}/5ecret`, { ca: read("ca.pem") }],
    [`https://127.0.0.1:${port}/5ecret`, from()],
    [`https://2130706433:${port}/5ecret`, from()],
    [`https://[::1]:${port}/5ecret`, from()],
  ] as const) {
    const error = await fetchCalendar(address, null, options).catch((error: unknown) => error);
    expect(String(error)).toBe("Error: The calendar is not on the public internet.");
    expect(String(error)).not.toMatch(secret);
  }
  expect(asked).toEqual([]);
});

test("a redirect is checked like the original URL", async () => {
  const inner = await serve((_request, response) => response.end("SECRET"));
  const ways: Record<string, string> = {
    "/inner": `https://127.0.0.1:${inner.port}/`,
    "/plain": `http://calendar.example:${inner.port}/`,
    "/file": "file:///etc/hostname",
    "/round": "/round",
  };
  const { origin } = await serve(({ url = "" }, response) => {
    response.writeHead(302, { location: ways[url] }).end();
  });
  const go = (way: string) => fetchCalendar(origin + way, null, from());
  await expect(go("/inner")).rejects.toThrow("not on the public internet");
  await expect(go("/plain")).rejects.toThrow("leads away from https");
  await expect(go("/file")).rejects.toThrow("leads away from https");
  await expect(go("/round")).rejects.toThrow("redirects too often");
  expect(inner.asked).toEqual([]);
});

test("errors about calendars that are too large, too slow, missing or untrusted do not contain the URL", async () => {
  const mega = Buffer.alloc(1024 * 1024);
  const { origin } = await serve(({ url }, response) => {
    if (url === "/gone") return response.writeHead(404).end();
    if (url === "/unasked") return response.writeHead(304).end();
    if (url === "/silent") return;
    response.writeHead(200, url === "/honest" ? { "content-length": 1e12 } : {});
    if (url === "/slow") return response.write("BEGIN");
    const more = () => {
      while (response.write(mega));
      response.once("drain", more);
    };
    return more();
  });
  const go = (way: string, options = {}) =>
    fetchCalendar(origin + way, null, { ...from(), ...options });
  await expect(go("/gone")).rejects.toThrow(/^The calendar’s server answers 404\.$/);
  await expect(go("/unasked")).rejects.toThrow(/^The calendar’s server answers 304\.$/);
  await expect(go("/endless")).rejects.toThrow(/^The calendar is larger than 20 MB\.$/);
  await expect(go("/honest")).rejects.toThrow(/^The calendar is larger than 20 MB\.$/);
  await expect(go("/silent", { deadline: 200 })).rejects.toThrow(
    /^The calendar’s server does not answer in time\.$/,
  );
  await expect(go("/slow", { deadline: 500 })).rejects.toThrow(
    /^The calendar’s server does not answer in time\.$/,
  );
  await expect(fetchCalendar(origin, null, { lookup })).rejects.toThrow(
    /has no valid certificate\.$/,
  );
});
