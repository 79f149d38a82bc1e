/** Exports of note-taking programs, as people arrange them. */
import { expect, test } from "vitest";
import { readMarkdown } from "../../../scripts/import/markdown.ts";
import { bring, written } from "./bring.ts";

const ID = "0a1b2c3d4e5f60718293a4b5c6d7e8f9";
const notion = (text: string) => bring("markdown", { [`Note ${ID}.md`]: `# Note\n\n${text}` });
const logseq = (files: Record<string, string>) =>
  bring("markdown", { "logseq/config.edn": "{}", ...files });

test.each([
  ["in lower case", "slug: my-note\ndate: March 5, 2023\ntags: a, b"],
  [
    "in other scripts",
    "작성일: 2024년 1월 2일\n公開日: 2024年1月2日\nDate: 2023년 3월 5일\nSlug: my-note",
  ],
  ["with emoji before their names", "📅 Due: x\nDate: March 5, 2023 10:14 AM\nSlug: my-note"],
])("Notion's properties %s are read", async (_, properties) => {
  const { posts } = await notion(`${properties}\n\nwords`);
  expect(posts).toMatchObject([
    { slug: "my-note", source: "words", published_at: expect.stringMatching(/^2023-03-05/) },
  ]);
});

test("a Notion page does not count as published because of its creation time", async () => {
  const { posts } = await notion("Created time: March 5, 2023 10:14 AM\nSlug: my-note\n\nwords");
  expect(posts).toMatchObject([{ slug: "my-note", source: "words", published: false }]);
});

test.each([
  "Warning: this is long.",
  "tl;dr: it works.\nps: really.",
  "update: fixed since, thanks",
  "注意: これは長い。\n補足: 本当に。",
])("a first paragraph that looks like Notion's properties stays: %s", async (text) => {
  const { posts } = await notion(`${text}\n\nmore`);
  expect(posts).toMatchObject([{ source: `${text}\n\nmore` }]);
});

test("Notion's own callout icons are not imported as pictures", async () => {
  const icon = '<img src="https://www.notion.so/icons/warning_yellow.svg" alt="" width="40px" />';
  const { posts, pictures } = await notion(`<aside>\n${icon}\n\nCareful\n\n</aside>`);
  expect(posts).toMatchObject([{ source: "> [!NOTE]\n> Careful" }]);
  expect(pictures).toEqual([]);
});

test("Logseq's syntax is not applied in other folders", async () => {
  const { posts } = await bring("markdown", {
    "2020_01_02_a-note.md": "Example::\n\n    code",
    "b.md": "CPU:: The brain\n- list",
  });
  expect(posts).toMatchObject([
    { slug: "2020-01-02-a-note", published: false, source: "Example::\n\n    code" },
    { slug: "b", source: "CPU:: The brain\n- list" },
  ]);
});

test("pages in pages, times of players and words to learn are shown in Logseq", async () => {
  const { posts } = await logseq({
    "pages/a.md":
      "date:: 2023-03-05\n\n- {{embed [[b]]}}\n- {{youtube-timestamp 75}} Words {{cloze of}} it",
    "pages/b.md": "date:: 2023-03-06\n\n- x",
  });
  expect(posts[0]?.source).toBe("- [b](/blog/b)\n- 1:15 Words of it");
});

test("a tag of Logseq's without an end takes no time", { timeout: 5000 }, async () => {
  const { posts } = await logseq({ "pages/a.md": `- {{embed ${" ".repeat(4000)}\n- x` });
  expect(posts[0]?.source).toContain("{{embed");
});

test("the dates of Logseq's journals are taken from their names", async () => {
  const { posts } = await logseq({ "journals/2023_03_05.md": "- x" });
  expect(posts).toMatchObject([
    { slug: "2023-03-05", published: false, published_at: "2023-03-05T00:00:00+00:00" },
  ]);
});

test("Logseq's notes keep the keys that earlier releases gave them", () => {
  const folder = written({
    "logseq/config.edn": "{}",
    "journals/2023_03_05.md": "- x",
    "pages/Tech%2FOld.md": "- x",
  });
  expect(readMarkdown(folder, "").posts).toMatchObject([
    { key: "markdown:journals/2023_03_05.md", origin: '["2023 03 05",null]' },
    { key: "markdown:pages/Tech%2FOld.md", origin: '["Tech%2FOld",null]' },
  ]);
});

