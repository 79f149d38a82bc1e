import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import sharp from "sharp";
import { readDevTo } from "../../scripts/import/devto.ts";
import { readGhost } from "../../scripts/import/ghost.ts";
import { readMarkdown } from "../../scripts/import/markdown.ts";
import { idOf } from "../../scripts/import/plan.ts";
import { readRedirects } from "../../scripts/lib/redirects.ts";
import { importSource } from "../../scripts/import/run.ts";
import type { Source } from "../../scripts/import/source.ts";
import { repaired } from "../../scripts/import/repair-xml.ts";
import { readWordPress } from "../../scripts/import/wordpress.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { listen } from "./postgres-socket.ts";
import { renderer, siteOf } from "../support/content-site.ts";
import { runScript } from "../support/run-script.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { listenWith } from "../support/listen-with.ts";
import { words } from "../support/words.ts";

const samples = path.join(import.meta.dirname, "imports");
const sample = (name: string) => path.join(samples, name);

const wordpress = () => readWordPress(sample("wordpress.xml"), "");
const ghost = () => readGhost(sample("ghost-5.json"), "https://ghost.example.com");

const backend = await startTestBackend();
const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#f60" } })
  .png()
  .toBuffer();
afterAll(() => backend.close());
beforeEach(() => backend.reset());

function temporaryFile(name: string, content: string | Buffer): string {
  const folder = temporaryFolder();
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}

type Options = {
  isRehearsal?: boolean;
  fetch?: (address: string) => Promise<Buffer>;
  redirectsFile?: string;
  isFree?: (path: string) => boolean;
};

async function run(source: Source, options: Options = {}) {
  const lines: string[] = [];
  const redirectsFile = options.redirectsFile ?? temporaryFile("redirects.json", "{}");
  const result = await importSource(siteOf(backend), renderer, source, {
    isRehearsal: false,
    isFree: () => true,
    fetch: () => Promise.resolve(picture),
    print: (line) => lines.push(line),
    ...options,
    redirectsFile,
  });
  return { ...result, text: lines.join("\n"), redirectsFile };
}

async function post(slug: string) {
  const owner = await backend.as("owner@example.com");
  const { data } = await owner.from("posts").select("*").eq("slug", slug).single().throwOnError();
  return data;
}

async function page(path: string) {
  const owner = await backend.as("owner@example.com");
  const { data } = await owner.from("pages").select("*").eq("path", path).single().throwOnError();
  return data;
}

async function commentsOf(postId: string) {
  const owner = await backend.as("owner@example.com");
  const { data } = await owner
    .from("comments")
    .select("id, parent_id, author_name, content, status, created_at")
    .eq("post_id", postId)
    .order("created_at")
    .throwOnError();
  return data;
}

const comment = (key: string, parent: string | null, text: string) => ({
  key,
  parent,
  author: "Ada Reader",
  text,
  date: `2019-03-0${key}T09:00:00Z`,
  isHeld: false,
});

const PICTURE = String.raw`\/storage\/v1\/object\/public\/media\/[0-9a-f-]{36}\/20x10`;

