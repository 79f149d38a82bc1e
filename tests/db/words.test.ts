/** A post's words are counted in the browser, and those of its revisions in the database: both must agree. */
import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { lengthOf } from "../../src/lib/format/read-time.ts";
import { sampleArticles } from "../support/sample-articles.ts";

const backend = await testBackend();

const texts = [
  "",
  "One, two; three.",
  "a\u00A0b\u2003c\td\r\ne\uFEFFf",
  "слово 낱말 كلمة ไทย 🙂 – … § © 1½ ²",
  "## Heading\n\n* one\n* [ ] two\n12) three\n> - four **five**_six_ --- ~~seven~~",
  '[A link](https://example.com "title") [b](/x_(y)) ![alt words](a.png "A caption") ![](b.png)',
  "As [it][1] was.[^note]\n\n[1]: https://example.com 'x'\n[^note]: By whom.",
  '```ts title="no word"\nconst a = b[0](c);\n```\n\n  ~~~~\nx\n~~~~\n`<div>` $a^2 + b^2$',
  "| One | Two |\n| :-- | --: |\n| a | b |\n\n> [!NOTE]\n> Text",
  "<p class='a b'>Some <em>text</em></p><!-- not\nthis --><script>nor()</script> this <b",
  "<script>a</script> between <style>b\nc</style>",
  "&nbsp; &amp; &mdash; it&rsquo;s caf&eacute; &#8212; &#x41;b &unknown &;",
  "While i<n, and j > 2, or a<b it ends, `if (a<b && c>d)` and f<T, U>",
  "A <img alt=\"a > b\" src=/x/y.png hidden\n title='<'> <br /> </a > <https://a.example/b> <me@a.example>",
  "word ".repeat(3000),
];

test.each(["markdown", "html"] as const)("words are counted alike: %s", async (format) => {
  const all = [...texts, ...sampleArticles.map(({ html }) => html)];
  const { rows } = await backend.db.query<{ words: number }>(
    `select (
         select count(*) from private.revision_words(
           jsonb_build_object('format', $1::text, 'source', written.body, 'content', written.body)
         )
       )::int as words
       from jsonb_array_elements_text($2::jsonb) with ordinality as written (body, place)
       order by place`,
    [format, JSON.stringify(all)],
  );
  expect(rows.map(({ words }) => words)).toEqual(all.map((text) => lengthOf(text, format).words));
});
