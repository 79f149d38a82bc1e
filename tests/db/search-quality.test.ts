/** The search in whole articles: whether readers find what they may search for. */
import { afterAll, expect, test } from "vitest";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { content_max_length } from "@/lib/supabase/limits/posts";
import { startTestBackend } from "../support/test-backend.ts";
import { numbers } from "../support/numbers.ts";
import { rowsOf } from "./rows-of.ts";
import { foreignPosts, germanPost, germanQuestions, questions } from "./search-questions.ts";

/** Share of the questions whose answer must be among the first three results. */
const ANSWERED = 0.95;

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const hidden = { slug: "hidden", content: "<p>Quetzalcoatl.</p>" };
/** Rendered Markdown, and parts that readers cannot find, with a word that occurs nowhere else. */
const others = [
  {
    title: "Types that say it",
    slug: "types",
    content:
      '<h2 id="a-b">A &#x26; B</h2><p><img alt="a -> b" src="/qqvvzz.png"><code>Promise&#x3C;void></code> at work.</p>',
    published: true,
  },
  {
    title: "Moved from elsewhere",
    slug: "entities",
    content:
      "<h2>Don&#8217;t &mdash; &#128640; &#0; &#38;lt; &amp;uuml; &unknown;</h2><p>R&eacute;sum&#xE9; f&uuml;r alle.</p>",
    published: true,
  },
  {
    title: "A word twice",
    slug: "twice",
    content: "<h2>Pelican</h2><p>One.</p><h2>Pelican?</h2><p>Zwieback.</p>",
    published: true,
  },
  {
    title: "Without spaces",
    slug: "without-spaces",
    content:
      '<h2>第一节<sup><a href="#fn-1" id="fnref-1">1</a></sup></h2><p>我们使用<strong>数据</strong>库索引，而且Rust很快。</p><p>บทความเกี่ยวกับฐานข้อมูล</p><p>Use <code>npm</code>, un<em>flapp</em>able.</p>',
    published: true,
  },
  {
    title: "Łódź, ｗａｌｒｕｓ",
    slug: "letters",
    content:
      "<p>Smørrebrød at the Beignetcafe\u0301. Do\u00ADnau\u00ADdampf. ភាសា\u200Bខ្មែរ. Æther, ｱﾌﾟﾘ. The Zorbly¹ works.</p>" +
      "<p>کتابخانه ملی. \uFB2A\u05B8\u05DC\u05D5\u05B9\u05DD.</p><p>مي\u200Cخواهم كِتــاب ۱۴۰۲. עִבְרִית.</p>",
    published: true,
  },
  { ...hidden, title: "A draft", published: false },
  { ...hidden, title: "Unlisted", slug: "hidden-2", published: true, unlisted: true },
  { ...hidden, title: "To come", slug: "hidden-3", published: true, published_at: tomorrow },
];

const backend = await startTestBackend();
const owner = await backend.as(demoOwner.email);
for (const post of [...foreignPosts, germanPost])
  await owner
    .from("posts")
    .insert({ ...post, published: true })
    .throwOnError();
for (const post of others) await owner.from("posts").insert(post).throwOnError();
afterAll(() => backend.close());

const search = (asked: string) => rowsOf(backend.asAnon().rpc("search_articles", { asked }));

test("the right article is among the first three results", async () => {
  const posts = await rowsOf(backend.asAnon().from("posts").select("slug"));
  const slugs = new Set(posts.map(({ slug }) => slug));
  // The owner may have removed some of the sample.
  const answerable = questions.filter(([, , answer]) => slugs.has(answer));
  const missed: string[] = [];
  for (const [kind, asked, answer] of answerable) {
    const found = (await search(asked)).map(({ slug }) => slug);
    if (!found.slice(0, 3).includes(answer)) missed.push(`${kind}: ${asked} → ${found.join(", ")}`);
  }
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(answerable.length).toBeGreaterThan(0);
  const most = Math.floor(answerable.length * (1 - ANSWERED));
  expect(missed.slice(most), `more than ${most} of ${answerable.length}`).toEqual([]);
});

test.each(["Wand", "Umba", "altes Buch", '"am Fluss"', ...germanQuestions])(
  "%j finds an article in a language other than the site's by words, prefixes and inflected forms",
  async (asked) => {
    const [found] = await search(asked);
    expect(found).toMatchObject({ slug: "haus", language: "de", corrected: null });
  },
);

test("matches are marked by the word forms of the article's language", async () => {
  const [answer] = await search("Wände");
  expect(answer).toMatchObject({ heading: "Die Wand" });
  expect(answer?.fragment).toContain("\uE000Wand\uE001");
});

test("on a German site, words are found and marked in all their German forms", async () => {
  const owner = await backend.as(demoOwner.email);
  const speak = (language: string) =>
    owner.from("site_settings").update({ language }).eq("singleton", true).throwOnError();
  await speak("de");
  const missed: string[] = [];
  for (const asked of germanQuestions) {
    const [answer] = await search(asked);
    if (answer?.slug !== "haus") missed.push(asked);
  }
  expect(missed).toEqual([]);
  const [answer] = await search("Wände");
  expect(answer).toMatchObject({ heading: "Die Wand" });
  expect(answer?.fragment).toContain("\uE000Wand\uE001");
  const [english] = await search("bisection");
  expect(english?.slug).toBe("debugging-by-bisection");
  await speak("en");
});

