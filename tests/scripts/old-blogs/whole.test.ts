import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { bring, textsOf } from "./bring.ts";
import { article, attachment, cdata, meta, post, wordpress } from "./given.ts";
import { EMPTY_SITE, type Known } from "../../../scripts/import/known.ts";
import { pathHere, planOf } from "../../../scripts/import/plan.ts";
import { readMarkdown } from "../../../scripts/import/markdown.ts";
import { readWordPress } from "../../../scripts/import/wordpress.ts";
import { written, type Input } from "./bring.ts";

const ids = async (read: typeof readMarkdown, input: Input) =>
  (await planOf(read(written(input), ""), EMPTY_SITE)).map(({ head }) => head.id);

const hello = (title: string, text: string) => ({
  "hello.md": post(text, `title: ${title}\ndate: 2020-01-01`),
});

test("two blogs with the same ids or files are distinct, and one blog stays the same at another URL", async () => {
  const one = wordpress("First");
  const other = one.replaceAll("old.example.com", "other.example.com");
  expect(await ids(readWordPress, one)).not.toEqual(await ids(readWordPress, other));
  expect(await ids(readWordPress, one)).toEqual(
    await ids(
      readWordPress,
      one.replaceAll("https://old", "http://www.old").replace("First", "Changed"),
    ),
  );
  expect(await ids(readMarkdown, hello("One", "x"))).not.toEqual(
    await ids(readMarkdown, hello("Two", "x")),
  );
  expect(await ids(readMarkdown, hello("One", "x"))).toEqual(
    await ids(readMarkdown, hello("One", "changed")),
  );
});

test("a slug is spelled as in the editor for the text's language, and an existing text keeps its URL", async () => {
  const source = readMarkdown(
    written({
      "posts/Grüße.md": post("x", "title: A\ndate: 2020-01-01\nlang: de"),
      "posts/?.md": post("x", "title: Öl\ndate: 2020-01-01"),
      "pages/über.md": post("x", "title: Über uns"),
    }),
    "",
  );
  const plan = (known: Partial<Known> = {}) => planOf(source, { ...EMPTY_SITE, ...known });
  const places = async (known?: Partial<Known>) => (await plan(known)).map(pathHere).toSorted();
  expect(await places()).toEqual(["/blog/gruesse", "/blog/ol", "/uber"]);
  const german = { language: "de" };
  expect(await places(german)).toEqual(["/blog/gruesse", "/blog/oel", "/ueber"]);

  const idAt = new Map((await plan()).map((planned) => [pathHere(planned), planned.head.id]));
  const id = (place: string) => idAt.get(place) ?? "";
  const here = {
    ...german,
    idHere: (post: { id: string }) => post.id,
    slugs: new Map([
      ["grusse", id("/blog/gruesse")],
      ["oil", id("/blog/ol")],
      ["former-oil", id("/blog/ol")],
    ]),
    paths: new Map([["uber", id("/uber")]]),
  };
  expect(await places(here)).toEqual(["/blog/grusse", "/blog/oil", "/uber"]);

  const former = await plan({ idHere: (post) => post.slugs.find((slug) => slug === "grusse") });
  expect(former.map(({ head }) => head.id)).toContain("grusse");
});

test.each([
  ["<!-- only a remark -->", "It has no text but a remark."],
  ["word ".repeat(40_001), "It has 200,004 characters, and 200,000 fit"],
])(
  "a text that cannot be stored is not imported, not even in a rehearsal: %.20s",
  { tags: "full" },
  async (text, why) => {
    for (const isRehearsal of [true, false]) {
      const { posts, faults, report } = await bring(
        "markdown",
        { "posts/a.md": post(text), "b.md": post("x", "title: B\ndate: 2020-01-01") },
        { isRehearsal },
      );
      expect({ posts: posts.length, faults }).toEqual({ posts: isRehearsal ? 0 : 1, faults: 1 });
      expect(report).toContain(why);
    }
  },
);

test("losses are counted, and the progress is reported from time to time", async () => {
  const lines: string[] = [];
  const files = Object.fromEntries(
    Array.from({ length: 101 }, (_, index) => [`${index}.md`, "---\nmood: calm\n---\nx"]),
  );
  const { lost } = await bring("markdown", files, {
    isRehearsal: true,
    progress: (line) => lines.push(line),
  });
  expect(lost).toBe(101);
  expect(lines).toEqual(["100 of 101 articles, less than a minute left"]);
});

