import { expect, test } from "vitest";
import {
  dataKey,
  isCacheable,
  isPagePath,
  pageKey,
  alternateUrl,
  strategyFor,
  type Site,
} from "@/lib/offline/caching-rules";
import { tablesWith } from "@/data/tables";
import { words } from "../../support/words.ts";

const ORIGIN = "https://site.example";
const BACKEND = "https://project.backend.example";
const site: Site = {
  version: "1",
  entry: "/assets/index-1.js",
  shell: "/app.html",
  required: ["/assets/index-1.js"],
  optional: ["/assets/font-1.woff2"],
  tables: tablesWith("offline"),
  backend: BACKEND,
  key: "public-key",
};
const ANYBODY = { apikey: "public-key" };

type How = { method?: string; mode?: RequestMode; headers?: Record<string, string> };

function asked(url: string, { method = "GET", mode = "cors", headers = {} }: How = {}) {
  return { url: new URL(url, ORIGIN).href, method, mode, headers: new Headers(headers) };
}
const way = (url: string, how?: How) => strategyFor(asked(url, how), site, ORIGIN);
const keyOf = (how: How) => dataKey(asked(`${BACKEND}/rest/v1/posts?select=id`, how));
const keyOfUrl = (url: string | null) => dataKey(asked(url ?? ""));
const opened = (url: string) => way(url, { mode: "navigate" });

test("pages that visitors open are cached", () => {
  const urls = ["/", "/blog", "/blog/some-post?from=mail", "/administration"];
  expect(urls.filter((url) => opened(url) !== "page")).toEqual([]);
});

test("the owner's pages, shared drafts, visitors' consultations, email links to the backend, and files opened directly are not", () => {
  const urls = [
    "/admin",
    "/admin/posts/new",
    // The router ignores case.
    "/Admin/posts/new",
    "/Draft#secret",
    "/draft#secret",
    "/date#secret",
    "/confirm#secret",
    "/auth/v1/verify?token=x",
    "/storage/v1/object/public/media/x/640",
    "/rss.xml",
  ];
  expect(urls.filter((url) => opened(url) !== "network")).toEqual([]);
  expect(isPagePath("/admin/")).toBe(false);
  expect(way("/blog", { method: "POST", mode: "navigate" })).toBe("network");
});

test("this build's code is cached, other code is not", () => {
  expect(way("/assets/index-1.js")).toBe("code");
  expect(way("/assets/font-1.woff2")).toBe("code");
  expect(way("/assets/index-2.js")).toBe("network");
  expect(way("/assets/AdminPostsPage-1.js")).toBe("network");
});

test("the site's own pictures are cached; recordings, parts of files and other sites' pictures are not", () => {
  expect(way("/images/portrait-192.avif")).toBe("image");
  expect(way("/images/portrait-192.avif", { headers: { range: "bytes=0-" } })).toBe("network");
  expect(way("/audio/track.mp3")).toBe("network");
  expect(way("/video/intro.mp4", { headers: { range: "bytes=0-" } })).toBe("network");
  expect(way("https://elsewhere.example/picture.png")).toBe("network");
  expect(way("/admin/picture.png")).toBe("network");
});

test("public data is cached if it was requested without a session", () => {
  const posts = `${BACKEND}/rest/v1/posts?select=id`;
  expect(way(posts, { headers: ANYBODY })).toBe("data");
  expect(way(posts, { headers: ANYBODY, method: "HEAD" })).toBe("data");
  expect(way(posts, { headers: { authorization: "Bearer public-key" } })).toBe("data");
  const person = { ...ANYBODY, authorization: "Bearer of-a-person" };
  expect(way(posts, { headers: person })).toBe("network");
  expect(way(posts)).toBe("network");
});

test("requests that change or count something, or concern people, are not", () => {
  const paths = words`
    comments?select=id post_likes contact_messages consultation_requests site_analytics
    rpc/comments_page posts?select=id&search_text=imatch.***=secret rpc/increment_post_views
    rpc/record_page_view
  `;
  const asAnybody = (path: string) => way(`${BACKEND}/rest/v1/${path}`, { headers: ANYBODY });
  expect(paths.filter((path) => asAnybody(path) !== "network")).toEqual([]);
  const posts = `${BACKEND}/rest/v1/posts`;
  const changed = ["POST", "PATCH", "DELETE"].map((method) =>
    way(posts, { method, headers: ANYBODY }),
  );
  expect(new Set(changed)).toEqual(new Set(["network"]));
  expect(way("https://elsewhere.example/rest/v1/posts", { headers: ANYBODY })).toBe("network");
  expect(way("/rest/v1/posts", { headers: ANYBODY })).toBe("network");
});

test("a backend at the site's own origin is recognised", () => {
  const own = asked("/rest/v1/posts?select=id", { headers: ANYBODY });
  expect(strategyFor(own, { ...site, backend: "" }, ORIGIN)).toBe("data");
});

test("a page is cached once, whatever its query and fragment", () => {
  expect(pageKey(`${ORIGIN}/blog/?category=x#token=secret`)).toBe(`${ORIGIN}/blog`);
  expect(pageKey(`${ORIGIN}/?code=secret`)).toBe(`${ORIGIN}/`);
});

test("different requests to the same URL are cached separately", () => {
  const keys = [
    keyOf({}),
    keyOf({ method: "HEAD" }),
    keyOf({ headers: { accept: "application/vnd.pgrst.object+json" } }),
    keyOf({ headers: { prefer: "count=exact" } }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf({ headers: { accept: "*/*" } })).toBe(keys[0]);
});

test("a post or project cached by its slug is found by its id, and vice versa", () => {
  const row = { id: "7", slug: "a-slug" };
  for (const table of ["posts", "projects"]) {
    const by = (condition: string) => `${BACKEND}/rest/v1/${table}?select=id&${condition}`;
    expect(keyOfUrl(alternateUrl(by('slug=in.("a-slug")'), JSON.stringify([row])))).toBe(
      keyOfUrl(by('id=in.("7")')),
    );
    expect(keyOfUrl(alternateUrl(by('id=in.("7")'), JSON.stringify(row)))).toBe(
      keyOfUrl(by('slug=in.("a-slug")')),
    );
    expect(alternateUrl(by('slug=in.("gone")'), "[]")).toBeNull();
    expect(alternateUrl(by("published=eq.true"), JSON.stringify([row]))).toBeNull();
  }
  expect(
    alternateUrl(`${BACKEND}/rest/v1/categories?id=in.("7")`, JSON.stringify([row])),
  ).toBeNull();
});

const answer = (status: number, type: string) =>
  new Response("Text", { status, headers: { "content-type": type } });

test("only complete responses are cached: no error, no part, and no page in place of a file", () => {
  expect(isCacheable(answer(200, "application/json"))).toBe(true);
  const others = [201, 206, 401, 404, 500, 503];
  expect(others.filter((status) => isCacheable(answer(status, "application/json")))).toEqual([]);
  expect(isCacheable(answer(200, "text/html; charset=utf-8"))).toBe(false);
});
