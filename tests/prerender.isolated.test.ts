import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import type { ArticleRenderer } from "@/article-renderer";
import { readSite, renderPage } from "@/prerender";
import type { BuildCache } from "@/lib/build-cache";
import { withBuilt } from "@/lib/media/with-built";
import type { PageData } from "@/page-data";
import type { PictureMaker } from "@/page-pictures";
import { pageRow, postRow, settingsRow } from "./support/factories";
import { rest, server } from "./support/server";

const site = { version: "1", settings: settingsRow(), menus: [] };
const renderArticle: ArticleRenderer = (_id, html) =>
  Promise.resolve({ sanitized: html, shown: html });

/** Serves rows of a table, and none after them. */
function serveRows(table: string, rows: object[]) {
  const answer = ({ request: { url } }: { request: Request }) =>
    HttpResponse.json(url.includes("id=gt.") ? [] : rows);
  server.use(http.get(rest(table), answer));
}

test("no timer keeps a build running after its pages are rendered", async () => {
  const post = postRow({ content: "<p>Rendered</p>" });
  serveRows("posts", [post]);
  const started = vi.spyOn(globalThis, "setTimeout");
  const stopped = vi.spyOn(globalThis, "clearTimeout");

  const path = `/blog/${post.slug}`;
  const { body } = await renderPage(path, site, { renderArticle });

  expect(body).toContain("<p>Rendered</p>");
  const long = started.mock.calls.flatMap(([, delay = 0], call) =>
    delay >= 10_000 ? [started.mock.results[call]?.value] : [],
  );
  const left = long.filter((timer) => !stopped.mock.calls.some(([one]) => one === timer));
  expect(long).not.toEqual([]);
  expect(left).toEqual([]);
});

test("feeds name the owner if a post has no named author", async () => {
  const posts = [postRow({ author_name: "Admin" }), postRow({ author_name: "Grace" })];
  serveRows(
    "posts",
    posts.map((post) => Object.assign(post, { post_slugs: [] })),
  );
  server.use(
    http.get(rest("site_settings"), () => HttpResponse.json(settingsRow({ site_name: "Noor" }))),
  );

  const { seo } = await readSite(10);

  expect(seo.posts.map((post) => post.author_name).toSorted()).toEqual(["Grace", "Noor"]);
});

test("the owner's pages are rendered at paths that the site does not use, and found by their former paths", async () => {
  const pages = [
    pageRow({ path: "now", former_paths: ["then", "uses"] }),
    pageRow({ path: "uses", indexed: false }),
    // A backup of another version may contain it.
    pageRow({ path: "about" }),
    pageRow({ path: "a-file" }),
  ];
  serveRows("pages", pages);

  const site = await readSite(10, (path) => path === "/a-file");

  const own = site.pages.filter((path) => /^\/(?:now|uses|a-file)$/.test(path));
  expect(own).toEqual(["/now", "/uses"]);
  expect(site.pages.filter((path) => path === "/about")).toHaveLength(1);
  expect(site.leftOut).toEqual(["/about", "/a-file"]);
  expect(site.moved).toEqual([["/then", "/now"]]);
  expect(site.seo.ownPages.map(({ path }) => path)).toEqual(["/now"]);
  expect(site.seo.pages.filter(({ isHidden }) => isHidden)).toMatchObject([{ path: "/uses" }]);
});

test("the sliders of the music page have their values before any script runs", async () => {
  const page = await renderPage("/music", site, { renderArticle });

  const { body } = new DOMParser().parseFromString(page.body, "text/html");
  const sliders = [...body.querySelectorAll("[role=slider]")];
  expect(sliders.map((slider) => slider.getAttribute("aria-valuenow"))).toEqual(["0", "70"]);
});

test("a page shows the build's pictures, and lists them and those that stay in the storage", async () => {
  const storage = "/storage/v1/object/public/media";
  const [cover, inText, broken] = [`${storage}/a/9x9`, `${storage}/b/9x9`, `${storage}/c/9x9`];
  const content = `<p><img src="${inText}"><picture><source srcset='${inText} 2x, ${broken}'>
    <img src="/own.png"></picture><a href="${cover}">Large</a></p>`;
  const post = postRow({ featured_image: cover, content });
  serveRows("posts", [post]);
  const asked: string[] = [];
  const page = await renderPage(`/blog/${post.slug}`, site, {
    renderArticle: async (_id, html) => ({ sanitized: withBuilt(html), shown: withBuilt(html) }),
    makePictures: async (addresses) => {
      asked.push(...addresses);
      return addresses
        .filter((address) => address !== broken)
        .map((address) => [address, [address.replace(storage, "/assets/pictures"), ""]]);
    },
  });

  const { body } = new DOMParser().parseFromString(page.body, "text/html");
  const shown = [...body.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(shown.slice(0, 3)).toEqual([
    "/assets/pictures/a/9x9",
    "/assets/pictures/b/9x9",
    "/own.png",
  ]);
  const { pictures }: PageData = JSON.parse(body.querySelector("#page-data")?.textContent ?? "");
  expect(pictures).toEqual([
    [cover, ["/assets/pictures/a/9x9", ""]],
    [inText, ["/assets/pictures/b/9x9", ""]],
  ]);
  expect(page.left).toEqual([broken]);
  expect([...new Set(asked)].toSorted()).toEqual([cover, inText, broken]);
});

test("a page is rendered again only if its data or the file of a picture has changed", async () => {
  const cover = "/storage/v1/object/public/media/a/9x9";
  const post = postRow({ featured_image: cover, content: "<p>Text</p>" });
  serveRows("posts", [post]);
  const kept = new Map<string, string>();
  const keep: BuildCache = async (name, input, make, isCurrent = () => Promise.resolve(true)) => {
    const key = name + JSON.stringify(input);
    const known = kept.get(key);
    if (known !== undefined && (await isCurrent(JSON.parse(known)))) return JSON.parse(known);
    const made = await make();
    kept.set(key, JSON.stringify(made));
    return made;
  };
  let file = "/assets/pictures/1/9.webp";
  const makePictures: PictureMaker = async (all) => all.map((address) => [address, [file, ""]]);
  const render = async (version: string) => {
    const at = `/blog/${post.slug}`;
    const tools = { renderArticle, makePictures };
    const next = await renderPage(at, { ...site, version }, { ...tools, keep });
    const { isNew, ...full } = await renderPage(at, { ...site, version }, tools);
    expect(isNew).toBe(true);
    expect(next).toEqual({ ...full, isNew: next.isNew });
    return next.isNew;
  };

  expect(await render("1")).toBe(true);
  expect(await render("2")).toBe(false);
  serveRows("posts", [{ ...post, views: post.views + 1 }]);
  expect(await render("2")).toBe(true);
  file = "/assets/pictures/2/9.webp";
  expect(await render("2")).toBe(true);
  expect(await render("3")).toBe(false);
});
