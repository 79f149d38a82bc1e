import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { pull } from "../../scripts/content/pull.ts";
import { push } from "../../scripts/content/push.ts";
import { listen } from "./postgres-socket.ts";
import { UserError } from "../../scripts/lib/user-error.ts";
import { startTestBackend } from "../support/test-backend.ts";
import type { Session } from "../../scripts/backup/session.ts";
import type { Database } from "../../scripts/content/pushing.ts";
import { runScript } from "../support/run-script.ts";
import { renderer, siteOf } from "../support/content-site.ts";
import { sample } from "../support/scope.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const ARTICLE = "posts/debugging-by-bisection.md";
const ARTICLE_SLUG = "debugging-by-bisection";

const backend = await startTestBackend();
// Fewer posts: each test reads, compares and writes all of them.
await backend.db.query("delete from public.posts where slug <> all ($1)", [
  [ARTICLE_SLUG, "tool-calls-are-an-api", "how-to-write-here"],
]);
await backend.save();
afterAll(() => backend.close());
beforeEach(() => backend.reset());

type Options = { take?: string[]; deletes?: boolean; writes?: boolean };

const site = siteOf(backend);

async function pulled(folder = temporaryFolder(), options: Options = {}, from = site) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  return { folder, ...(await pull(from, folder, { print, ...options })), lines };
}

async function pushed(folder: string, options: Options = {}, to = site) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const result = await push(to, renderer, folder, { writes: true, print, ...options });
  return { ...result, lines };
}

function read(folder: string, file: string): string {
  return fs.readFileSync(path.join(folder, file), "utf8");
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const text = read(folder, file);
  expect(text).toMatch(from);
  fs.writeFileSync(path.join(folder, file), text.replace(from, to));
}

/** A row of the site, as the owner sees it. */
async function post(slug = ARTICLE_SLUG) {
  const owner = await backend.as("owner@example.com");
  const { data } = await owner.from("posts").select("*").eq("slug", slug).single().throwOnError();
  return data;
}

async function changeThere(values: object): Promise<void> {
  const owner = await backend.as("owner@example.com");
  await owner.from("posts").update(values).eq("slug", ARTICLE_SLUG).throwOnError();
}

test("a pull writes everything that the owner writes, and leaves nothing to do on either side", async () => {
  const all = await startTestBackend();
  onTestFinished(() => all.close());
  const whole = siteOf(all);
  const { folder, lines } = await pulled(temporaryFolder(), {}, whole);
  expect(lines).toContain(`${ARTICLE}: new`);
  expect(read(folder, ARTICLE)).toContain("cover: /media/bisection-cover.webp\n");
  expect(fs.existsSync(path.join(folder, "media/bisection-cover.webp"))).toBe(true);
  expect(read(folder, "settings.yaml")).toContain("site_name: Robin Sample\n");
  expect((await pulled(folder, {}, whole)).lines).toEqual([]);
  const nothing = { changes: 0, conflicts: 0, faults: 0, lines: [] };
  expect(await pushed(folder, {}, whole)).toEqual(nothing);
});

test("a push shows what would change, and changes it only when asked to", async () => {
  const { folder } = await pulled();
  change(folder, ARTICLE, /title: .*/, "title: Halves of halves # a working title");
  writeIn(
    folder,
    ARTICLE,
    `${read(folder, ARTICLE)}\nOne *more* line, and ![dials](/media/evaluation-cover.webp).\n`,
  );
  const before = await post();

  const shown = await pushed(folder, { writes: false });
  expect(shown.lines).toEqual([`${ARTICLE}: title, text (+2 −0 lines)`]);
  expect(await post()).toEqual(before);

  expect(await pushed(folder)).toMatchObject({ changes: 1, conflicts: 0, faults: 0 });
  const after = await post();
  expect(after.title).toBe("Halves of halves");
  expect(after.source).toMatch(
    /One \*more\* line, and !\[dials]\(\/storage\/v1\/object\/public\/media\/[0-9a-f-]{36}\/1440x810\)\.$/,
  );
  expect(after.content).toContain("<em>more</em>");
  expect(after.published_at).toBe(before.published_at);
  expect(read(folder, ARTICLE)).toContain("# a working title");
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
  expect((await pulled(folder)).lines).toEqual([]);
});