test("texts with dates and front matter that earlier releases did not know keep the keys that these gave them", () => {
  const folder = written({
    "a.md": "---\ntitle: A\npublishedOn: 2020-01-02\n---\nx",
    "b.md": "---\ntitle: B\npublishedOn: 2020-01-02\ncreated: 2019-03-04\n---\nx",
    "bb.md": "---\ntitle: BB\ncreateTime: 2020-01-02\n---\nx",
    "c.md": "---\ntitle: C\ndate: 12/31/21\n---\nx",
    "d.md": "---\ntitle: Later\ndate: 01-01-2020\npublish_date: 2999-01-02\n---\nx",
    "e.md": '%{title: "F", date: ~D[2020-01-06]}\n---\n# Words\n\nx',
    "f.mdwn": '[[!meta title="G" date="2020-01-07"]]\n\n# Words\n\nx',
    "posts/2020-01-02.my-post.md": "---\ndraft: true\n---\nx",
    "posts/2020-01-02-1530.timed.md": "---\ntitle: E\n---\nx",
    "posts/2020-01-02-153059.my-post.md": "---\ndraft: true\n---\nx",
    "posts/2020-01-02-1.1.0-released.md": "---\ntitle: D\n---\nx",
    "posts/2020-01-04.flag.md": "---\ntitle: H\npublished: false\n---\nx",
    "posts/2020/01-03-my-post.md": "---\ndraft: true\n---\nx",
    "src/routes/a-b.svelte.md": "---\ndate: 2020-01-02\n---\nx",
    "src/routes/c/+page.svx": "---\ndate: 2020-01-02\n---\nx",
  });
  expect(readMarkdown(folder, "").posts).toMatchObject([
    { date: "2020-01-02", origin: '["A",null]' },
    { date: "2020-01-02", origin: '["B","2019-03-04"]' },
    { date: "2020-01-02", origin: '["BB",null]' },
    { date: "2021-12-31", origin: '["C",null]' },
    { date: "2999-01-02", origin: '["Later","2020-01-01"]' },
    { date: "2020-01-06", origin: '["e",null]' },
    { date: "2020-01-07", origin: '["f",null]' },
    { date: "2020-01-02", origin: '["D","2020-01-02"]' },
    { date: "2020-01-02", origin: '["E","2020-01-02"]' },
    { date: "2020-01-02", origin: '["153059.my post","2020-01-02"]' },
    { date: "2020-01-02", origin: '["2020 01 02.my post",null]' },
    { date: "2020-01-04", origin: '["H",null]' },
    { date: "2020-01-03", origin: '["01 03 my post",null]' },
    { title: "a b", origin: '["a b.svelte","2020-01-02"]' },
    { title: "c", origin: '["+page","2020-01-02"]' },
  ]);
});

test("a page of Logseq has the name of its file, and its first block may be a heading without a marker", async () => {
  const { posts } = await logseq({
    "pages/Green Function.md":
      "# [[Other]]\ncollapsed:: true\n\t- a\n\t  id:: 0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9\n\t\t- b\n- c\n\t- d\n",
    "pages/Code.md": "```\n\tcode\n```\n- a\n",
  });
  expect(posts).toMatchObject([
    { title: "Code", source: "```\n\tcode\n```\n- a" },
    { title: "Green Function", source: "# Other\n\n- a\n\t- b\n- c\n\t- d" },
  ]);
});

test("Logseq's links to pages become links", async () => {
  const { posts } = await logseq({
    "pages/a.md": "- [[Tech/Web/My page]] [[tech/old?]]",
    "pages/Tech___Web___My page.md": "- x",
    "pages/Tech%2FOld%3F.md": "- x",
  });
  expect(posts).toMatchObject([
    { title: "Tech/Old?", slug: "old" },
    { title: "Tech/Web/My page", slug: "my-page" },
    { source: "- [Tech/Web/My page](/blog/my-page) [tech/old?](/blog/old)" },
  ]);
});

test("Logseq's properties are read without a blank line below, without a value and in other scripts", async () => {
  const { posts, report } = await logseq({
    "pages/a.md": 'title:: "A"\nicon::\n标签:: x\npublic:: true\n- one\n  card-last-score:: 5',
  });
  expect(posts).toMatchObject([{ title: "A", source: "- one" }]);
  expect(report).toContain("LOST: “x” is not imported");
});

test("Logseq's code blocks become code, its comments are dropped, and its queries are reported", async () => {
  const { posts, report } = await logseq({
    "pages/a.md":
      "- #+BEGIN_SRC js\n  a * b * c\n  #+END_SRC\n- #+BEGIN_COMMENT\n  private\n  #+END_COMMENT\n- #+BEGIN_QUERY\n  {:title [:b “Mine”]}\n  #+END_QUERY\n- last",
  });
  expect(posts).toMatchObject([{ source: "- ```js\n  a * b * c\n  ```\n\n- last" }]);
  expect(report).toContain("LOST: “{:title [:b “Mine”]}” is not imported");
  expect(report).not.toContain("private");
});

test("Logseq's blocks within code stay code", async () => {
  const text = "- ```\n  #+BEGIN_QUERY\n  x\n  #+END_QUERY\n  ```";
  expect((await logseq({ "pages/a.md": text })).posts).toMatchObject([{ source: text }]);
});