test("Ghost: texts, times, tags, pictures, links, members' posts, pages and comments", async () => {
  const { text, posts, faults, redirectsFile } = await run(ghost());
  expect({ posts, faults }).toEqual({ posts: 4, faults: 0 });
  const first = await post("a-ghost-of-a-chance");
  expect(first).toMatchObject({
    title: "A ghost of a chance",
    excerpt: "What is left.",
    published: true,
    featured: true,
    published_at: "2023-09-02T10:00:00+00:00",
    created_at: "2023-09-01T10:00:00+00:00",
    tags: ["Lakes"],
    format: "markdown",
    author_name: "Admin",
  });
  expect(first.featured_image).toMatch(new RegExp(`^${PICTURE}$`));
  expect(first.source).toContain(
    "First, **read** [the other one](/blog/second-chance#why), then [this](https://elsewhere.example.org/x).",
  );
  expect(first.source).toMatch(new RegExp(`!\\[A boat\\]\\(${PICTURE} "On the lake"\\)`));
  expect(first.source).toContain("<https://video.example.org/embed/1>");
  expect(first.source).toContain("[A shop](https://shop.example.org/)");
  expect(first.source).toContain("```js\nconst a = 1 < 2;\n```");
  expect(first.source).not.toMatch(/script|alert|onerror|kg-/);
  const { data: library } = await (
    await backend.as("owner@example.com")
  )
    .from("media")
    .select("alt")
    .eq("name", "boat")
    .throwOnError();
  expect(library).toEqual([{ alt: "A small boat" }]);

  expect(await post("second-chance")).toMatchObject({ published: false });
  expect((await post("second-chance")).source).toMatch(/^## Why\n/);
  // The site has an /about of its own.
  const about = await page("about-2");
  expect(about).toMatchObject({ title: "About me", published: false, place: "nowhere" });
  expect(about.source).toMatch(/Robin Sample\\?\n? *writes here/);
  expect(text).toMatch(/path: +\/about is taken on this site/);
  expect(await commentsOf(first.id)).toMatchObject([
    { author_name: "Ada Reader", content: "Well *said*.", parent_id: null, status: "approved" },
    { author_name: "Anonymous", content: "Indeed." },
  ]);
  expect((await commentsOf(first.id))[1]?.parent_id).toBe((await commentsOf(first.id))[0]?.id);
  expect(first.comment_count).toBe(2);
  expect(readRedirects(redirectsFile)).toMatchObject({ "/a-ghost-of-a-chance": first.id });
  for (const lost of ["“Chances”", "track()", "#internal", "1 members", "1 <script>"]) {
    expect(text).toContain(lost);
  }
  expect(await post("nothing-yet")).toMatchObject({ published: false, source: "Nothing yet" });
});

test("WordPress: both editors, shortcodes, CDATA that ends too early, two posts with one slug, threads", async () => {
  const { text, posts, faults, comments } = await run(wordpress());
  expect({ posts, faults, comments }).toEqual({ posts: 3, faults: 0, comments: 3 });
  const first = await post("salt-pepper");
  expect(first).toMatchObject({
    title: "Salt & pepper",
    category: "Food",
    tags: ["mills", "Tools & toys"],
    author_name: "Robin Sample",
    published_at: "2019-03-01T08:00:00+00:00",
  });
  expect(first.source).toMatch(/^A first paragraph\\\nover two lines/);
  expect(first.source).toContain('```php\nif ($a[$b[0]]>1) {\n\n  echo "]]>";\n}\n```');
  expect(first.source).toContain("[the second](/blog/salt-pepper-2)");
  expect(first.source).toContain(String.raw`\[my-form id="3"] and a \[word] in brackets.`);
  expect(first.source).toContain('```python\nprint("<b>")\n```');
  expect(first.source).toContain("<https://video.example.org/watch?v=1>");
  expect(first.source.match(new RegExp(PICTURE, "g"))).toHaveLength(2);
  expect(first.source).toContain(' "The old mill")');

  const second = await post("salt-pepper-2");
  expect(second.source).toBe(
    "## Blocks\n\nOne.\n\n```\na && b\n```\n\n<https://video.example.org/2>",
  );
  expect(second).toMatchObject({
    author_name: "Kim Guest",
    published_at: "2019-04-01T09:00:00+00:00",
    category: "General",
    featured: true,
  });
  expect(text).toMatch(/date: +names no time zone, and is taken as UTC/);
  expect(await page("povar")).toMatchObject({ published: false, title: "Поваренная книга" });

  const [one, two, three] = await commentsOf(first.id);
  expect(one).toMatchObject({ content: "I like **salt**.\n\nAnd this.", parent_id: null });
  expect(two).toMatchObject({ author_name: "Robin Sample", parent_id: one?.id });
  expect(three).toMatchObject({ parent_id: one?.id, status: "pending" });
  for (const lost of ["[my-form]", "1 pingbacks", "nav_menu_item", "in the bin", "javascript:"]) {
    expect(text).toContain(lost);
  }
});

test("replies to a comment without text take its position", async () => {
  const source = wordpress();
  const [first] = source.posts;
  if (!first) throw new Error("There is no post.");
  first.comments = [
    comment("1", null, "&nbsp;"),
    comment("2", "1", "top, as it answered nothing"),
    comment("3", "2", "its answer"),
    comment("4", null, "a thread"),
    comment("5", "4", "<p><br></p>"),
    comment("6", "5", "in the thread"),
  ];
  const { posts, comments, text } = await run({ ...source, posts: [first] });
  expect({ posts, comments }).toEqual({ posts: 1, comments: 4 });
  expect(text.match(/LOST: one of Ada Reader has no text/g)).toHaveLength(2);
  expect(text).not.toContain("answers to answers");

  const rows = await commentsOf((await post("salt-pepper")).id);
  const contentOf = new Map(rows.map(({ id, content }) => [id, content]));
  expect(rows.map((row) => [row.content, contentOf.get(row.parent_id ?? "")])).toEqual([
    ["top, as it answered nothing", undefined],
    ["its answer", "top, as it answered nothing"],
    ["a thread", undefined],
    ["in the thread", "a thread"],
  ]);
});

test("an alias never replaces a page or a file of this site, and accepted ones are listed first", async () => {
  const aliases = words`/sw.js /About/ /* //evil.example /a%0A/b /../../etc/passwd /old /known`;
  const folder = path.dirname(
    temporaryFile("post.md", `---\naliases: ${JSON.stringify(aliases)}\n---\n\nWords.\n`),
  );
  const redirectsFile = temporaryFile("redirects.json", '{"/known":"/projects"}');
  const built = new Set(["/sw.js", "/About"]);
  const isFree = (at: string) => !built.has(at);
  const { text } = await run(readMarkdown(folder, ""), { isFree, redirectsFile });
  const { id } = await post("post");
  expect(readRedirects(redirectsFile)).toEqual({
    "/known": "/projects",
    "/old": id,
    "/post": id,
  });
  expect(text.match(/redirect: .*/g)).toHaveLength(2);
  for (const lost of [
    "/sw.js is a page or a file of this site",
    "/About is a page or a file of this site",
    "/* cannot lead here",
    "//evil.example cannot lead here",
    "/a%0A/b cannot lead here",
    "/../../etc/passwd cannot lead here",
    "/known leads to /projects already",
  ]) {
    expect(text).toContain(`LOST: ${lost}`);
  }
});

test.each([
  ["<form>Send</form>", "<form>"],
  ['<p onclick="x()">Press</p>', "onclick of <p>"],
  ["[call](skype:ada)", "the address skype:ada"],
])("parts of Markdown that readers do not get are reported: %s", async (typed, part) => {
  const folder = path.dirname(temporaryFile("post.md", `Words.\n\n${typed}\n`));
  for (const isRehearsal of [true, false]) {
    const { text } = await run(readMarkdown(folder, ""), { isRehearsal });
    expect(text).toContain(`LOST: readers do not get ${part}: `);
  }
});

test("parts of HTML that readers do not get are reported, even those that Markdown cannot express", async () => {
  const original = fs.readFileSync(sample("ghost-5.json"), "utf8");
  const typed = original.replaceAll(/"html": ?"/g, "$&<svg></svg><canvas></canvas>");
  const file = temporaryFile("ghost.json", typed);
  const { text } = await run(readGhost(file, "https://ghost.example.com"), { isRehearsal: true });
  expect(text).toContain("LOST: 1 <svg> left out");
  expect(text).toContain("LOST: 1 <canvas> left out");
});

test("the redirects of a post are listed before it is stored, even if it is not stored", async () => {
  const { text, faults } = await run(wordpress(), {
    redirectsFile: path.join(samples, "wordpress.xml", "not-a-folder", "redirects.json"),
  });
  expect(faults).toBeGreaterThan(0);
  expect(text.indexOf("redirect:")).toBeGreaterThan(-1);
  expect(text.indexOf("redirect:")).toBeLessThan(text.indexOf("is not imported: "));
});

test.each(["lastmod", "updated", "updatedDate"])(
  "%s sets the time of a post's revision",
  async (field) => {
    const folder = path.dirname(
      temporaryFile("revised.md", `---\ndate: 2020-01-02\n${field}: Mar 4 2021\n---\n\nWords.\n`),
    );
    const { text } = await run(readMarkdown(folder, ""));
    expect(await post("revised")).toMatchObject({
      published_at: "2020-01-02T00:00:00+00:00",
      revised_at: "2021-03-04T00:00:00+00:00",
    });
    expect(text).toContain(`“Mar 4 2021” is taken as 2021-03-04T00:00:00+00:00`);
  },
);

test.each(["2020-01-02", "2019-12-31"])(
  "a change on %s is not a revision of a post of 2020-01-02",
  async (day) => {
    const folder = path.dirname(
      temporaryFile("revised.md", `---\ndate: 2020-01-02\nlastmod: ${day}\n---\n\nWords.\n`),
    );
    const { text } = await run(readMarkdown(folder, ""));
    expect((await post("revised")).revised_at).toBeNull();
    expect(text.includes("LOST: 2019-12-31T00:00:00+00:00 is not imported")).toBe(
      day === "2019-12-31",
    );
  },
);

test("a rehearsal reports the same and stores nothing", async () => {
  const before = await backend.db.query("select count(*) from public.posts");
  const rehearsed = await run(wordpress(), {
    isRehearsal: true,
    fetch: () => Promise.reject(new Error("nothing is fetched")),
  });
  expect(await backend.db.query("select count(*) from public.posts")).toEqual(before);
  expect(readRedirects(rehearsed.redirectsFile)).toEqual({});
  expect((await run(wordpress())).text).toBe(rehearsed.text);
});

/** A character that shows nothing. */
const hidden = "\u200b";
const file = (title: string, fields: string, text = "Text") =>
  `---\ntitle: "${title}"\ndate: 2020-01-01\n${fields}---\n${text}\n`;
const unnamed = (text: string) => ({ ...comment("", null, text), date: null, author: hidden });

test("names that show nothing, repeated keys and values beyond limits cost no article", async () => {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries({
    "title.md": file(hidden, "", "Some words"),
    "names.md": file(
      "Names",
      `categories: "${hidden}"\ntags: ["${hidden}", b]\nseries: "${hidden}"\n`,
    ),
    "text.md": file("No text", "", hidden),
    "part.md": file("Part", "series: S\npart: 1.5\n"),
    "cover.md": file("Cover", "image: data:image/png;base64,AAAA\n"),
  }))
    fs.writeFileSync(path.join(folder, name), content);
  const rehearsal = await run(readMarkdown(folder, ""), { isRehearsal: true });
  const { redirectsFile: _, ...real } = await run(readMarkdown(folder, ""));
  expect(rehearsal).toMatchObject(real);
  expect(real).toMatchObject({ posts: 5, faults: 0, lost: 2 });
  expect(real.text).toContain("LOST: “1.5” is not imported: a part is a number from 1 to 999");
  expect(real.text).toContain("LOST: data:image/png;base64,AAAA is not imported");
  expect(await post("title")).toMatchObject({ title: "Some words" });
  expect(await post("names")).toMatchObject({ category: "General", tags: ["b"], series: null });
  expect(await post("text")).toMatchObject({ published: false, source: "No text" });
  expect(await post("part")).toMatchObject({ series: "S", series_part: 1 });
  expect(await post("cover")).toMatchObject({ featured_image: null });

  const source = ghost();
  const [first] = source.posts;
  if (!first) throw new Error("There is no post.");
  first.comments = [unnamed("One"), unnamed("Two"), unnamed("Two"), unnamed(hidden)];
  expect(await run(source)).toMatchObject({ faults: 0, comments: 2 });
  expect(await commentsOf((await post("a-ghost-of-a-chance")).id)).toMatchObject([
    { author_name: "Anonymous", content: "One", parent_id: null },
    { author_name: "Anonymous", content: "Two", parent_id: null },
  ]);
});

test("a text whose file has another name is imported again, and the report names the first", async () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, "a.md"), file("Moved", ""));
  await run(readMarkdown(folder, ""));
  fs.renameSync(path.join(folder, "a.md"), path.join(folder, "b.md"));
  const { posts, text } = await run(readMarkdown(folder, ""));
  expect(posts).toBe(1);
  expect(text).toContain("title:       is also that of /blog/a, which was here before");
});