test("a page is a file at its path, and a new one gets its path from its file", async () => {
  const { folder } = await pulled();
  expect(read(folder, "pages/now.md")).toMatch(/\npath: now\n.*\nplace: footer\norder: 1\n/);
  expect(read(folder, "pages/imprint.md")).toContain("\ndraft: true\n");
  change(folder, "pages/now.md", /order: 1/, "order: 7\nnoindex: true");
  writeIn(folder, "pages/talks/one-day.md", "In *spring*.");
  writeIn(folder, "pages/blog.md", "The site has this one.");

  const { changes, faults, lines } = await pushed(folder);
  expect({ changes, faults }).toEqual({ changes: 2, faults: 1 });
  expect(lines).toContain("pages/now.md: order, noindex");
  expect(lines).toContain("pages/talks/one-day.md: new, as a draft");
  expect(lines).toContain("pages/blog.md: The site already has something else at this path.");
  const owner = await backend.as("owner@example.com");
  const { data } = await owner
    .from("pages")
    .select("path, title, content, published, position, indexed")
    .in("path", ["now", "talks/one-day"])
    .order("path")
    .throwOnError();
  expect(data).toMatchObject([
    { path: "now", published: true, position: 7, indexed: false },
    {
      path: "talks/one-day",
      title: "one day",
      content: "<p>In <em>spring</em>.</p>",
      published: false,
      position: 1,
      indexed: true,
    },
  ]);
  fs.rmSync(path.join(folder, "pages/blog.md"));
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
  expect((await pulled(folder)).lines).toEqual([]);
});

test("a new file becomes a draft with a title, a slug and its pictures", async () => {
  const { folder } = await pulled();
  const photo = await sharp({
    create: { width: 1500, height: 500, channels: 3, background: "#f60" },
  })
    .jpeg()
    .toBuffer();
  writeIn(folder, "media/My photo.jpg", photo);
  writeIn(folder, "posts/2026/2026-02-03-on-old-maps.md", "Hello, ![](/media/My%20photo.jpg)\r\n");

  expect((await pushed(folder, { writes: false })).lines).toEqual([
    "posts/2026/2026-02-03-on-old-maps.md: new, as a draft",
  ]);
  expect(await pushed(folder)).toMatchObject({ changes: 1, faults: 0 });
  const stored = await post("on-old-maps");
  expect(stored).toMatchObject({ title: "on old maps", published: false, format: "markdown" });
  expect(stored.content).toMatch(
    /srcset="[^"]+\/640 640w, [^"]+\/1280 1280w, [^"]+\/1500x500 1500w"/,
  );
  expect(read(folder, "posts/2026/2026-02-03-on-old-maps.md")).toContain(`id: ${stored.id}\n`);
  expect(read(folder, "media.yaml")).toContain("file: My photo.jpg");

  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
  expect((await pulled(folder)).lines).toEqual([]);

  change(folder, "posts/2026/2026-02-03-on-old-maps.md", "draft: true\n", "");
  await pushed(folder);
  expect(await post("on-old-maps")).toMatchObject({ published: true });
  expect(read(folder, "posts/2026/2026-02-03-on-old-maps.md")).toMatch(/^date: 20/m);
});

function square(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 4, background } })
    .png()
    .toBuffer();
}

test("of an animation, nothing is stored about its origin", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const frames = [await square("#f60"), await square("#06f")];
  const wave = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Copyright: "Ann Lee" } })
    .webp()
    .toBuffer();
  writeIn(folder, "media/wave.webp", wave);
  writeIn(folder, "posts/wave.md", "# Wave\n\n![](/media/wave.webp)\n");
  expect(await pushed(folder)).toMatchObject({ changes: 1, faults: 0 });

  const [, name = ""] = /\/media\/([^"]+-single)"/.exec((await post("wave")).content) ?? [];
  const stored = await site.store.read({ path: name });
  expect(wave.toString("latin1")).toContain("Ann Lee");
  expect(stored.toString("latin1")).not.toContain("Ann Lee");
  expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({ pages: 2 });
  expect((await pulled(folder)).lines).toEqual([]);
});

test("names that look like numbers stay as typed", { tags: "full" }, async () => {
  const { folder } = await pulled();
  change(folder, ARTICLE, /^title: .*$/m, "title: 3.10");
  change(
    folder,
    ARTICLE,
    /^tags:\n( +- .*\n)+/m,
    "tags: [3.10, 007, 1984]\nseries: 1e3\npart: 02\n",
  );

  expect(await pushed(folder)).toMatchObject({ changes: 1, faults: 0 });
  expect(await post()).toMatchObject({
    title: "3.10",
    tags: ["3.10", "007", "1984"],
    series: "1e3",
    series_part: 2,
  });
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
  expect((await pulled(folder)).lines).toEqual([]);
});