test("Joplin's raw export is refused, with advice on what to export instead", async () => {
  const item = `A\n\nx\n\nid: ${ID}\nparent_id: \ntype_: 1`;
  await expect(bring("markdown", { [`${ID}.md`]: item })).rejects.toThrow(
    "MD - Markdown + Front Matter",
  );
});

test("a text bundle is named after its folder", async () => {
  const { posts, redirects, pictures } = await bring("markdown", {
    "My note.textbundle/text.md": "# Note\n\n![](assets/a.png)",
    "My note.textbundle/assets/a.png": "",
    "Other.textbundle/text.markdown": "# Other",
  });
  expect(posts).toMatchObject([{ slug: "my-note" }, { slug: "other" }]);
  expect(pictures).toHaveLength(1);
  expect(redirects).toEqual(["/My note", "/Other"]);
});

test.each([
  ['title: "He said "hi", and left"', 'He said "hi", and left'],
  ['title: "An \\"escaped\\" one and "another""', 'An "escaped" one and "another"'],
])("quotes within quotes in Hashnode's backups are read: %s", async (field, title) => {
  const { posts, faults } = await bring("markdown", {
    "a.md": `---\n${field}\ndate: 2020-01-02\ncuid: abc\n---\n\nx`,
  });
  expect({ posts, faults }).toMatchObject({ posts: [{ title, published: true }], faults: 0 });
});

test("a file instead of a folder is refused", async () => {
  await expect(bring("markdown", "x")).rejects.toThrow("is a file: name the folder it is in");
});

test("Hashnode's older backups have the title only in the first heading, and an id as the name", async () => {
  const { posts, redirects } = await bring("markdown", {
    "ckik0zir1000f1spf5ecq08k7.md": "## A first *text*\n\nWords.\n\n## A part\n\nMore.\n",
    "ckik10luj000o1spfbx0a2kjz.md": "Only some words.\n",
    "cm8jtvxkb000h08ks6o2x0gnj.md":
      '---\ntitle: "New"\ndatePublished: Sat Mar 22 2025 06:28:44 GMT+0000\nslug: new-one\n---\n\n## A part\n\nx\n',
  });
  expect(posts.map(({ title, slug, source }) => [title, slug, source])).toEqual([
    ["A first text", "a-first-text", "Words.\n\n## A part\n\nMore."],
    ["Only some words.", expect.stringMatching(/^[0-9a-f]{8}$/), "Only some words."],
    ["New", "new-one", "## A part\n\nx"],
  ]);
  expect(redirects).toEqual(["/new-one"]);
});

const clipping = (author: string) =>
  `---\ntitle: A\nsource: "https://a.example/page"\nauthor:\n  - ${author}\npublished: 2026-01-02\n---\n\nx\n`;

test("a note of Obsidian's Web Clipper names its author without brackets, and links to its source", async () => {
  const { posts, lost } = await bring("markdown", {
    ".obsidian/app.json": "{}",
    "a.md": clipping('"[[Ann Lee]]"'),
    "b.md": clipping('"[[people/bob|Bob]]"'),
    "c.md": clipping("[[Cleo]]"),
  });
  expect(posts).toMatchObject([
    { author_name: "Ann Lee", source: "x\n\n<https://a.example/page>" },
    { author_name: "Bob" },
    { author_name: "Cleo" },
  ]);
  expect(lost).toBe(0);
});

test("rules in a text are no end of front matter that is not opened, and its links are names", async () => {
  const { posts, faults } = await bring("markdown", {
    ".obsidian/app.json": "{}",
    "a.md":
      "Tags:\n- [[Tags/Py thon|Python]]\n- [[Web]]\n---\n- one\n- two\n---\n## References\n- x\n",
  });
  expect(posts).toMatchObject([
    { tags: ["Python", "Web"], source: "- one\n- two\n---\n## References\n- x" },
  ]);
  expect(faults).toBe(0);
});

test("drawings of Excalidraw are no notes, and a size is no label of what is embedded", async () => {
  const { posts, report } = await bring("markdown", {
    ".obsidian/app.json": "{}",
    "a.md": "![[Stack.excalidraw|100%]] ![[b|300]]",
    "b.md": "words",
    "Stack.excalidraw.md":
      "---\n\nexcalidraw-plugin: parsed\ntags: [excalidraw]\n\n---\n==⚠ Switch to EXCALIDRAW VIEW ⚠==\n\n# Drawing\n```json\n{}\n```\n",
  });
  expect(posts.map(({ source }) => source)).toEqual(["Stack.excalidraw [b](/blog/b)", "words"]);
  expect(report).toContain("Stack.excalidraw.md is left out: it is a drawing of Excalidraw.");
  expect(report).toContain("LOST: ![[Stack.excalidraw|100%]] has no target here");
});