test("a second run changes nothing, not even what was edited or deleted since", async () => {
  const { redirectsFile } = await run(ghost());
  const owner = await backend.as("owner@example.com");
  const { id } = await post("a-ghost-of-a-chance");
  await owner.from("posts").update({ title: "Edited", slug: "edited" }).eq("id", id).throwOnError();
  const about = await page("about-2");
  await owner.from("pages").delete().eq("id", about.id).throwOnError();
  const everything = async () =>
    Promise.all(
      ["posts", "pages", "comments", "media", "post_revisions"].map(
        async (table) => (await backend.db.query(`select * from public.${table} order by id`)).rows,
      ),
    );
  const before = await everything();
  const again = await run(ghost(), { redirectsFile });
  expect(again).toMatchObject({ posts: 0, comments: 0, known: 4 });
  expect(await everything()).toEqual(before);
});

test(
  "an article imported by an earlier version is recognized in translations, links and redirects",
  { tags: "full" },
  async () => {
    const file = temporaryFile(
      "a.md",
      "---\ntitle: A\ndate: 2020-01-01\nlanguage: en\ntranslationKey: same\n---\nWords.",
    );
    const folder = path.dirname(file);
    fs.writeFileSync(
      path.join(folder, "b.md"),
      "---\ntitle: B\ndate: 2020-01-01\nlanguage: de\ntranslationKey: same\n---\nAs [A](a.md) says.",
    );
    const id = idOf("markdown:a.md");
    const owner = await backend.as("owner@example.com");
    const here = {
      id,
      title: "A",
      slug: "a",
      format: "markdown",
      source: "Words.",
      content: "<p>Words.</p>",
    };
    await owner
      .from("posts")
      .insert({ ...here, language: "en" })
      .throwOnError();
    const { posts, known, redirectsFile } = await run(readMarkdown(folder, ""));
    expect({ posts, known }).toEqual({ posts: 1, known: 1 });
    expect(await post("b")).toMatchObject({
      translation_key: id,
      source: "As [A](/blog/a) says.",
    });
    expect(readRedirects(redirectsFile)).toMatchObject({ "/a": id });
  },
);

