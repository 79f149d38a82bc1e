import { beforeEach, expect, test, vi } from "vitest";

const editions = [
  { language: "en", name: "English", prefix: "", offer: "This page in English" },
  { language: "de", name: "Deutsch", prefix: "/de", offer: "Diese Seite auf Deutsch" },
];

function build(prefix: "" | "/de", base = "/"): void {
  vi.resetModules();
  vi.stubEnv("BASE_URL", base);
  vi.stubEnv("HAS_EDITIONS", "yes");
  vi.stubEnv("VITE_SITE_URL", "https://robin.example");
  vi.stubGlobal("SITE_EDITIONS", editions);
  vi.stubGlobal("EDITION_PREFIX", prefix);
  vi.stubGlobal("SITE_LANGUAGE", prefix ? "de" : "en");
}

beforeEach(() => {
  document.documentElement.removeAttribute("data-offer");
});

test("an edition has its pages below its prefix, and shares files and browser storage", async () => {
  build("/de", "/site/");
  const { fileInSite, fileOnHost, inSite, isOnSite, onHost, storageKey } =
    await import("@/lib/base-path");
  expect(onHost("/about")).toBe("/site/de/about");
  expect(fileOnHost("/images/a.avif")).toBe("/site/images/a.avif");
  expect(fileInSite("/site/images/a.avif")).toBe("/images/a.avif");
  expect([inSite("/site/de/"), inSite("/site/de/blog/a")]).toEqual(["/", "/blog/a"]);
  expect(["/site/de/a", "/site/a", "/site/design"].map(isOnSite)).toEqual([true, false, false]);
  expect(storageKey("session")).toBe("site/session");
  const { CACHE_PREFIX, otherPrefixes } = await import("@/lib/offline/caching-rules");
  expect([CACHE_PREFIX, ...otherPrefixes()]).toEqual(["site/de/site:", "site/site:"]);
});