test("a result names the section, and marks the matching words in its excerpt", async () => {
  const [answer] = await search("halving bisect judge");
  expect(answer).toMatchObject({
    slug: "debugging-by-bisection",
    heading: "Commits, with a judge that can abstain",
    same_before: 0,
    own_id: "commits-with-a-judge-that-can-abstain",
  });
  expect(answer?.fragment).toMatch(/\uE000\w+\uE001/);
});

async function corrected(asked: string) {
  const [answer] = await search(asked);
  return answer?.corrected;
}

test("misspelt words are corrected in place, and the correction is returned", async () => {
  expect(await corrected("A databasse. Bisektion?")).toBe("A database. bisection?");
  expect(await corrected("bisecting with a judge")).toBeNull();
  expect(await corrected('"bisecting" databasse')).toBeUndefined();
  expect(await corrected(`bisecting ${"a ".repeat(200)}`)).toBeNull();
});

test("Markdown syntax and the URLs of pictures do not count as words", async () => {
  const [answer] = await search("types promise void");
  expect(answer).toMatchObject({ slug: "types", heading: "A & B", own_id: "a-b" });
  expect(answer?.fragment.replaceAll(/[\uE000\uE001]/g, "")).toContain("Promise<void>");
  expect(await search("qqvvzz")).toEqual([]);
});

test("text written with HTML entities is found, and shown, by its characters", async () => {
  const [answer] = await search("résumé für alle");
  expect(answer).toMatchObject({
    slug: "entities",
    heading: "Don’t — 🚀 &#0; &lt; &uuml; &unknown;",
  });
  expect(answer?.fragment.replaceAll(/[\uE000\uE001]/g, "")).toBe("Résumé für alle");
});

test.each([
  ["索引", "我们使用数据库\uE000索引\uE001，而且Rust"],
  ["很", "Rust\uE000很\uE001快"],
  ["数据库", "使用\uE000数据库\uE001索引"],
  ["ฐานข้อมูล", "\uE000ฐานข้อมูล\uE001 Use npm, unflappable."],
  ["rust很快", "Rust\uE000很快\uE001。"],
  ["unflappable", "npm, \uE000unflappable\uE001"],
])("words are found without spaces or across elements: %s", async (asked, words) => {
  const [answer] = await search(asked);
  expect(answer).toMatchObject({ slug: "without-spaces", heading: "第一节" });
  expect(answer?.fragment).toContain(words);
  expect(await search("据数索")).toEqual([]);
});

test.each(
  'lodz, Smorrebrod, beignetcafe, beignetcafé, walrus, ＷＡＬＲＵＳ, donaudampf, ភាសាខ្មែរ, aether, アプリ, "zorbly works", میخواهم, کتاب, 1402, עברית, שלום, "کتابخانه ملی", "میخواهم کتاب"'.split(
    ", ",
  ),
)("%s finds its word, whatever the spelling of its letters", async (asked) => {
  expect(await search(asked)).toMatchObject([{ slug: "letters" }]);
});

test("a word in letters that the search replaces is marked as it is written", async () => {
  for (const asked of ["کتابخانه", '"کتابخانه ملی"']) {
    const [answer] = await search(asked);
    expect(answer?.fragment).toContain("\uE000کتابخانه\uE001");
  }
});

test("a misspelt word is corrected in the letters of either keyboard", async () => {
  expect(await search("کتابخاته")).toMatchObject([{ slug: "letters", corrected: "كتابخانه" }]);
});

test(
  "an article of the maximum length without spaces is stored and found",
  { tags: "full" },
  async () => {
    const random = numbers(1);
    const anyCharacter = () => String.fromCodePoint(0x4e_00 + random(20_000));
    const content = Array.from({ length: content_max_length }, anyCharacter).join("");
    const post = { title: "Long", slug: "long", content, published: true };
    await owner.from("posts").insert(post).throwOnError();
    expect(await search(content.slice(20_000, 20_004))).toMatchObject([{ slug: "long" }]);
    await owner.from("posts").delete().eq("slug", "long").throwOnError();
  },
);

test("a result says how many headings that differ only in punctuation come before its own", async () => {
  expect(await search("zwieback")).toMatchObject([{ heading: "Pelican?", same_before: 1 }]);
});

test("drafts, unlisted and scheduled posts are not found, nor are their words used for corrections", async () => {
  expect(await search("quetzalcoatl")).toEqual([]);
  expect(await search("quetzalcoatlus")).toEqual([]);
});

test("quotes and a minus apply whatever else is in the query", async () => {
  const slugs = async (asked: string) => (await search(asked)).map(({ slug }) => slug);
  expect(await slugs('"one paint per frame" zzqqx')).toEqual([]);
  expect(await slugs("bisect -git")).not.toContain("debugging-by-bisection");
  expect(await slugs("-git")).toEqual([]);
  expect(await slugs("Bisection - halving")).toContain("debugging-by-bisection");
  const [phrase] = await search('"one bad row"');
  expect(phrase?.slug).toBe("debugging-by-bisection");
});

test("a match only in the title is shown with the post's excerpt", async () => {
  const [answer] = await search("検索");
  expect(answer).toMatchObject({
    slug: "japanese",
    heading: "",
    fragment: foreignPosts[0]?.excerpt,
  });
});

test.each(["", " \n", "\\ ' \" : & | ! ( ) <-> *", '"', "-", "qqzzxx wwvvkk", "x".repeat(5_000)])(
  "%j finds nothing and causes no error",
  async (asked) => {
    expect(await search(asked)).toEqual([]);
  },
);
