import { expect, test, vi } from "vitest";
import { publishedUrl, siteUrl } from "../../scripts/site-url.ts";
import { configWith } from "../support/config-with.ts";

test.each([
  [{ VITE_SITE_URL: "https://example.com" }, "https://example.com"],
  [{ VITE_SITE_URL: " https://Example.com/ " }, "https://example.com"],
  [{ VITE_SITE_URL: "https://robin.github.io/site/" }, "https://robin.github.io/site"],
  [{ VITE_SITE_URL: "http://127.0.0.1:4173" }, "http://127.0.0.1:4173"],
  [{ NETLIFY: "true", URL: "https://robin.netlify.app" }, "https://robin.netlify.app"],
  [{ VERCEL_PROJECT_PRODUCTION_URL: "robin.vercel.app" }, "https://robin.vercel.app"],
  [{ CF_PAGES_URL: "https://1a2b3c4d.robin.pages.dev" }, "https://robin.pages.dev"],
  [{ CF_PAGES_URL: "https://robin.pages.dev" }, "https://robin.pages.dev"],
  [{ VITE_SITE_URL: "https://a.example", CF_PAGES_URL: "https://b.example" }, "https://a.example"],
  [{ VITE_SITE_URL: "", CF_PAGES_URL: "https://b.example" }, "https://b.example"],
  // On other hosts, a variable with such a common name may mean something else.
  [{ URL: "https://elsewhere.example" }, ""],
  [{}, ""],
])("with %j, the site's URL is “%s”", (environment, address) => {
  expect(publishedUrl(environment)).toBe(address);
});

test.each([
  "example.com",
  "https://example.com/my site",
  "https://example.com?a=b",
  "https://robin@example.com",
  "ftp://example.com",
  "https://",
  "the site",
])("the build refuses “%s” as a site's URL", (setting) => {
  expect(() => publishedUrl({ VITE_SITE_URL: setting })).toThrow(
    `VITE_SITE_URL must be the whole URL of your site, such as https://example.com or https://name.github.io/site; it is “${setting}”.`,
  );
});

/** What a site is built with for this setting, and the warnings that its owner gets. */
function buildWith(setting: string, mode?: string) {
  for (const name of ["URL", "VERCEL_PROJECT_PRODUCTION_URL", "CF_PAGES_URL"]) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv("VITE_SITE_URL", setting);
  return configWith(siteUrl(), mode);
}

const lacking = expect.stringMatching(/^Without VITE_SITE_URL, .*no sitemap and no feeds/);
test.each([
  ["knows its own URL", "https://example.com/", "/", []],
  ["under a path finds its files there", "https://a.example/site", "/site/", []],
  ["without a URL warns once about what it lacks", "", "/", [lacking]],
])("a site %s", async (_, setting, base, warnings) => {
  expect(await buildWith(setting)).toEqual({
    base,
    define: { "import.meta.env.VITE_SITE_URL": JSON.stringify(setting.replace(/\/$/, "")) },
    warnings,
  });
});

test("a site for the embedded backend works at any URL", async () => {
  expect(await buildWith("https://example.com/site", "embedded")).toEqual({
    base: "/",
    define: undefined,
    warnings: [],
  });
});
