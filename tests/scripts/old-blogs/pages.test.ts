import { expect, test } from "vitest";
import { path_max_length } from "@/lib/supabase/limits/pages";
import { bring } from "./bring.ts";
import { cdata, comment, ghost, post, wordpress } from "./given.ts";

const old = "https://old.example.com";
/** A page in Ghost. */
const called = (slug: string) => ({ type: "page", title: slug, slug, html: "<p>Text.</p>" });

test("pages from WordPress keep their URLs, and links point to them", async () => {
  const page = (path: string, text: string, more = {}) => ({
    "wp:post_type": "page",
    title: path,
    link: `${old}/${path}/`,
    "wp:post_name": path.split("/").at(-1) ?? "",
    "content:encoded": cdata(text),
    ...more,
  });
  const { posts, pages, leading, comments, report } = await bring(
    "wordpress",
    wordpress(
      `See <a href="${old}/company/history/">our history</a>.`,
      page("company/history", "Long.", { more: comment(1, "Nice") }),
      page("contact", "Write."),
      page("a/b/c", "Deep."),
      page("c", "Its path was wanted.", { "wp:status": "draft" }),
    ),
  );
  expect(posts.map(({ source }) => source)).toEqual(["See [our history](/company/history)."]);
  expect(pages).toMatchObject([
    { path: "company/history", source: "Long.", published: true, indexed: true, place: "nowhere" },
    // The site has a page of its own at this path.
    { path: "contact-2", published: false },
    { path: "c", published: true },
    { path: "c-2", published: false },
  ]);
  expect(leading).toMatchObject({ "/a/b/c": "/c" });
  expect(comments).toEqual([]);
  expect(report).toContain("“company/history” → /company/history, a page");
  expect(report).toMatch(/comments: +LOST: is not imported, as pages have none/);
  expect(report).toMatch(/path: +\/contact is taken on this site/);
});

test("pages from Ghost and undated files in a folder of pages keep their URLs", async () => {
  const fromGhost = await bring(
    "ghost",
    ghost([{ type: "page", title: "Uses", slug: "uses", html: "<p>A desk.</p>" }]),
    { site: old },
  );
  expect(fromGhost.pages).toMatchObject([{ path: "uses", source: "A desk.", published: true }]);

  const hugo = await bring("markdown", {
    "hugo.toml": "[languages.en]\n[languages.de]\n",
    "content/uses/index.md": post("Uses.", "title: Uses"),
    "content/de/jetzt.md": post("Jetzt.", "title: Jetzt"),
    "content/posts/_index.md": post("Posts.", "title: Posts"),
    "content/en/me.md": post("Me.", "title: Me\ndate: 2020-01-01"),
    "content/posts/one.md": post("One.", "title: One\ndate: 2020-01-01"),
    "content/posts/two/index.md": post("Two.", "title: Two\ndate: 2020-01-02"),
    "content/de/posts/drei.md": post("Drei.", "title: Drei\ndate: 2020-01-03"),
  });
  expect(hugo.pages).toMatchObject([
    { path: "de/jetzt" },
    { path: "me" },
    { path: "uses", published: true },
  ]);
  expect(hugo.posts).toHaveLength(4);

  const { posts, pages } = await bring("markdown", {
    "pages/now.md": post("Now.", "title: Now"),
    "then.md": post("Then.", "title: Then\nlayout: page\ndraft: true"),
    "pages/dated.md": post("Dated.", "title: Dated\ndate: 2020-01-01"),
    "bear.md": post("Bear.", "title: Bear\ndate: 2019-01-01\nis_page: true"),
    "_pages/2020-01-01-us.md": post("Us.", "title: Us\ndate: 2020-01-01\nlayout: page"),
    "_posts/2020-01-02-one.md": post("One.", "title: One\nlayout: page"),
  });
  expect(pages).toMatchObject([
    { title: "Us", published: true },
    { title: "Bear", path: "bear", published: true },
    { title: "Now", path: "now", published: true },
    { title: "Then", path: "then", published: false },
  ]);
  expect(posts).toMatchObject([{ title: "One" }, { title: "Dated" }]);
});

test("a page whose name is not a valid path here gets another", async () => {
  const long = `${"very-".repeat(30)}long`;
  const { pages, report } = await bring("ghost", ghost(["index", long, `${long}er`].map(called)), {
    site: old,
  });
  const [index, first, second] = pages.map(({ path }) => path);
  expect(index).toBe("index-2");
  expect(first).toMatch(/^(?:very-)+very$/);
  expect(second).toBe(`${first}-2`);
  expect(Number(second?.length)).toBeLessThanOrEqual(path_max_length);
  expect(pages.map(({ published }) => published)).toEqual([false, false, false]);
  expect(report).toMatch(/path: +\/index cannot be the path of a page here/);
});
