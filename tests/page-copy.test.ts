import { expect, test } from "vitest";
import { addressOf, isCopy } from "@/page-copy";
import { pageDataIn } from "@/page-data";

const ORIGIN = "https://my.site";

function pageOf(path: string | null, siteUrl = ORIGIN): Document {
  const data = JSON.stringify({ path, siteUrl, version: "1", queries: [] });
  const html = `<script id="page-data" type="application/json">${data}</script>`;
  return new DOMParser().parseFromString(html, "text/html");
}

test.each([
  ["/web/2026/https://my.site/blog/a", "/blog/a", "https://web.archive.org"],
  ["/web/2026/https://my.site/blog/a", "/blog/a", ORIGIN],
  ["/web/2026/https://my.site/", "", ORIGIN],
  ["/ipfs/Qm/", "", "https://ipfs.example"],
  ["/my.site/blog/a.html", "/blog/a", "https://saved.example"],
  ["/my.site/index.html", "", "https://saved.example"],
  ["/view", "/blog/a", "https://viewer.example"],
])("%s with the page of «%s» at %s is a copy", (pathname, path, origin) => {
  expect(isCopy(pageOf(path), { origin, pathname }, false)).toBe(true);
});

test.each([
  ["/blog/a", "/blog/a", ORIGIN, true],
  ["/blog/a/", "/blog/a", "https://preview.example", true],
  ["/", "", "https://preview.example", true],
  // A host that has served the wrong file.
  ["/blog/new", "", ORIGIN, true],
  ["/blog/new", "/blog/a", ORIGIN, true],
  ["/admin", "", "https://preview.example", true],
  ["/no-such-page", "", ORIGIN, false],
  // The app shell.
  ["/no-such-page", null, ORIGIN, false],
])("%s with the page of «%s» at %s is the site's own", (pathname, path, origin, isRoute) => {
  expect(isCopy(pageOf(path), { origin, pathname }, isRoute)).toBe(false);
});

test.each([`{"path":"/blog/a","siteUrl":"`, `{&quot;path&quot;:"/blog/a"}`, ""])(
  "page data that a host or a broken connection has left as «%s» is ignored",
  (data) => {
    const html = `<script id="page-data" type="application/json">${data}</script>`;
    const page = new DOMParser().parseFromString(html, "text/html");
    expect(pageDataIn(page, "/blog/a")).toBeNull();
  },
);

test("the URL of a file is not that of a page", () => {
  const location = { origin: ORIGIN, pathname: "/blog/a.html" };
  expect(isCopy(pageOf("/blog/a"), location, true)).toBe(true);
});

test("without a configured site URL a different origin means nothing", () => {
  const location = { origin: "http://localhost:4173", pathname: "/no-such-page" };
  expect(isCopy(pageOf("", ""), location, false)).toBe(false);
});

test.each([
  ["/blog/a.html", "/blog/a", "/blog/a"],
  ["/index.html", "", "/"],
  ["//blog//a", "/blog/a", "/blog/a"],
  ["//", "", "/"],
  ["/Blog/A/", "/blog/a", "/blog/a"],
  ["/blog/tag/caf%c3%a9", "/blog/tag/caf%C3%A9", "/blog/tag/caf%C3%A9"],
  ["/blog/tag/cafe%CC%81", "/blog/tag/caf%C3%A9", "/blog/tag/caf%C3%A9"],
])("%s is another spelling of the page «%s»", (pathname, path, own) => {
  expect(addressOf(pageOf(path), { origin: ORIGIN, pathname })).toBe(own);
  // There it may be a copy.
  expect(addressOf(pageOf(path), { origin: "https://saved.example", pathname })).toBeUndefined();
});

test.each([
  ["/blog/b.html", "/blog/a"],
  ["/web/2026/https://my.site/blog/a", "/blog/a"],
  ["/blog/100%", "/blog/a"],
  ["/no-such-page.html", null],
])("%s is not a spelling of the page «%s»", (pathname, path) => {
  expect(addressOf(pageOf(path), { origin: ORIGIN, pathname })).toBeUndefined();
});

test.each([
  ["//confirm", null, "/confirm"],
  ["//confirm", "", "/confirm"],
  ["/web/2026/https://my.site/", null, undefined],
])("at %s hosts may respond with the page of «%s»", (pathname, path, own) => {
  expect(addressOf(pageOf(path), { origin: ORIGIN, pathname })).toBe(own);
});
