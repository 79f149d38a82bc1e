import http from "node:http";
import https from "node:https";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeCertificate } from "../../../scripts/bench/browser/host.ts";
import { reachBackend } from "../../../scripts/doctor/backend.ts";
import { certificate } from "../../../scripts/doctor/certificate.ts";
import { visitor } from "../../../scripts/doctor/visit.ts";
import { FIXED_HEADERS } from "../../../scripts/security-headers.ts";
import { sample } from "../../support/scope.ts";
import {
  buildOn,
  file,
  html,
  json,
  lookAt,
  page,
  serve,
  type Broken,
  type Reply,
} from "./stand-in.ts";
import { listenWith } from "../../support/listen-with.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { listenLocally } from "../../../scripts/lib/listen.ts";

/** These cannot be checked for a site on this machine. */
const NOT_HERE = ["Certificate", "Plain HTTP"];

const refusal = (code: string, status: number) => json({ code, message: "No." }, status);
const headers = (changed: Record<string, string | null>): Broken => ({
  "every header": { headers: changed },
});
const securityHeadersOf = async (broken: Broken) =>
  (await lookAt(await serve(broken))).find(({ name }) => name === "Security headers");
const policy = (value: string | null) => headers({ "Content-Security-Policy": value });
const SETTINGS = "/rest/v1/site_settings?select=maintenance_mode";
const MESSAGES = "/rest/v1/contact_messages?select=email&limit=1";
const CODE = "assets/index-1.js";

const buildThatShows = (count?: number): Reply => {
  const left = Array.from({ length: count ?? 0 }, (_, index) => ({
    page: `/blog/${index + 1}`,
    picture: "/a",
    reason: "is broken",
  }));
  const build = { ...JSON.parse(buildOn("").text ?? ""), fromStorage: count && left };
  return json(build);
};

test("a healthy site passes every check", async () => {
  const findings = await lookAt(await serve());
  const others = findings.filter(({ level }) => level !== "pass");
  expect(others.map(({ name, level }) => [name, level])).toEqual(
    NOT_HERE.map((name) => [name, "unknown"]),
  );
  expect(findings).toHaveLength(18);
});

test("a healthy site under a path passes every check, except for the robots.txt that is not its own", async () => {
  const findings = await lookAt(await serve({}, "/site/"));
  const others = findings.filter(({ level }) => level !== "pass");
  expect(others.map(({ name, level }) => [name, level])).toEqual(
    [...NOT_HERE, "robots.txt"].map((name) => [name, "unknown"]),
  );
});

test("a site that redirects to another host is told the URL there, with its path", async () => {
  const location = "https://www.example.com/site/?from=a#b";
  const findings = await lookAt(await serve({ "": { status: 301, headers: { location } } }));
  const advice =
    "Set VITE_SITE_URL to https://www.example.com/site and build, or have the host serve";
  expect(findings.find(({ name }) => name === "Site")).toMatchObject({
    finding: expect.stringContaining("redirects to https://www.example.com/site."),
    advice: expect.stringContaining(advice),
  });
});

test("a host that sends no headers is reported, and the policy in the page is applied", async () => {
  const policy = "script-src 'self' 'sha256-abc='; object-src 'none'";
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const bare = Object.fromEntries(
    [...Object.keys(FIXED_HEADERS), "Content-Security-Policy"].map((name) => [name, null]),
  );
  const inPage: Broken = {
    "": (base) => html(page(base, base).replace("<head>", `<head>${meta}`)),
  };
  expect(await securityHeadersOf({ ...inPage, ...headers(bare) })).toMatchObject({
    level: "warn",
    finding: expect.stringMatching(/^Not sent: Content-Security-Policy, X-Content-Type-Options/),
  });
  // The host's own policy, or one copied from another build: browsers apply both.
  for (const [sent, forbidden] of [
    ["default-src 'self'; frame-ancestors 'none'", "script-src 'sha256-abc='"],
    ["script-src 'self' 'sha256-old='; frame-ancestors 'none'", "script-src 'sha256-abc='"],
    ["Script-Src *; frame-ancestors 'none'", "script-src 'sha256-abc='"],
    [
      `${policy}; frame-ancestors 'none', script-src 'none'`,
      "script-src 'self', script-src 'sha256-abc='",
    ],
  ] as const)
    expect(
      await securityHeadersOf({ ...inPage, ...headers({ "Content-Security-Policy": sent }) }),
    ).toMatchObject({ level: "warn", finding: expect.stringMatching(`need: ${forbidden}\\.$`) });
  const lax = { "Content-Security-Policy": "script-src * 'unsafe-inline'; frame-ancestors 'none'" };
  expect(await securityHeadersOf({ ...inPage, ...headers(lax) })).toMatchObject({ level: "pass" });
  // As Vercel sends it, before the pages are known.
  const known = { "Content-Security-Policy": "object-src 'none'; frame-ancestors 'none'" };
  expect(await securityHeadersOf({ ...inPage, ...headers(known) })).toMatchObject({
    level: "pass",
  });
});