/** Changes to a line of the front matter here and to the row there. tests/data/records.test.ts covers every field. */
const CONFLICTS: [string, { from: RegExp; to: string }, object][] = [
  ["the title, on both sides", { from: /^title: .*$/m, to: "title: Here" }, { title: "There" }],
  [
    "the title here, the excerpt there",
    { from: /^title: .*$/m, to: "title: Here" },
    { excerpt: "There" },
  ],
  ["the text here, the title there", { from: /$/, to: "Here\n" }, { title: "There" }],
  [
    "the text there, a space here",
    { from: /\n$/, to: " \n" },
    { source: "There", content: "<p>There</p>" },
  ],
  ["draft again here", { from: /^id: /m, to: "draft: true\nid: " }, { title: "There" }],
  ["unpublished there", { from: /^title: .*$/m, to: "title: Here" }, { published: false }],
  ["the slug, on both sides", { from: /^slug: .*$/m, to: "slug: here" }, { slug: "there" }],
  ["the tags, on both sides", { from: /^tags:\n/m, to: "tags:\n  - here\n" }, { tags: ["there"] }],
  [
    "the date, on both sides",
    { from: /^date: .*$/m, to: "date: 2020-02-02" },
    { published_at: "2021-03-03T00:00:00Z" },
  ],
  [
    "the picture, on both sides",
    { from: /^cover: .*$/m, to: "cover: /media/forms-cover.webp" },
    { featured_image: null },
  ],
  [
    "a revision announced there",
    { from: /^title: .*$/m, to: "title: Here" },
    { revised_at: "2026-01-01T00:00:00Z", revision_note: "There" },
  ],
  [
    "written as HTML there",
    { from: /^title: .*$/m, to: "title: Here" },
    { format: "html", source: "", content: "<p>There</p>" },
  ],
  ["the minutes, on both sides", { from: /^id: /m, to: "read_time: 77\nid: " }, { read_time: 99 }],
];

test.each(sample(CONFLICTS))(
  "changed on both sides, %s: both are shown and neither is written",
  async (_, here, there) => {
    const { folder } = await pulled();
    const { id } = await post();
    change(folder, ARTICLE, here.from, here.to);
    const typed = read(folder, ARTICLE);
    await changeThere(there);
    const owner = await backend.as("owner@example.com");
    const row = async () =>
      (await owner.from("posts").select("*").eq("id", id).single().throwOnError()).data;
    const before = await row();

    const refused = await pushed(folder);
    expect(refused).toMatchObject({ changes: 0, conflicts: 1 });
    expect(refused.lines[0]).toMatch(/neither is written\.\n--- the site\n\+\+\+ the folder\n@@/);
    expect(refused.lines[0]).toMatch(/^-.*$/m);
    expect(refused.lines[0]).toMatch(/^\+.*$/m);
    expect(await pulled(folder)).toMatchObject({ conflicts: 1 });
    expect(read(folder, ARTICLE)).toBe(typed);
    expect(await row()).toEqual(before);

    // The folder's version wins: the site's is kept as a revision.
    const copy = temporaryFolder();
    fs.cpSync(folder, copy, { recursive: true });
    expect(await pushed(folder, { take: [ARTICLE] })).toMatchObject({ faults: 0, changes: 1 });
    const { data } = await owner
      .from("post_revisions")
      .select("fields")
      .eq("post_id", id)
      .throwOnError();
    expect(data.map(({ fields }) => fields)).toContainEqual(
      expect.objectContaining({ title: before.title, source: before.source, slug: before.slug }),
    );
    expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });

    // The site's version wins.
    await pulled(copy, { take: [ARTICLE] });
    expect((await pushed(copy)).changes).toBe(0);
  },
);

test("an emptied text here does not replace the one on the site", async () => {
  const { folder } = await pulled();
  change(folder, ARTICLE, /(?<=---\n\n)[^]*$/, "\n");
  const before = await post();
  expect(await pushed(folder)).toMatchObject({ faults: 1 });
  expect(await post()).toEqual(before);
});

test("the same change on both sides is not a change", async () => {
  const { folder } = await pulled();
  change(folder, ARTICLE, /^title: .*$/m, "title: 'The same'");
  await changeThere({ title: "The same" });
  expect(await pushed(folder)).toEqual({ changes: 0, conflicts: 0, faults: 0, lines: [] });
  expect((await pulled(folder)).lines).toEqual([]);
});

