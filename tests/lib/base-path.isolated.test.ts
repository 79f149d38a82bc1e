import { JSDOM } from "jsdom";
import { beforeEach, expect, test, vi } from "vitest";
import { feedHtml } from "../../scripts/seo/feed-html.ts";
import { words } from "../support/words.ts";

// GitHub project sites often have this name, and the site has a page of the same name.
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("BASE_URL", "/blog/");
});

test("under a path, paths on the host differ from paths in the site", async () => {
  const { inSite, isOnSite, onHost } = await import("@/lib/base-path");
  expect(onHost("/")).toBe("/blog/");
  expect(onHost("/blog/a")).toBe("/blog/blog/a");
  expect(inSite("/blog/")).toBe("/");
  expect(inSite("/blog/blog/a")).toBe("/blog/a");
  expect([isOnSite("/blog/about"), isOnSite("/about"), isOnSite("/blogs/")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a site under a path stores data in the browser under names that no other site of its host uses", async () => {
  const { SESSION_KEY } = await import("@/lib/supabase/session-store");
  const { CACHE_PREFIX } = await import("@/lib/offline/caching-rules");
  const { POSITIONS_KEY } = await import("@/lib/reading/stored-positions");
  expect([SESSION_KEY, CACHE_PREFIX, POSITIONS_KEY]).toEqual([
    "blog/session",
    "blog/site:",
    "blog/reading-places",
  ]);
});

test("at the root, data stored in the browser keeps the names of 1.0", async () => {
  vi.stubEnv("BASE_URL", "/");
  const { SESSION_KEY } = await import("@/lib/supabase/session-store");
  const { CACHE_PREFIX } = await import("@/lib/offline/caching-rules");
  const { readDraft } = await import("@/lib/drafts/draft-store");
  localStorage.setItem("draft:a", "Half a sentence");
  expect([SESSION_KEY, CACHE_PREFIX, readDraft("a")]).toEqual([
    "session",
    "site:",
    "Half a sentence",
  ]);
});

const written = [
  '<p><a href="/blog/a">a</a> <a href="//other.example/b">b</a> <a href="https://other.example/c">c</a></p>',
  '<p><a href="#d">d</a> <img src="/images/a.png" srcset="/images/a.png 480w, https://cdn.example/b.png 960w, /images/c.png 2x" alt=""></p>',
  '<p><img src="/storage/v1/object/public/media/a" alt=""></p>',
].join("");

test("under a path, links and pictures of an article are relative to the root of the site", async () => {
  const { prepare } = await import("@/lib/article/prepare");
  const shown = prepare(written);
  expect([...shown.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address))
    .toEqual(words`
    /blog/blog/a //other.example/b https://other.example/c #user-content-d /blog/images/a.png
    /storage/v1/object/public/media/a
  `);
  expect(shown).toContain(
    'srcset="/blog/images/a.png 480w, https://cdn.example/b.png 960w, /blog/images/c.png 2x"',
  );
});

test("under a path, the same links and pictures in feeds and Markdown are absolute", async () => {
  const { articleBodyMarkdown } = await import("@/lib/markdown/article-body");
  const place = { url: "https://robin.example/blog/blog/b", site: "https://robin.example/blog" };
  const { document } = new JSDOM("").window;
  const inFeed = feedHtml(written, place, document);
  expect(inFeed).toContain('href="https://robin.example/blog/blog/a"');
  expect(inFeed).toContain('srcset="https://robin.example/blog/images/a.png 480w, https://cdn');
  expect(inFeed).toContain('src="https://robin.example/storage/v1/object/public/media/a"');
  expect(await articleBodyMarkdown(written, place)).toContain(
    "[a](https://robin.example/blog/blog/a)",
  );
});

test("under a path, the worker leaves other sites of its host alone", async () => {
  const { isPagePath, strategyFor } = await import("@/lib/offline/caching-rules");
  expect(
    ["/blog/about", "/blog/blog/a", "/about", "/blog/admin", "/blog/draft"].map(isPagePath),
  ).toEqual([true, true, false, false, false]);
  const site = {
    version: "1",
    entry: "/blog/assets/a.js",
    shell: "/blog/app.html",
    required: ["/blog/assets/a.js"],
    optional: [],
    tables: [],
    backend: "",
    key: "",
  };
  const strategyOf = (path: string) =>
    strategyFor(
      {
        method: "GET",
        url: `https://robin.example${path}`,
        mode: "no-cors",
        headers: new Headers(),
      },
      site,
      "https://robin.example",
    );
  expect(
    ["/blog/assets/a.js", "/blog/images/a.png", "/other/images/a.png"].map(strategyOf),
  ).toEqual(["code", "image", "network"]);
});

test("under a path, the editor recognises links to posts of the site", async () => {
  const { linkedPosts } = await import("@/pages/admin/posts/editor/publishing-hints");
  const html =
    '<a href="/blog/a">a</a><a href="https://robin.example/blog/blog/b">b</a><a href="https://robin.example/blog/c">c</a><a href="https://robin.example/other/blog/d">d</a>';
  expect(linkedPosts(html, "https://robin.example")).toEqual(["a", "b"]);
});