const brokenSites: Record<string, [Broken, "fail" | "warn" | "unknown", RegExp][]> = {
  Site: [
    [{ "": { status: 503 } }, "fail", /answers 503/],
    [{ "": { status: 403 } }, "fail", /answers 403\. .* a password, or .* a bot/],
    [{ "": html("<h1>Welcome to nginx</h1>") }, "fail", /something other than this site/],
    [
      { "": { status: 301, headers: { location: "https://www.example.com/" } } },
      "fail",
      /redirects to https:\/\/www\.example\.com\.$/,
    ],
  ],
  "Security headers": [
    [policy(null), "fail", /No Content-Security-Policy/],
    [policy("script-src 'self' 'unsafe-inline'"), "fail", /keeps foreign scripts out/],
    [headers({ "X-Frame-Options": null }), "warn", /Not sent: X-Frame-Options/],
    [headers({ "X-Content-Type-Options": "none" }), "warn", /nosniff/],
  ],
  Fallback: [
    [{ "every address without a file": html("Not found", 404) }, "fail", /404 without/],
    [{ admin: html("Not found", 404) }, "fail", /\/admin answers 404/],
  ],
  "Code that is gone": [
    [{ gone: html("the app") }, "fail", /200 instead of 404/],
    [
      { gone: { status: 404, headers: { "cache-control": "max-age=31536000, immutable" } } },
      "fail",
      /may be kept/,
    ],
  ],
  Code: [
    [{ [CODE]: { status: 404 } }, "fail", /which answers 404/],
    [{ [CODE]: html("the app") }, "fail", /200 with a page/],
    [{ [CODE]: file("text/plain", "code") }, "fail", /do not run/],
    [
      { [CODE]: file("text/javascript", `key="${["sb", "secret", "abcdefghij"].join("_")}"`) },
      "fail",
      /secret key/,
    ],
  ],
  Answers: [
    [{ "favicon.svg": html("the app") }, "warn", /\/favicon\.svg is sent as “text\/html”/],
    [{ "build.json": { status: 500 } }, "warn", /\/build\.json answers 500/],
    [
      {
        "": (base) => ({
          ...html(page(base, base)),
          headers: { "content-type": "text/html", "cache-control": "max-age=7200" },
        }),
      },
      "warn",
      /\/ may be kept \(“max-age=7200”\)/,
    ],
  ],
  "Service worker": [
    [{ "sw.js": { status: 404 } }, "warn", /sw\.js answers 404/],
    [{ "sw.js": { headers: { "cache-control": "max-age=86400" } } }, "warn", /kept/],
  ],
  Feeds: [
    [{ "rss.xml": { status: 404 } }, "fail", /Not there: rss\.xml/],
    [
      { "rss.xml": { status: 404 }, "atom.xml": html("the app"), "feed.json": { status: 404 } },
      "warn",
      /no feeds/,
    ],
    [{ "atom.xml": file("text/xml", "<feed><entry>") }, "fail", /atom\.xml cannot be read/],
    [
      {
        "feed.json": file(
          "application/json",
          '{"version":"https://jsonfeed.org/version/1.1","items":[{"url":"http://127.0.0.1:4173/"}]}',
        ),
      },
      "fail",
      /leads to http:\/\/127\.0\.0\.1:4173/,
    ],
    [{ [SETTINGS]: json([{ maintenance_mode: true }]) }, "unknown", /Maintenance mode/],
  ],
  Sitemap: [
    [{ "sitemap.xml": html("the app") }, "warn", /no sitemap/],
    [{ "sitemap.xml": file("text/xml", "<urlset>") }, "fail", /cannot be read/],
    [
      {
        "sitemap.xml": file(
          "text/xml",
          "<urlset><url><loc>https://old.example/</loc></url></urlset>",
        ),
      },
      "fail",
      /names https:\/\/old\.example/,
    ],
    [{ "blog/first": { status: 404 } }, "fail", /blog\/first, which answers 404/],
  ],
  "robots.txt": [
    [{ "robots.txt": { status: 404 } }, "warn", /no robots\.txt/],
    [{ "robots.txt": file("text/plain", "User-agent: *\nDisallow: /\n") }, "warn", /robots out/],
    [headers({ "X-Robots-Tag": "noindex, nofollow" }), "warn", /X-Robots-Tag: noindex/],
  ],
  "Canonical addresses": [
    [{ "": (base) => html(page("", base)) }, "warn", /does not name/],
    [
      { "": (base) => html(page("https://old.example/", base)) },
      "fail",
      /address is https:\/\/old/,
    ],
    [{ "blog/first": (base) => html(page(base, base)) }, "fail", /blog\/first says/],
  ],
  Backend: [
    [{ "build.json": { status: 404 } }, "unknown", /Neither the published build/],
    [{ [SETTINGS]: { status: 540 } }, "fail", /paused/],
    [{ [SETTINGS]: { status: 502 } }, "fail", /answers 502/],
    [{ [SETTINGS]: refusal("", 401) }, "fail", /key, VITE_SUPABASE_ANON_KEY: “No\.”/],
    [{ [SETTINGS]: refusal("PGRST205", 404) }, "fail", /no tables/],
    [{ [SETTINGS]: json([{ maintenance_mode: true }]) }, "warn", /maintenance mode is on/],
  ],
  "Rights of visitors": [
    [{ [SETTINGS]: { status: 540 } }, "unknown", /could not be asked/],
    [{ [MESSAGES]: json([]) }, "fail", /private data: contact_messages\.email/],
    [{ "/rest/v1/rpc/try_build_hook": refusal("25006", 405) }, "fail", /data: try_build_hook\(\)/],
    [{ [MESSAGES]: refusal("42703", 400) }, "unknown", /1 could not be checked: contact_messages/],
    [{ "/rest/v1/": { status: 503 } }, "unknown", /None of the checks got/],
  ],
  Pictures: [
    [{ "build.json": buildThatShows(undefined) }, "unknown", /does not say/],
    [
      { "build.json": buildThatShows(4) },
      "warn",
      /^\/blog\/1 shows \/a from the storage: it is broken\. .*\/blog\/3.* The same goes for 1 more\.$/,
    ],
  ],
  "Language of emails": [
    [{ "/rest/v1/rpc/mail_language": json([{ language: "tlh" }]) }, "warn", /emails are in “tlh”/],
    [{ "/rest/v1/rpc/mail_language": refusal("PGRST202", 404) }, "unknown", /say which language/],
  ],
};
// One of each check.
test.each(
  Object.entries(brokenSites).flatMap(([name, sites]) =>
    sample(sites).map(([broken, level, finding]) => [name, broken, level, finding] as const),
  ),
)("“%s” of a broken site: %j", async (name, broken, level, finding) => {
  const findings = await lookAt(await serve(broken));
  const found = findings.find((one) => one.name === name);
  expect(found).toEqual(
    expect.objectContaining({
      level,
      finding: expect.stringMatching(finding),
      // Every failure comes with advice.
      advice: expect.stringMatching(level === "fail" ? /\.$/ : /^/),
    }),
  );
});