test("a change on the site alone waits for the pull, which keeps comments beside the fields", async () => {
  const { folder } = await pulled();
  change(folder, ARTICLE, /^slug: /m, "# a note to myself\nslug: ");
  await changeThere({ title: "There", tags: ["new", "old"] });
  expect(await pushed(folder)).toMatchObject({ changes: 0, conflicts: 0 });
  expect((await pulled(folder)).lines).toEqual([`${ARTICLE}: title, tags`]);
  expect(read(folder, ARTICLE)).toMatch(/title: There\n# a note to myself\n[^]*- new\n {2}- old/);
});

test("a missing file deletes its post only when asked to", { tags: "full" }, async () => {
  const { folder } = await pulled();
  fs.rmSync(path.join(folder, ARTICLE));
  expect((await pushed(folder)).lines).toEqual([
    `${ARTICLE}: deleted here, and kept on the site; --delete puts it into the bin`,
  ]);
  const { id } = await post();
  expect(await pushed(folder, { deletes: true })).toMatchObject({ changes: 1, faults: 0 });
  const { rows } = await backend.db.query("select from private.bin where is_root and row_id = $1", [
    id,
  ]);
  expect(rows).toHaveLength(1);
});

test("a post that was changed on the site is not deleted by its missing file, and a pull restores the file", async () => {
  const { folder } = await pulled();
  fs.rmSync(path.join(folder, ARTICLE));
  await changeThere({ title: "There" });
  expect(await pushed(folder, { deletes: true })).toMatchObject({ changes: 0, conflicts: 1 });
  await pulled(folder);
  expect(read(folder, ARTICLE)).toContain("title: There");
});

test("a deleted post keeps its file, and can be restored", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const { id } = await post();
  const owner = await backend.as("owner@example.com");
  await owner.from("posts").delete().eq("id", id).throwOnError();
  const copy = temporaryFolder();
  fs.cpSync(folder, copy, { recursive: true });

  expect((await pulled(copy)).lines).toEqual([
    `${ARTICLE}: gone from the site; --delete deletes the file, too`,
  ]);
  await pulled(copy, { deletes: true });
  expect(fs.existsSync(path.join(copy, ARTICLE))).toBe(false);

  change(folder, ARTICLE, /^title: .*$/m, "title: Here");
  expect(await pulled(folder, { deletes: true })).toMatchObject({ conflicts: 1 });
  expect(await pushed(folder)).toMatchObject({ changes: 0, conflicts: 1 });
  expect(await pushed(folder, { take: [ARTICLE] })).toMatchObject({ changes: 1, faults: 0 });
  expect(await post()).toMatchObject({ id, title: "Here", published: true });
});

test("a change on the site during a push is not overwritten", async () => {
  const { folder } = await pulled();
  change(folder, ARTICLE, /^title: .*$/m, "title: Here");
  const slow = {
    query: async (sql: string, values?: (string | null)[]) => {
      if (sql.startsWith("update public.posts")) {
        await site.session.query("update public.posts set title = 'Now' where slug = $1", [
          ARTICLE_SLUG,
        ]);
      }
      return site.session.query(sql, values);
    },
  };
  const { faults, lines } = await pushed(folder, {}, { ...site, session: slow });
  expect(faults).toBe(1);
  expect(lines).toContain(
    `${ARTICLE}: It was changed on the site at this moment. Run the command again.`,
  );
});

test("tags in files are spelled as in other articles, and a correction in one applies to all", async () => {
  const { folder } = await pulled();
  const file = "posts/new.md";
  writeIn(folder, file, '---\ntitle: New\ntags: [" TESTING "]\n---\n\nText.\n');
  expect(await pushed(folder)).toMatchObject({ changes: 1, faults: 0 });
  expect(read(folder, file)).toMatch(/^tags:\s+(- |\[)testing\b/m);
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });

  change(folder, file, "testing", "Testing");
  expect(await pushed(folder)).toMatchObject({ changes: 1, faults: 0 });
  expect((await post()).tags).toContain("Testing");
  expect((await pulled(folder)).lines).toContain(`${ARTICLE}: tags`);
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
  expect((await pulled(folder)).lines).toEqual([]);
});

test("technologies in files are trimmed, and each is stored once", async () => {
  const { folder } = await pulled();
  const file = "projects/new.md";
  const names = '[" React ", react, SQL, ""]';
  writeIn(folder, file, `---\ntitle: New\ndescription: One.\ntechnologies: ${names}\n---\n`);
  expect(await pushed(folder)).toMatchObject({ changes: 1, faults: 0 });
  const owner = await backend.as("owner@example.com");
  const stored = owner.from("projects").select("technologies").eq("slug", "new");
  const { data } = await stored.single().throwOnError();
  expect(data).toEqual({ technologies: ["React", "SQL"] });
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
  expect((await pulled(folder)).lines).toEqual([]);
});

const draft = (more: string) => `---\ntitle: T\n${more}\n---\n\nWords.\n`;