test(
  "an interrupted import continues where it stopped, without duplicates",
  { tags: "full" },
  async () => {
    const stopped = run(wordpress(), {
      fetch: () => Promise.resolve(picture),
      redirectsFile: path.join(samples, "wordpress.xml", "not-a-folder", "redirects.json"),
    });
    await expect(stopped).resolves.toMatchObject({ posts: 1, faults: 2 });
    expect(await run(wordpress())).toMatchObject({ posts: 2, known: 1, faults: 0, comments: 3 });
    const { rows } = await backend.db.query("select from public.media where name = 'mill'");
    expect(rows).toHaveLength(1);
  },
);

test("a picture that cannot be fetched keeps its URL, and is reported", async () => {
  const { text, posts } = await run(wordpress(), {
    fetch: () => Promise.reject(new Error("the server answers 404.")),
  });
  expect(posts).toBe(3);
  expect(text).toMatch(
    /pictures: +LOST: https:\/\/press\.example\.com\/.*mill\.png is not imported/,
  );
  expect((await post("salt-pepper")).source).toContain("(https://press.example.com/wp-content/");
});

test.each([
  ["a ZIP archive", "PK\u0003\u0004", "is an archive: unpack it first"],
  ["a gzip file", Buffer.from([0x1f, 0x8b, 8]), "is an archive: unpack it first"],
  [
    "half a file",
    '<?xml version="1.0"?><rss><channel><item>',
    "or only a part of it: it ends within <item>",
  ],
  ["other XML", '<?xml version="1.0"?><feed></feed>', "is not a WordPress export"],
  ["a binary file", Buffer.from([0x3c, 0xff, 0xfe, 0x00]), "is not UTF-8 text"],
])("%s is refused with an explanation", (_, content, message) => {
  const file = temporaryFile("export.xml", content);
  expect(() => readWordPress(file, "")).toThrow(message);
});