test("a site that does not respond in time is one failure, and the rest is unknown", async () => {
  const silent = await listenWith(() => undefined);
  const [site, ...others] = await lookAt(silent, 50);
  expect(site).toMatchObject({
    name: "Site",
    level: "fail",
    finding: expect.stringContaining("no answer in time"),
  });
  expect(new Set(others.map(({ level }) => level))).toEqual(new Set(["unknown"]));
});

test("a redirect is followed on the same host, but not to another", async () => {
  const asked: string[] = [];
  const other = await listenWith((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  const elsewhere = new URL(other);
  elsewhere.hostname = "localhost";
  const base = await serve({
    "": { status: 302, headers: { location: "/blog/first" } },
    "sw.js": { status: 302, headers: { location: elsewhere.href } },
  });
  const findings = await lookAt(base);
  expect(findings.find(({ name }) => name === "Site")).toMatchObject({ level: "pass" });
  expect(findings.find(({ name }) => name === "Service worker")).toMatchObject({ level: "warn" });
  expect(asked).toEqual([]);
});

test("a backend in a network that the site's visitors cannot reach gets no requests", async () => {
  const asked: (string | undefined)[] = [];
  const inner = await listenWith((request, response) => {
    asked.push(request.url);
    response.end("[]");
  });
  for (const url of [inner.href, `${inner.href}admin?x=`, "https://127.0.0.1/", "https://[::1]/"]) {
    const findings = await lookAt(await serve({ "build.json": buildOn(url) }));
    expect(findings).toContainEqual(expect.objectContaining({ name: "Backend", level: "unknown" }));
  }
  expect(asked).toEqual([]);
});

test("the expiry of a certificate is read from the server", async () => {
  const server = https.createServer(makeCertificate(temporaryFolder(), 40));
  const port = await listenLocally(server);
  onTestFinished(() => void server.close());
  expect(await certificate(new URL(`https://127.0.0.1:${port}/`))).toMatchObject({
    level: "pass",
    finding: expect.stringMatching(/^It is valid for (39|40) more days/),
  });
});

test("findings that reveal how the site can be attacked are marked", async () => {
  const open = { [MESSAGES]: json([]) };
  const findings = await lookAt(await serve(open));
  expect(findings.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual([
    "Rights of visitors",
  ]);
});

test("behind a proxy that Node ignores, nothing is said to be gone", async () => {
  const server = http.createServer();
  const url = `http://127.0.0.1:${await listenLocally(server)}`;
  server.close();
  const found = async () =>
    (await reachBackend({ url, key: "sb_publishable_1" }, visitor())).result;
  vi.stubEnv("HTTP_PROXY", "http://proxy.example:8080");
  expect((await found()).finding).toMatch(
    /refused\. Set NODE_USE_ENV_PROXY=1, or Node ignores HTTP_PROXY\.$/,
  );
  vi.stubEnv("NODE_USE_ENV_PROXY", "1");
  expect((await found()).finding).toMatch(/refused\.$/);
});