test("a file names its translation by the slug, or both use the same key", async () => {
  const original = await post();
  const { folder } = await pulled();
  writeIn(folder, "posts/fehler.md", draft(`language: de\ntranslation_key: ${ARTICLE_SLUG}`));
  writeIn(folder, "posts/one.md", draft("slug: one\nlanguage: de\ntranslation_key: word"));
  writeIn(folder, "posts/two.md", draft("slug: two\nlanguage: fr\ntranslation_key: word"));
  expect(await pushed(folder)).toMatchObject({ changes: 3, faults: 0 });
  expect(read(folder, "posts/fehler.md")).toContain(`translation_key: ${original.id}\n`);
  const keys = await Promise.all(
    ["t", "one", "two"].map(async (slug) => (await post(slug)).translation_key),
  );
  expect(keys).toEqual([original.id, "word", "word"]);
  expect(await post()).toEqual(original);
  expect(await pushed(folder)).toMatchObject({ changes: 0 });
  expect(await pulled(folder)).toMatchObject({ conflicts: 0, lines: [] });

  writeIn(folder, "posts/three.md", draft("slug: three\nlanguage: fr\ntranslation_key: word"));
  const { faults, lines } = await pushed(folder);
  expect(faults).toBe(1);
  expect(lines.join()).toContain("One of these translations is already in this language.");
});

test("a push reports the parts of a text that readers do not get", async () => {
  const { folder } = await pulled();
  change(folder, ARTICLE, /$/, '\n<iframe src="https://video.example/1"></iframe>\n');
  const { lines } = await pushed(folder);
  expect(lines).toContainEqual(
    expect.stringContaining(`${ARTICLE}: readers do not get <iframe> (https://video.example/1): `),
  );
});

test("an interrupted push stores a new file only once", { tags: "full" }, async () => {
  const { folder } = await pulled();
  writeIn(folder, "posts/once.md", "Only once.");
  let isStored = false;
  const broken: Session = {
    query: async (sql, values) => {
      const result = await site.session.query(sql, values);
      if (sql.startsWith("insert into public.posts")) isStored = true;
      // The confirmation that it is stored gets lost.
      if (sql === "commit" && isStored) throw new Error("The connection is gone.");
      return result;
    },
  };
  const interrupted = await pushed(folder, {}, { ...site, session: broken });
  expect(interrupted).toMatchObject({ faults: 1 });
  const id = /^id: (.*)$/m.exec(read(folder, "posts/once.md"))?.[1];
  expect(await pushed(folder)).toMatchObject({ faults: 0 });
  expect(await post("once")).toMatchObject({ id, published: false });
  const { rows } = await backend.db.query("select from public.posts where source = 'Only once.'");
  expect(rows).toHaveLength(1);
  await pulled(folder, { take: ["posts/once.md"] });
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
});

test("a picture changed here is reported, and not overwritten", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const file = "media/cartogram.webp";
  const theirs = read(folder, file);
  writeIn(folder, file, "painted over");
  expect((await pushed(folder)).lines).toEqual([
    `${file}: was changed here, and stays as it is on the site; replace it there`,
  ]);
  const owner = await backend.as("owner@example.com");
  const hash = "0".repeat(64);
  await owner.from("media").update({ hash }).eq("name", "cartogram").throwOnError();
  expect((await pulled(folder)).lines).toContain(
    `${file}: replaced on the site, and changed here; the file stays as it is. --take ${file} takes the site's`,
  );
  expect(read(folder, file)).toBe("painted over");
  const { lines } = await pulled(folder, { take: [file] });
  expect(lines).toEqual([`${file}: was changed here, and is the site's again`]);
  expect(read(folder, file)).toBe(theirs);
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });

  writeIn(folder, file, "painted over");
  await backend.db.query("delete from public.media where name = 'cartogram'");
  expect(await pulled(folder, { deletes: true })).toMatchObject({
    conflicts: 1,
    lines: [`${file}: changed here, and gone from the site`],
  });
  expect(read(folder, file)).toBe("painted over");
});

/** A store with other files, which is gone after some of them, as if the pull were ended. */
function endingAfter(count: number): Database["store"] {
  let left = count;
  const read: Database["store"]["read"] = async ({ path: at }) => {
    if (left-- === 0) throw new Error("The pull was ended.");
    return Buffer.from(`${at}, one of ${count}`);
  };
  return { ...site.store, read };
}

test("a pull goes on where an interrupted one ended", async () => {
  const folder = temporaryFolder();
  const interrupted = (store: Database["store"]) =>
    expect(pulled(folder, {}, { ...site, store })).rejects.toThrow("The pull was ended.");
  await interrupted(endingAfter(2));
  const files = () => fs.readdirSync(path.join(folder, "media"));
  const [first = "", second = "", ...others] = files();
  expect(others).toEqual([]);
  await backend.db.query("update public.media set alt = 'Since the interruption'");
  expect(await pulled(folder)).toMatchObject({ conflicts: 0, faults: 0 });
  expect(files().length).toBeGreaterThan(2);
  expect(files().filter((file) => /[0-9a-f]{8}-/.test(file))).toEqual([]);
  writeIn(folder, `media/${first}`, "painted over");
  expect((await pushed(folder)).lines).toEqual([
    `media/${first}: was changed here, and stays as it is on the site; replace it there`,
  ]);

  // All are described anew, and two are replaced: what the folder did not get before the end is not its own change.
  await pulled(folder, { take: [`media/${first}`] });
  await backend.db.query("update public.media set alt = 'There'");
  const names = [first, second].map((file) => path.parse(file).name);
  await backend.db.query(
    "update public.media set hash = repeat(md5(name), 2) where name = any ($1)",
    [names],
  );
  await interrupted(endingAfter(1));
  expect(await pulled(folder)).toMatchObject({ conflicts: 0, faults: 0 });
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
});

