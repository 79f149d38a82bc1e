import { expect, test } from "vitest";
import { bring, type Input } from "./bring.ts";
import { HEAD, meta, post, wordpress } from "./given.ts";

/** The imported languages and slugs; `+` joins those with the same key. */
async function groups(system: "markdown" | "wordpress", input: Input) {
  const { posts, report, faults } = await bring(system, input);
  const keyOf = ({ translation_key: key, id }: (typeof posts)[number]) => key ?? id;
  const all = [...Map.groupBy(posts, keyOf).values()].map((group) =>
    group
      .map(({ slug, language }) => `${language || "-"} ${slug}`)
      .toSorted()
      .join(" + "),
  );
  return { groups: all.toSorted(), report, faults };
}

const text = (file: string, fields = "") => ({ [file]: post("Words.", `${HEAD}\n${fields}`) });
const term = (domain: string, name: string) =>
  `<category domain="${domain}" nicename="${name}">${name}</category>`;
const inPolylang = (language: string, group = "") => ({
  more: term("language", language) + (group && term("post_translations", group)),
});
const inWpml = (language: string, group: string) => ({
  more:
    meta("_wpml_import_language_code", language) + meta("_wpml_import_translation_group", group),
});

test.each<[string, "markdown" | "wordpress", Input, string[]]>([
  [
    "Hugo's file names",
    "markdown",
    {
      ...text("content/posts/hello.md"),
      ...text("content/posts/hello.de.md"),
      ...text("content/posts/other.md"),
    },
    ["- hello + de hello-de", "- other"],
  ],
  [
    "Hugo's bundles, with a suffix for each language",
    "markdown",
    { ...text("content/posts/hello/index.en.md"), ...text("content/posts/hello/index.pt-br.md") },
    ["en hello + pt-BR hello-2"],
  ],
  [
    "Hugo's translationKey",
    "markdown",
    {
      ...text("content/posts/hello.md", "translationKey: greeting"),
      ...text("content/posts/hallo.md", "translationKey: greeting\nlanguage: de"),
      ...text("content/posts/salut.md", "translationKey: greeting\nlanguage: fr"),
    },
    ["- hello + de hallo + fr salut"],
  ],
  [
    "folders of languages with and without a region",
    "markdown",
    {
      ...text("src/content/blog/en-US/hello.md"),
      ...text("src/content/blog/ko/hello.md"),
      ...text("src/content/blog/ar/hello.md"),
    },
    ["ar hello-ar + en-US hello + ko hello-ko"],
  ],
  [
    "language folders, as in Astro and Hugo",
    "markdown",
    {
      ...text("src/content/blog/en/hello.md"),
      ...text("src/content/blog/de/hello.md"),
      ...text("src/content/blog/de/nur.md"),
    },
    ["de hello-de + en hello", "de nur"],
  ],
  [
    "folders of countries",
    "markdown",
    { ...text("content/cn/hello.md"), ...text("content/en/hello.md") },
    ["en hello + zh hello-cn"],
  ],
  [
    "folders of regions and scripts",
    "markdown",
    {
      ...text("posts/en/hello.md"),
      ...text("posts/zh_CN/hello.md"),
      ...text("posts/zh_Hant_TW/hello.md"),
      ...text("posts/es-419/hello.md"),
      ...text("posts/zh-CHS/hello.md"),
      ...text("posts/hello.js.md"),
    },
    [
      "- hello-js",
      "en hello + es-419 hello-es-419 + zh-CN hello-zh-cn + zh-Hans hello-zh-hans + zh-Hant-TW hello-zh-hant-tw",
    ],
  ],
  [
    "folders of topics that share a name",
    "markdown",
    {
      ...text("notes/cs/intro.md"),
      ...text("notes/ml/intro.md"),
      ...text("notes/cs/sorting.md"),
      ...text("notes/cs/graphs.md"),
    },
    ["- graphs", "- sorting", "cs intro + ml intro-ml"],
  ],
  [
    "originals beside the folders of translations",
    "markdown",
    {
      ...text("posts/hello.md"),
      ...text("posts/other.md"),
      ...text("posts/ko/hello.md"),
      ...text("posts/ja/hello.md"),
      ...text("posts/vi/index.md"),
      ...text("posts/it/new-server.md"),
    },
    ["- hello + ja hello-ja + ko hello-ko", "- new-server", "- other", "- vi"],
  ],
  [
    "a folder of translations, and one in it that is new",
    "markdown",
    {
      ...text("hello.md"),
      ...text("other.md"),
      ...text("de/hello.md"),
      ...text("de/other.md"),
      ...text("de/nur.md"),
    },
    ["- hello + de hello-de", "- other + de other-de", "de nur"],
  ],
  [
    "Docusaurus' folders",
    "markdown",
    {
      "docusaurus.config.js":
        'module.exports = { i18n: { defaultLocale: "ko", locales: ["ko", "pt-BR"] } }',
      ...text("blog/2020-01-02-hello.md"),
      ...text("blog/2020-01-02-only.md"),
      ...text("i18n/pt-BR/docusaurus-plugin-content-blog/2020-01-02-hello.md"),
      ...text("i18n/pt-BR/docusaurus-theme-classic/a.md"),
    },
    ["ko hello + pt-BR hello-pt-br", "ko only"],
  ],
  [
    "Lektor's alternatives",
    "markdown",
    {
      "content/hello/contents.lr": "title: A\n---\npub_date: 2020-01-01\n---\nbody: x",
      "content/hello/contents+de.lr": "title: B\n---\npub_date: 2020-01-01\n---\nbody: y",
    },
    ["- hello + de hello-de"],
  ],
  [
    "polyglot's URLs",
    "markdown",
    {
      ...text("_posts/2020-01-01-hello.md", "lang: en\npermalink: /hello/"),
      ...text("_posts/2020-01-01-hallo.md", "lang: de\npermalink: /hello/"),
    },
    ["de hallo + en hello"],
  ],
  [
    "Jekyll's ref",
    "markdown",
    {
      ...text("_posts/2020-01-01-hello.md", "lang: en\nref: greeting"),
      ...text("_posts/2020-01-01-hallo.md", "lang: de\nref: greeting"),
    },
    ["de hallo + en hello"],
  ],
  [
    "Polylang's terms",
    "wordpress",
    wordpress(
      inPolylang("en", "pll_1"),
      inPolylang("de", "pll_1"),
      inPolylang("pt-br", "pll_1"),
      inPolylang("de"),
    ),
    ["de post-2 + en post-1 + pt-BR post-3", "de post-4"],
  ],
  [
    "WPML's fields",
    "wordpress",
    wordpress(inWpml("en", "7"), inWpml("de", "7"), inWpml("de", "8")),
    ["de post-2 + en post-1", "de post-3"],
  ],
  [
    "WPML's duplicates",
    "wordpress",
    wordpress({ more: "" }, { more: term("language", "de") + meta("_icl_lang_duplicate_of", "1") }),
    ["- post-1 + de post-2"],
  ],
])("translations are linked on import: %s", async (_, system, input, expected) => {
  const withText =
    typeof input === "string"
      ? input.replaceAll("<item>", "<item><content:encoded>Words.</content:encoded>")
      : input;
  expect(await groups(system, withText)).toMatchObject({ groups: expected, faults: 0 });
});

test("two texts in one language, or a page, are not linked as translations, which is reported", async () => {
  const { groups: found, report } = await groups("markdown", {
    ...text("a.md", "translationKey: same"),
    ...text("b.md", "translationKey: same\nlanguage: en"),
    ...text("c.md", "translationKey: same\nlanguage: de"),
    "pages/d.md": "---\ntitle: D\ntranslationKey: same\nlanguage: fr\n---\nx",
    ...text("e.md", "translationKey: alone"),
  });
  expect(found).toEqual(["- a + de c", "- e", "en b"]);
  expect(report).toMatch(/translations: LOST: are not linked: one of them is in en already/);
  expect(report).toMatch(/translations: LOST: are not linked, as pages have none/);
  expect(report).toMatch(/translations: LOST: “alone” is named by nothing else that comes/);
});
