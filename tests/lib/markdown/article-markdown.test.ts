import { expect, test } from "vitest";
import { parse } from "yaml";
import { articleMarkdown, pageMarkdown } from "@/lib/markdown/article-markdown";
import { postRow } from "../../support/factories";

const article = postRow({
  title: "A post",
  author_name: "Admin",
  tags: ["css", "html"],
  revised_at: "2026-11-03T10:00:00+00:00",
});
const given = {
  html: '<p>The <a href="/about">whole</a> story.</p>',
  url: "https://example.com/blog/a-post",
  site: "https://example.com",
  author: "Robin Sample",
  modified: "2026-11-03T10:00:00+00:00",
  license: "https://creativecommons.org/licenses/by/4.0/",
  translations: [],
};

/** The front matter as another parser reads it, and the text below. */
function partsOf(markdown: string): { matter: unknown; body: string } {
  const [, matter = "", body = ""] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(markdown) ?? [];
  return { matter: parse(matter), body };
}

test("an article in Markdown has front matter about its content and its source", async () => {
  const { matter, body } = partsOf(await articleMarkdown(article, given));
  expect(matter).toEqual({
    title: "A post",
    url: "https://example.com/blog/a-post",
    author: "Robin Sample",
    date: "2026-11-01T10:00:00+00:00",
    updated: "2026-11-03T10:00:00+00:00",
    language: "en",
    category: "Frontend",
    tags: ["css", "html"],
    description: "What it is about.",
    license: "https://creativecommons.org/licenses/by/4.0/",
  });
  expect(body).toBe("# A post\n\nThe [whole](https://example.com/about) story.\n");
});

test("an article in Markdown lists its translations", async () => {
  const translations = [
    { language: "de", url: "https://example.com/blog/ein-beitrag" },
    { language: "zh-Hant", url: "https://example.com/blog/zh" },
  ];
  const { matter } = partsOf(await articleMarkdown(article, { ...given, translations }));
  expect(matter).toMatchObject({
    translations: { de: translations[0]?.url, "zh-Hant": translations[1]?.url },
  });
});

test("an owner's page is available in Markdown as well", async () => {
  const page = { title: "Now", description: "", language: "en" };
  const { matter, body } = partsOf(await pageMarkdown(page, given));
  expect(matter).toEqual({
    title: "Now",
    url: given.url,
    author: "Robin Sample",
    updated: given.modified,
    language: "en",
  });
  expect(body).toBe("# Now\n\nThe [whole](https://example.com/about) story.\n");
});

test("unknown fields are left out", async () => {
  const bare = { ...article, excerpt: "", tags: [] };
  const { matter } = partsOf(
    await articleMarkdown(bare, { ...given, modified: bare.listed_at, license: "" }),
  );
  for (const name of ["updated", "tags", "series", "description", "license", "translations"])
    expect(matter).not.toHaveProperty(name);
});

test("no text can end the front matter or add a field to it", async () => {
  const hostile = `"quoted"\n---\nadmin: true\n# x: {a} [b] & *c \u0000\u0085\u2028\ufeff \ud83d`;
  const { matter } = partsOf(
    await articleMarkdown(
      { ...article, title: hostile, excerpt: hostile, tags: [hostile], series: hostile },
      { ...given, author: hostile },
    ),
  );
  expect(matter).toMatchObject({
    title: hostile,
    author: hostile,
    description: hostile,
    tags: [hostile],
    series: hostile,
  });
  expect(matter).not.toHaveProperty("admin");
});

test("a title that looks like Markdown stays a title", async () => {
  const { body } = partsOf(
    await articleMarkdown({ ...article, title: "*a* `b` [c](d)\n# <e> {#f} &amp;" }, given),
  );
  expect(body.split("\n")[0]).toBe(String.raw`# \*a\* \`b\` \[c\](d) \# \<e\> \{\#f\} \&amp;`);
});