test("the commands promise nothing that they did not do", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const env = { DATABASE_URL: await listen(backend.db), VITE_SUPABASE_URL: "" };
  const say = async (script: string) =>
    (await runScript(script, [folder], { env })).stdout.replaceAll(folder, "FOLDER");
  expect(await say("content-push.ts")).toBe("There is nothing to send.\n");
  expect(await say("content-pull.ts")).toBe("FOLDER is up to date with the site.\n");

  writeIn(folder, "posts/broken.md", "---\ntitle: a: b\n---\nText");
  writeIn(folder, "posts/missing.md", "![](/media/nowhere.png)");
  const shown = await say("content-push.ts");
  expect(shown).toContain("There is no picture media/nowhere.png.");
  expect(shown).not.toMatch(/nothing to send|Nothing is written/);
  const kept = await say("content-pull.ts");
  expect(kept).toContain("1 files could not be read, here or on the site.");
  expect(kept).not.toContain("up to date");
});

test("pull and push work with any PostgreSQL", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const client = new Client(await listen(backend.db));
  await client.connect();
  onTestFinished(() => client.end());
  const elsewhere = { ...site, session: client };
  expect((await pulled(folder, {}, elsewhere)).lines).toEqual([]);
  change(folder, ARTICLE, /^title: .*$/m, "title: Here");
  writeIn(folder, "posts/new.md", "New.");
  change(folder, "settings.yaml", /^seo_title: .*$/m, "seo_title: Here");
  const { changes, faults, lines } = await pushed(folder, {}, elsewhere);
  expect({ changes, faults }).toEqual({ changes: 3, faults: 0 });
  expect(await post()).toMatchObject({ title: "Here" });
  expect(lines).toHaveLength(3);
});

test("projects, settings and pictures can have conflicts, too", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const owner = await backend.as("owner@example.com");
  change(folder, "projects/cartogram.md", /^title: .*$/m, "title: Here");
  change(folder, "settings.yaml", /^seo_title: .*$/m, "seo_title: Here");
  change(folder, "media.yaml", /^ {2}name: cartogram$/m, "  name: here");
  await owner
    .from("projects")
    .update({ status: "completed" })
    .eq("slug", "cartogram")
    .throwOnError();
  await owner
    .from("site_settings")
    .update({ seo_title: "There" })
    .eq("singleton", true)
    .throwOnError();
  await owner.from("media").update({ alt: "There" }).eq("name", "cartogram").throwOnError();
  expect(await pushed(folder)).toMatchObject({ changes: 0, conflicts: 3 });
  expect(await pulled(folder)).toMatchObject({ conflicts: 3 });

  const take = ["projects/cartogram.md", "settings.yaml", "media/cartogram.webp"];
  expect(await pushed(folder, { take })).toMatchObject({ changes: 3, faults: 0 });
  const { data: settings } = await owner
    .from("site_settings")
    .select("seo_title")
    .single()
    .throwOnError();
  expect(settings.seo_title).toBe("Here");
  expect(await pushed(folder)).toMatchObject({ changes: 0, lines: [] });
});

test("in a folder without .content.json, every difference is a conflict", async () => {
  const { folder } = await pulled();
  fs.rmSync(path.join(folder, ".content.json"));
  change(folder, ARTICLE, /^title: .*$/m, "title: Here");
  expect(await pushed(folder)).toMatchObject({ changes: 0, conflicts: 1 });
});

test("a mistyped file for --take is named, and nothing is written", async () => {
  const { folder } = await pulled();
  change(folder, ARTICLE, /title: .*/, "title: Here");
  await changeThere({ title: "There" });
  const take = ["posts/debuging.md"];
  const sentence = "Neither the folder nor the site has posts/debuging.md, which --take names.";
  await expect(pushed(folder, { take })).rejects.toThrow(sentence);
  await expect(pulled(folder, { take })).rejects.toThrow(sentence);
  expect(read(folder, ARTICLE)).toContain("title: Here");
  expect((await post()).title).toBe("There");
});