test("the progress of reading many files is reported", { tags: "full" }, () => {
  const lines: string[] = [];
  const files = Object.fromEntries(
    Array.from({ length: 1001 }, (_, index) => [`${index}.md`, `# ${index}\n\nx`]),
  );
  const { posts } = readMarkdown(written(files), "", (line) => lines.push(line));
  expect(posts).toHaveLength(1001);
  expect(lines).toEqual(["1000 of 1001 files read, less than a minute left"]);
});

test("a file's text is read only when needed, and a deleted file affects only its own text", () => {
  const folder = written({ "a.md": "# A\n\nfirst", "b.md": "# B\n\nx" });
  const [one, other] = readMarkdown(folder, "").posts;
  fs.writeFileSync(path.join(folder, "a.md"), "# A\n\nsecond");
  fs.rmSync(path.join(folder, "b.md"));
  expect(one?.text()).toBe("second");
  expect(() => other?.text()).toThrow("There is no file");
});

test("a drawing is imported as a picture, without any scripts in it", async () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>';
  const { pictures, report } = await bring("markdown", {
    "posts/a.md": post("![a](a.svg)"),
    "posts/a.svg": svg,
  });
  expect(pictures).toMatchObject([{ mime: "image/webp" }]);
  expect(report).not.toContain("LOST");
});

test.each([
  ["/a.png", "static/a.png"],
  ["/blog/img/a.png", "site/img/a.png"],
  ["my%20pic.png", "attachments/my pic.png"],
  ["a.png", "posts/a/a.png"],
  ["../img/a.png?x=1", "img/a.png"],
])("the picture %s is found at %s", async (address, file) => {
  const { pictures } = await bring("markdown", {
    "posts/a.md": post(`![a](${address})`),
    [file]: "",
  });
  expect(pictures).toHaveLength(1);
});

test("a picture in a text is stored, whatever its type, and a dry run does not count it as text", async () => {
  const [small, large] = ["", `<!-- ${"x".repeat(200_000)} -->`].map((more) => {
    const data = btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${more}</svg>`);
    return wordpress(`<img src="data:image/svg+xml;charset=utf-8;base64,${data}">`);
  });
  const { pictures, posts } = await bring("wordpress", small ?? "");
  const source = `![](/storage/v1/object/public/media/${pictures[0]?.path})`;
  expect(posts).toMatchObject([{ source }]);
  const dry = await bring("wordpress", large ?? "", { isRehearsal: true });
  expect(dry).toMatchObject({ posts: [], faults: 0, lost: 0 });
});

test("a picture by reference is stored like one in its place, as large as it may be", async () => {
  const data = btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!-- ${"x".repeat(200_000)} --></svg>`,
  );
  const { text, report } = await textsOf(
    "markdown",
    article(
      `![][image1] [![y][Two]][two] [z][1]\n\n[image1]: <data:image/svg+xml;base64,${data}>\n\n[two]: https://i.example/b.gif 'B'\n\n[1]: https://i.example/c.png`,
    ),
  );
  expect(text).toBe(
    "![][image1] [![y][Two]][two] [z][1]\n\n[image1]: </media/Picture>\n\n[two]: /media/b 'B'\n\n[1]: https://i.example/c.png",
  );
  expect(report).not.toContain("LOST");
});

test("a thumbnail in one of WordPress' sizes is replaced by its original", async () => {
  const fetched: string[] = [];
  const { pictures } = await bring(
    "wordpress",
    wordpress(
      {
        "content:encoded": cdata('<img src="https://old.example.com/51-300x200.png">'),
        more: meta("_thumbnail_id", "51"),
      },
      attachment(51, "1", meta("_wp_attachment_image_alt", "Alt")),
    ),
    {
      fetch: (address) => {
        fetched.push(address);
        return Promise.reject(new Error("not there"));
      },
    },
  );
  expect([fetched, pictures]).toEqual([["https://old.example.com/51.png"], []]);
});

test.each([
  ["draft: true", false],
  ["published: false", false],
  ["status: draft", false],
  ["draft: false", true],
  ["publish: no", false],
  ["password: 1234", false],
  ["visibility: members", false],
  ["audience: only_paid", false],
  ["audience: only_free", false],
  ["audience: everyone", true],
  ["members_only: true", false],
  ["state: draft", false],
])("%s determines whether a text is published", async (head, published) => {
  const { posts } = await bring("markdown", article("x", `date: 2020-01-01\n${head}`));
  expect(posts).toMatchObject([{ published }]);
});

test.each(["audience: everyone", "audience: only_paid", "members_only: true"])(
  "%s, by which a text is published or not, does not count as lost",
  async (head) => {
    const { lost } = await bring("markdown", article("x", `date: 2020-01-01\n${head}`));
    expect(lost).toBe(0);
  },
);