/** An export with one post. */
const exportWith = (text: string, before = "") =>
  `<?xml version="1.0"?>${before}<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item>
    <title>A title</title><content:encoded>${text}</content:encoded>
    <wp:post_id>1</wp:post_id><wp:post_name>one</wp:post_name>
    <wp:status>draft</wp:status><wp:post_type>post</wp:post_type>
  </item></channel></rss>`;

test.each([
  ["<![CDATA[<pre><!DOCTYPE html></pre>]]>", "<pre><!DOCTYPE html></pre>"],
  ["<![CDATA[<pre>]]> <!DOCTYPE html></pre>]]>", "<pre>]]> <!DOCTYPE html></pre>"],
  ["&lt;p&gt;1 &amp;lt; 2 &quot;3&quot;&lt;/p&gt;", '<p>1 &lt; 2 "3"</p>'],
])("%s is read, as an article may mention a DOCTYPE and escape its text", (written, text) => {
  const { posts } = readWordPress(temporaryFile("export.xml", exportWith(written)), "");
  expect(posts.map((post) => post.text())).toEqual([text]);
});

const ENTITIES = '[<!ENTITY a "SECRET"><!ENTITY b "SECRET SECRET">]';
test.each([
  ["before the root", exportWith("&a;&b;", `<!DOCTYPE rss ${ENTITIES}>`)],
  ["that results from the repair", exportWith("&a;&b;", `<!DOC\u0000TYPE rss ${ENTITIES}>`)],
  ["in lower case", exportWith("&a;&b;", `<!doctype rss ${ENTITIES}>`)],
  ["after a comment", exportWith("&a;&b;", `<!-- <rss> --><!DOCTYPE rss ${ENTITIES}>`)],
  ["within the root", exportWith(`&a;<!DOCTYPE rss ${ENTITIES}>&a;`)],
  ["behind CDATA in an attribute", exportWith(`<i x="<![CDATA["/><!DOCTYPE x ${ENTITIES}>&a;]]>`)],
  ["after CDATA that ends too early", exportWith(`<![CDATA[x]]><!DOCTYPE x ${ENTITIES}>&a;`)],
])("entities of a DOCTYPE %s are not expanded", async (_, xml) => {
  // Some of these are not XML, which is reported.
  const words = await Promise.resolve(temporaryFile("export.xml", xml))
    .then((file) => readWordPress(file, ""))
    .then((source) => JSON.stringify([source, source.posts.map((post) => post.text())]))
    .catch(String);
  expect(words).toMatch(/&a;|is not XML/);
  expect(words).not.toContain("SECRET");
});