test("what the site cannot take is reported by file, and holds nothing else back", async () => {
  const { folder } = await pulled();
  const good = "posts/tool-calls-are-an-api.md";
  change(folder, good, /^title: .*$/m, "title: Here");
  change(folder, ARTICLE, /^slug: .*$/m, "slug: ../../etc/passwd");
  writeIn(folder, "posts/unknown.md", "---\nlayout: post\ndate: soon\n---\nText");
  writeIn(folder, "posts/broken.md", "---\ntitle: a: b\n---\nText");
  writeIn(folder, "posts/latin.md", Buffer.from([0x48, 0xe9]));
  writeIn(folder, "posts/empty.md", "");
  writeIn(folder, "posts/large.md", "x".repeat(2_000_001));
  writeIn(folder, "posts/missing.md", "![](/media/nowhere.png)");
  writeIn(folder, "posts/twice.md", read(folder, good));
  writeIn(
    folder,
    "media/script.svg",
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script/></svg>",
  );
  writeIn(folder, "posts/svg.md", "![](/media/script.svg)");
  writeIn(
    folder,
    "media/typed.png",
    '\ufeff<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  writeIn(folder, "posts/typed.md", "![](/media/typed.png)");
  fs.symlinkSync("/etc/hostname", path.join(folder, "posts/link.md"));
  writeIn(folder, "posts/outside.md", "![](/media/..%2F..%2Fetc%2Fpasswd)");

  const { lines } = await pushed(folder);
  const all = lines.join("\n");
  expect(all).toContain(
    "posts/unknown.md: There is no field “layout”. “date” is not a time like 2026",
  );
  expect(all).toMatch(/posts\/broken\.md: This is not YAML: .* at line 2, column 8/);
  expect(all).toContain("posts/latin.md: The file is not text in UTF-8.");
  expect(all).toContain("posts/large.md: The file is larger than 2 MB.");
  expect(all).toContain("posts/missing.md: There is no picture media/nowhere.png.");
  expect(all).toContain("posts/twice.md: Two files have the same id. A new one needs none.");
  expect(all).toContain("posts/svg.md: media/script.svg: SVG files can hold scripts.");
  expect(all).toContain("posts/typed.md: media/typed.png: SVG files can hold scripts.");
  expect(all).toContain("posts/empty.md: The content needs 1 to 200,000 characters.");
  expect(all).toContain(
    `${ARTICLE}: The slug can have lowercase letters, digits and single hyphens`,
  );
  expect(all).toContain("posts/outside.md: There is no picture media/../../etc/passwd.");
  expect(all).not.toContain("posts/link.md");
  fs.rmSync(path.join(folder, "posts/twice.md"));
  await pushed(folder);
  expect(await post("tool-calls-are-an-api")).toMatchObject({ title: "Here" });
});

test("a pull leaves a new file with a post's name alone", { tags: "full" }, async () => {
  const broken = "posts/tool-calls-are-an-api.md";
  const folder = temporaryFolder();
  writeIn(folder, ARTICLE, "A draft of mine.\n");
  writeIn(folder, broken, "---\ntitle: [\n---\nText");
  writeIn(folder, "settings.yaml", "site_name: [\n");
  const { lines } = await pulled(folder);
  expect(read(folder, ARTICLE)).toBe("A draft of mine.\n");
  expect(read(folder, broken)).toBe("---\ntitle: [\n---\nText");
  expect(read(folder, "settings.yaml")).toBe("site_name: [\n");
  expect(lines).toContain("posts/debugging-by-bisection-2.md: new");
  expect(lines).toContain("posts/tool-calls-are-an-api-2.md: new");
  expect(read(folder, "posts/debugging-by-bisection-2.md")).toContain(`slug: ${ARTICLE_SLUG}\n`);
});

test("a pull keeps a new file that replaces a deleted one", { tags: "full" }, async () => {
  const { folder } = await pulled();
  writeIn(folder, ARTICLE, "Another text.\n");
  await changeThere({ title: "There" });
  await pulled(folder);
  expect(read(folder, ARTICLE)).toBe("Another text.\n");
  expect(read(folder, "posts/debugging-by-bisection-2.md")).toContain("title: There");
});

test("nothing is written without a valid list of pictures", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const whole = read(folder, "media.yaml");
  const [first = ""] = /^- id: .*\n(?: {2}.*\n)+/m.exec(whole) ?? [];
  await changeThere({ title: "There" });
  change(folder, "posts/tool-calls-are-an-api.md", /^title: .*$/m, "title: Here");
  for (const [list, says] of [
    [whole.replace("name: cartogram", "name: [cartogram"), "This is not YAML"],
    ["pictures: none\n", "This is not a list of pictures"],
    [whole + first, "Two pictures have the same id"],
    [whole + first.replace(/^- id: ......../, "- id: 12345678"), "or the same file"],
  ] as const) {
    writeIn(folder, "media.yaml", list);
    const before = fs.readdirSync(path.join(folder, "media"));
    await expect(pulled(folder)).rejects.toThrow(says);
    await expect(pushed(folder)).rejects.toThrow("media.yaml cannot be read");
    expect(read(folder, "media.yaml")).toBe(list);
    expect(fs.readdirSync(path.join(folder, "media"))).toEqual(before);
  }
  expect(read(folder, ARTICLE)).not.toContain("title: There");
  expect(await post("tool-calls-are-an-api")).not.toMatchObject({ title: "Here" });
});