test("the main edition and its worker leave the pages of other editions alone", async () => {
  build("");
  const { isInEdition, isOnSite } = await import("@/lib/base-path");
  expect(["/de", "/de/about", "/design", "/about"].map(isOnSite)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(["/de", "/de/about", "/design"].map(isInEdition)).toEqual([true, true, false]);
  const { isPagePath } = await import("@/lib/offline/caching-rules");
  expect(["/de", "/de/about", "/about"].map(isPagePath)).toEqual([false, false, true]);
  const { otherPrefixes } = await import("@/lib/offline/caching-rules");
  expect(otherPrefixes()).toEqual(["de/site:"]);
});

test("in another edition, links in a text lead to its pages, and URLs of pictures stay unchanged", async () => {
  build("/de");
  const { writtenUrl } = await import("@/lib/base-path");
  expect(
    ["/blog/a?b=1.5#c", "/images/a.png", "/de/blog/a", "https://a.example/b"].map(writtenUrl),
  ).toEqual(["/de/blog/a?b=1.5#c", "/images/a.png", "/de/blog/a", "https://a.example/b"]);
});

test("no path of another edition leads to another host", async () => {
  build("/de");
  const { fileOnHost, inSite, onHost } = await import("@/lib/base-path");
  expect(fileOnHost(inSite("/de//evil.example/a"))).toBe("/evil.example/a");
  build("");
  expect((await import("@/lib/base-path")).onHost("//evil.example/a")).toBe("/evil.example/a");
  expect(onHost("/")).toBe("/de/");
});

test("pages of the interface have a URL in each edition, texts only in that of their language", async () => {
  build("/de");
  const { editionAlternates, fileUrl, siteUrl } = await import("@/lib/seo/site-url");
  expect(siteUrl("/about")).toBe("https://robin.example/de/about");
  expect(siteUrl("/blog/a", "de-AT")).toBe("https://robin.example/de/blog/a");
  expect(siteUrl("/blog/a", "en")).toBe("https://robin.example/blog/a");
  expect(siteUrl("/blog/a", "fr")).toBe("https://robin.example/blog/a");
  expect(fileUrl("/images/a.avif")).toBe("https://robin.example/images/a.avif");
  expect(siteUrl("/")).toBe("https://robin.example/de");
  expect(editionAlternates("/")).toEqual([
    { hreflang: "en", url: "https://robin.example/" },
    { hreflang: "de", url: "https://robin.example/de" },
    { hreflang: "x-default", url: "https://robin.example/" },
  ]);
});

test("comments refer to their article by its URL in the edition of its language", async () => {
  build("");
  const { createElement } = await import("react");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { CommentsData } = await import("@/pages/post/CommentsData");
  const { commentRow, postRow } = await import("../support/factories");
  const post = postRow({ slug: "a", language: "de" });
  const comments = [commentRow()];
  const data = renderToStaticMarkup(createElement(CommentsData, { post, comments }));
  expect(data).toContain('"@id":"https://robin.example/de/blog/a#article"');
});

test("the owner's text is marked with its language if that is not the page's", async () => {
  build("/de");
  const { said } = await import("@/lib/said");
  const { asWritten } = await import("@/lib/text/as-written");
  const [role] = said({ en: [{ role: "Developer" }], de: [{ role: "Entwickler" }] });
  expect(asWritten(role?.role)).toEqual({});
  expect(asWritten(said({ ar: "مطوّر", en: "Developer" }))).toEqual({ lang: "ar", dir: "rtl" });
  expect(asWritten("Software that is finished")).toEqual({ lang: "en", dir: "ltr" });
});

test("in the main edition, the owner's text is in the language of the page", async () => {
  build("");
  const { asWritten } = await import("@/lib/text/as-written");
  expect(asWritten("Software that is finished")).toEqual({});
});

test("the database gets the URL of the main edition, whatever edition the owner uses", async () => {
  build("/de");
  const { currentSiteUrl } = await import("@/lib/seo/site-origin");
  expect(currentSiteUrl()).toBe("https://robin.example");
});

test.each([
  { prefers: ["de-AT", "en"], offered: "de" },
  { prefers: ["en-GB", "de"], offered: undefined },
  { prefers: ["fr", "de"], offered: "de" },
  { prefers: ["fr"], offered: undefined },
  { prefers: ["en"], chosen: "de", offered: "de" },
  { prefers: ["de"], chosen: "", offered: undefined },
  { prefers: ["de"], chosen: "en", offered: undefined },
])("a browser that prefers $prefers is offered $offered", async ({ prefers, chosen, offered }) => {
  build("");
  vi.stubGlobal("navigator", { languages: prefers });
  if (chosen !== undefined) localStorage.setItem("language", chosen);
  await import("@/edition-choice");
  expect(document.documentElement.dataset["offer"]).toBe(offered);
});

const inChinese = ["zh-Hans", "zh-Hant"].map((language) => ({
  language,
  name: language,
  prefix: `/${language}`,
  offer: "",
}));

test.each([
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-CN", "zh-Hans"],
  ["zh", "zh-Hans"],
  ["not a language", undefined],
])(
  "a browser that prefers %s is offered Chinese in its characters: %s",
  async (preferred, offered) => {
    build("");
    vi.stubGlobal("SITE_EDITIONS", [...editions, ...inChinese]);
    vi.stubGlobal("navigator", { languages: [preferred] });
    await import("@/edition-choice");
    expect(document.documentElement.dataset["offer"]).toBe(offered);
  },
);

test("a text in Chinese has its page in the edition with the same characters", async () => {
  build("");
  vi.stubGlobal("SITE_EDITIONS", [...editions, ...inChinese]);
  const { siteUrl } = await import("@/lib/seo/site-url");
  expect(siteUrl("/a", "zh-TW")).toBe("https://robin.example/zh-Hant/a");
  expect(siteUrl("/a", "zh-SG")).toBe("https://robin.example/zh-Hans/a");
});

test.each([
  ["/de?a=1#b", "/de/?a=1#b"],
  ["/de/app#%2Fde%2Fblog%2Fa%3Fb%3D1%23c", "/de/blog/a?b=1#c"],
  // A URL of another host or an invalid one is not shown.
  ["/de/app#%2F%2Fother.example", "/de/app#%2F%2Fother.example"],
  ["/de/app#%2Fadmin", "/de/app#%2Fadmin"],
  ["/de/app#%2F%E0%A4%A", "/de/app#%2F%E0%A4%A"],
  ["/de/about#%2Fde%2Fblog", "/de/about#%2Fde%2Fblog"],
])("in another edition, %s is shown as %s", async (opened, shown) => {
  build("/de");
  window.history.replaceState(null, "", opened);
  await import("@/edition-choice");
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(shown);
  window.history.replaceState(null, "", "/");
});