test("a long file is repaired quickly, whatever its content", { tags: "full" }, () => {
  const parts = ["<a><![CDATA[", "<a><![CDATA[]]>", "<a><![CDATA[]]></b>", "<aa", "]]>   ", "<a>x"];
  const ends = ["", "]]></a>", "<![CDATA[", "</item>]]></a>"];
  for (const part of parts) {
    for (const end of ends) {
      const text = part.repeat(500_000) + end;
      // With quadratic runtime, this would take hours instead of a tenth of a second.
      expect(repaired(text).length).toBeGreaterThanOrEqual(text.length);
    }
  }
});

test("files of other systems are refused", () => {
  expect(() => readGhost(temporaryFile("x.json", "[]"), "")).toThrow("is not a Ghost export");
  expect(() => readDevTo(sample("ghost-5.json"), "")).toThrow("is not a dev.to export");
  expect(() => readGhost(temporaryFile("x.json", '{"db":['), "")).toThrow("or only a part of it");
  expect(() => readMarkdown(temporaryFolder(), "")).toThrow("There are no Markdown files");
});

test(
  "only a site named by --site may be on a private network, not one named in the file",
  { tags: "full" },
  async () => {
    const asked: string[] = [];
    const { origin } = await listenWith((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(404).end();
    });
    const file = temporaryFile(
      "export.xml",
      // The same path as here, so that no redirect is written into this project.
      `<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version>
      <wp:base_blog_url>${origin}</wp:base_blog_url>
      <item>
        <title>Within</title><link>${origin}/blog/within</link>
        <content:encoded><![CDATA[<p>See <img src="${origin}/a.png" alt="A"></p>]]></content:encoded>
        <wp:post_id>1</wp:post_id><wp:post_name>within</wp:post_name>
        <wp:status>draft</wp:status><wp:post_type>post</wp:post_type>
      </item></channel></rss>`,
    );
    const url = await listen(backend.db);
    const bring = async (...named: string[]) => {
      const env = { DATABASE_URL: url };
      return (await runScript("import.ts", ["wordpress", file, ...named], { env })).stdout;
    };

    expect(await bring()).toContain("a.png is on a private network");
    expect(asked).toEqual([]);
    await backend.reset();
    expect(await bring("--site", origin)).toContain("a.png answers 404");
    expect(asked).toEqual(["/a.png"]);
  },
);