test(
  "a picture whose file is missing from storage holds nothing else back, and is pulled once it is there",
  { tags: "full" },
  async () => {
    const { folder } = await pulled();
    await backend.db.query(
      "update public.media set hash = repeat('0', 64) where name = 'cartogram'",
    );
    await changeThere({ title: "There" });
    const before = read(folder, "media.yaml");
    const store = { ...site.store, read: () => Promise.reject(new UserError("It is missing.")) };
    const { lines, ...found } = await pulled(folder, {}, { ...site, store });
    expect(found).toMatchObject({ conflicts: 0, faults: 1 });
    expect(lines).toContain("media/cartogram.webp: It is missing.");
    expect(read(folder, ARTICLE)).toContain("title: There\n");
    expect(read(folder, "media.yaml")).toBe(before);

    expect(await pulled(folder)).toMatchObject({ faults: 0 });
    expect(read(folder, "media.yaml")).toContain(`hash: "${"0".repeat(64)}"`);
  },
);

test("pictures get file names that are distinct on case-insensitive disks and valid on Windows", async () => {
  const folder = temporaryFolder();
  await backend.db.query("update public.media set name = 'Con' where name = 'evaluation-cover'");
  writeIn(folder, "media/Cartogram.webp", "mine");
  await pulled(folder);
  expect(read(folder, "media/Cartogram.webp")).toBe("mine");
  expect(read(folder, "media.yaml")).toMatch(/file: cartogram-[0-9a-f-]{36}\.webp\n/);
  expect(fs.existsSync(path.join(folder, "media/con-.webp"))).toBe(true);
});

test("even the last picture leaves the list when its file is deleted", async () => {
  const { folder } = await pulled();
  await backend.db.query("delete from public.media");
  await pulled(folder, { deletes: true });
  expect(fs.readdirSync(path.join(folder, "media"))).toEqual([]);
  expect(read(folder, "media.yaml")).not.toContain("file:");
});

test("nothing is deleted while a file has an error", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const renamed = "posts/halves.md";
  writeIn(folder, renamed, read(folder, ARTICLE).replace(/^id: /m, "layout: post\nid: "));
  fs.rmSync(path.join(folder, ARTICLE));
  expect(await pushed(folder, { deletes: true })).toEqual({
    changes: 0,
    conflicts: 0,
    faults: 1,
    lines: [
      `${renamed}: There is no field “layout”.`,
      `${ARTICLE}: deleted here, and kept on the site until every file of the folder can be read`,
    ],
  });
  expect(await post()).toMatchObject({ published: true });

  change(folder, renamed, "layout: post\n", "");
  expect(await pushed(folder, { deletes: true })).toMatchObject({ changes: 0, faults: 0 });
  expect(await post()).toMatchObject({ published: true });
});

test("a path in a text that only looks like a picture's stays", { tags: "full" }, async () => {
  const { folder } = await pulled();
  const body =
    "Plug it in, then `sudo mount /dev/sdb1 /media/usb`, or look into /media/usb.\n\n" +
    '```html\n<img src="/media/bisection-cover.webp">\n```\n\n![Dials](/media/evaluation-cover.webp)\n';
  writeIn(folder, "posts/sticks.md", body);
  writeIn(folder, "posts/page.md", "---\nformat: html\n---\n<p>In <code>/media/usb</code></p>\n");
  expect(await pushed(folder)).toMatchObject({ changes: 2, faults: 0 });
  const { source } = await post("sticks");
  expect(source).toContain("mount /dev/sdb1 /media/usb`");
  expect(source).toContain('src="/media/bisection-cover.webp"');
  expect(source).toContain("![Dials](/storage/v1/object/public/media/");
  expect(await post("page")).toMatchObject({ content: "<p>In <code>/media/usb</code></p>" });
  expect((await pulled(folder)).lines).toEqual([]);
  expect(read(folder, "posts/sticks.md")).toContain(body);

  writeIn(
    folder,
    "posts/missing.md",
    "---\ncover: /media/nowhere.png\n---\n[A photo](/media/gone)",
  );
  expect((await pushed(folder)).lines).toContain(
    "posts/missing.md: There is no picture media/nowhere.png, media/gone.",
  );
});
