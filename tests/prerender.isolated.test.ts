import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { readSite, renderPage, type ArticleRenderer } from "@/prerender";
import { withBuilt } from "@/lib/media/with-built";
import type { PageData } from "@/page-data";
import { pageRow, postRow, settingsRow } from "./support/factories";
import { rest, server } from "./support/server";
import { servePost } from "./pages/post/serve-post";

const unchanged: ArticleRenderer = (html) => Promise.resolve({ sanitized: html, shown: html });

test("nothing keeps a build from ending when its pages are rendered", async () => {
  const post = postRow({ content: "<p>Rendered</p>" });
  servePost(post, []);
  const started = vi.spyOn(globalThis, "setTimeout");
  const stopped = vi.spyOn(globalThis, "clearTimeout");

  const path = `/blog/${post.slug}`;
  const { body } = await renderPage(path, { version: "1", settings: settingsRow() }, unchanged);

  expect(body).toContain("<p>Rendered</p>");
  const long = started.mock.calls.flatMap(([, delay = 0], call) =>
    delay >= 10_000 ? [started.mock.results[call]?.value] : [],
  );
  const left = long.filter((timer) => !stopped.mock.calls.some(([one]) => one === timer));
  expect(long).not.toEqual([]);
  expect(left).toEqual([]);
});

test("feeds name the owner where the author of a post was not named", async () => {
  const posts = [postRow({ author_name: "Admin" }), postRow({ author_name: "Grace" })];
  server.use(
    http.get(rest("posts"), () =>
      HttpResponse.json(posts.map((post) => Object.assign(post, { post_slugs: [] }))),
    ),
    http.get(rest("projects"), () => HttpResponse.json([])),
    http.get(rest("site_settings"), () => HttpResponse.json(settingsRow({ site_name: "Noor" }))),
  );

  const { seo } = await readSite(10);

  expect(seo.posts.map((post) => post.author_name).toSorted()).toEqual(["Grace", "Noor"]);
});

test("the owner's pages are rendered where the site has nothing, and found by their former paths", async () => {
  const pages = [
    pageRow({ path: "now", former_paths: ["then", "uses"] }),
    pageRow({ path: "uses", indexed: false }),
    // As a backup of another version may have it.
    pageRow({ path: "about" }),
    pageRow({ path: "a-file" }),
  ];
  server.use(
    http.get(rest("pages"), () => HttpResponse.json(pages)),
    http.get(rest("posts"), () => HttpResponse.json([])),
    http.get(rest("projects"), () => HttpResponse.json([])),
  );

  const site = await readSite(10, (path) => path === "/a-file");

  const own = site.pages.filter((path) => /^\/(?:now|uses|a-file)$/.test(path));
  expect(own).toEqual(["/now", "/uses"]);
  expect(site.pages.filter((path) => path === "/about")).toHaveLength(1);
  expect(site.leftOut).toEqual(["/about", "/a-file"]);
  expect(site.moved).toEqual([["/then", "/now"]]);
  expect(site.seo.ownPages.map(({ path }) => path)).toEqual(["/now"]);
  expect(site.seo.pages.filter(({ isHidden }) => isHidden)).toMatchObject([{ path: "/uses" }]);
});

test("the sliders of the music page say their values before there is a script", async () => {
  const page = await renderPage("/music", { version: "1", settings: settingsRow() }, unchanged);

  const { body } = new DOMParser().parseFromString(page.body, "text/html");
  const sliders = [...body.querySelectorAll("[role=slider]")];
  expect(sliders.map((slider) => slider.getAttribute("aria-valuenow"))).toEqual(["0", "70"]);
});

test("a page shows the build's pictures, says which they are, and which stay in the storage", async () => {
  const storage = "/storage/v1/object/public/media";
  const [cover, inText, broken] = [`${storage}/a/9x9`, `${storage}/b/9x9`, `${storage}/c/9x9`];
  const content = `<p><img src="${inText}"><img src="${broken}"><a href="${cover}">Large</a></p>`;
  const post = postRow({ featured_image: cover, content });
  servePost(post, []);
  const asked: string[] = [];
  const page = await renderPage(
    `/blog/${post.slug}`,
    { version: "1", settings: settingsRow() },
    async (html) => ({ sanitized: withBuilt(html), shown: withBuilt(html) }),
    async (addresses) => {
      asked.push(...addresses);
      return addresses
        .filter((address) => address !== broken)
        .map((address) => [address, [address.replace(storage, "/assets/pictures"), ""]]);
    },
  );

  const { body } = new DOMParser().parseFromString(page.body, "text/html");
  const shown = [...body.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(shown.slice(0, 3)).toEqual(["/assets/pictures/a/9x9", "/assets/pictures/b/9x9", broken]);
  const { pictures }: PageData = JSON.parse(body.querySelector("#page-data")?.textContent ?? "");
  expect(pictures).toEqual([
    [cover, ["/assets/pictures/a/9x9", ""]],
    [inText, ["/assets/pictures/b/9x9", ""]],
  ]);
  expect(page.left).toEqual([broken]);
  expect(asked.toSorted()).toEqual([cover, inText, broken]);
});
