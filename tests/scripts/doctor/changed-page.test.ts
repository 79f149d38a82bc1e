import { expect, test } from "vitest";
import { buildOn, contact, html, lookAt, page, serve, type Broken } from "./stand-in.ts";
import { sample } from "../../support/scope.ts";

type Change = (html: string) => string;

const put =
  (element: string): Change =>
  (page) =>
    page.replace("</body>", `${element}</body>`);
const script = (src: string) => put(`<script src="${src}"></script>`);
const cut: Change = (page) => page.slice(0, -9);

async function pagesOf(broken: Broken) {
  const findings = await lookAt(await serve(broken));
  return findings.find(({ name }) => name === "Pages as built");
}

test.each<[string, Change, RegExp, RegExp]>(
  sample(
    [
      [
        "comments",
        (page) => page.replaceAll(/<!--.*?-->/g, ""),
        /comments are removed/,
        /minifies/,
      ],
      [
        "closing tags",
        (page) => page.replaceAll(/<!--.*?-->|<\/(?:head|body|html)>/g, ""),
        /comments are removed/,
        /minifies/,
      ],
      ["white space", (page) => page.replaceAll("\n", ""), /white space is collapsed/, /minifies/],
      [
        "email addresses",
        (page) => page.replace("mailto:me@site.example", "/cdn-cgi/l/email-protection#01"),
        /mail addresses are hidden/,
        /Email Address Obfuscation/,
      ],
      [
        "types of scripts",
        (page) => page.replace('type="module"', 'type="0123456789abcdef01234567-module"'),
        /Rocket Loader/,
        /Rocket Loader/,
      ],
      [
        "a beacon",
        script("https://static.cloudflareinsights.com/beacon.min.js"),
        /: Cloudflare’s Web Analytics is added\.$/,
        /automatic setup/,
      ],
      ["tags", script("/cdn-cgi/zaraz/s.js?z=1"), /Zaraz/, /Auto-inject/],
      [
        "a challenge",
        script("/cdn-cgi/challenge-platform/scripts/jsd/main.js"),
        /bot/,
        /Bot Fight/,
      ],
      ["a measurement", script("/.netlify/scripts/rum"), /Real User Metrics/, /Real User Metrics/],
      ["a drawer", script("https://app.netlify.com/netlify-cdp-loader.js"), /drawer/, /Drawer/],
      ["a toolbar", script("https://vercel.live/_next-live/feedback.js"), /toolbar/, /Toolbar/],
      ["a chat script", script("https://chat.example/chat.js"), /1 script more/, /adds scripts/],
      ["pictures", put('<img data-pagespeed-url-hash="1">'), /PageSpeed/, /pagespeed off/],
      ["lazy pictures", put('<img data-cfsrc="/a.webp">'), /Mirage/, /Mirage/],
      [
        "script URLs",
        (page) => page.replace('src="/', 'src="https://mirror.example/'),
        /asked for at https:\/\/mirror\.example/,
        /rewrites addresses/,
      ],
      ["bytes", (page) => `\uFEFF${page}`, /bytes were converted/, /byte for byte/],
      ["a truncated page", cut, /is cut off/, /all of dist/],
      ["a changed word", (page) => page.replace("Write", "Call"), /nothing shows what/, /cache/],
    ],
    (_, index) => index % 4 === 0,
  ),
)(
  "a change by the host is named, with the setting that causes it: %s",
  async (_, change, what, advice) => {
    expect(await pagesOf({ contact: (base) => html(change(contact(base))) })).toMatchObject({
      level: change === cut ? "fail" : "warn",
      finding: expect.stringMatching(what),
      advice: expect.stringMatching(advice),
    });
  },
);

test("a charset that differs from that of the pages is named", async () => {
  const headers = { "content-type": "text/html; charset=iso-8859-1" };
  expect(await pagesOf({ contact: (base) => ({ headers, text: contact(base) }) })).toMatchObject({
    finding: expect.stringContaining("sent as iso-8859-1"),
  });
});

test.each<[string, string, Change]>([
  ["unknown", "nothing is known", (page) => page],
  ["warn", "changes that left a trace are found", put('<a data-cfemail="01">')],
])("%s: for a build that does not record its pages, %s", async (level, _, change) => {
  const old: Broken = { "build.json": buildOn(""), "": (base) => html(change(page(base, base))) };
  expect(await pagesOf(old)).toMatchObject({ level });
});

test("a page without quotes is still recognized, and reported as changed", async () => {
  const found = await pagesOf({
    "": (base) => html(page(base, base).replaceAll(/="([^" ]*)"/g, "=$1")),
  });
  expect(found).toMatchObject({ level: "warn" });
});
