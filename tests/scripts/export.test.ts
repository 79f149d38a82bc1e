import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { profile } from "@/content/profile";
import { exportSite, importExport } from "../../scripts/export/export-site.ts";
import { readRedirects } from "../../scripts/lib/redirects.ts";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { renderer, siteOf } from "../support/content-site.ts";
import { filesOf } from "../support/files-of.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { words } from "../support/words.ts";

const filled = await startTestBackend();
// Fewer rows: each import renders its texts and encodes its pictures.
await filled.db.exec(`
  delete from public.posts
  where slug not in ('the-first-paint-is-a-promise', 'a-changelog-people-read', 'the-database-is-the-bouncer');
  delete from public.projects where slug <> 'cartogram';
  delete from public.media
  where name not in ('first-paint-cover', 'changelog-cover', 'bouncer-cover', 'cartogram')`);
await filled.db.query(
  `update public.posts set language = 'de', translation_key = (select id::text from public.posts where slug = $1)
   where slug = $2`,
  ["the-first-paint-is-a-promise", "a-changelog-people-read"],
);
const empty = await startTestBackend({ seed: false });
await empty.userId("owner@example.com");
await empty.db.query("select private.set_owner('owner@example.com')");
await empty.save();
afterAll(async () => {
  await filled.close();
  await empty.close();
});

/** What an import of the sample site contains besides posts. */
const OTHER_CHANGES = 31;
const IMPORTED = { "/2019/old": "00000000-0000-4000-8000-000000000101" };

/** Imports an export into the empty site, and returns what was printed. */
async function imported(folder: string, options: { isRehearsal?: boolean; built?: string[] } = {}) {
  const lines: string[] = [];
  const redirectsFile = path.join(temporaryFolder(), "redirects.json");
  const pushed = await importExport(siteOf(empty), renderer, folder, {
    isRehearsal: options.isRehearsal ?? false,
    redirectsFile,
    isFree: (at) => !options.built?.includes(at),
    print: (line) => lines.push(line),
  });
  return { ...pushed, text: lines.join("\n"), redirects: readRedirects(redirectsFile) };
}

async function exported(backend: OwnTestBackend<Database>) {
  const folder = temporaryFolder();
  // Finder shows it as empty.
  fs.writeFileSync(path.join(folder, ".DS_Store"), "");
  await exportSite(siteOf(backend), renderer, folder, {
    origin: "https://robin.example.com",
    redirects: IMPORTED,
    print: () => undefined,
  });
  fs.rmSync(path.join(folder, ".DS_Store"));
  return folder;
}

/** The files by name, without the record that pull and push compare with, and the time of the feeds. */
function exportedIn(folder: string): Record<string, string> {
  const all = Object.entries(filesOf(folder));
  return Object.fromEntries(all.filter(([file]) => path.basename(file) !== ".content.json"));
}

test("an imported export is exported unchanged", { tags: "full" }, async () => {
  const whole = await startTestBackend();
  onTestFinished(() => whole.close());
  // A bit of everything: a former slug, an HTML post, a held comment, a request.
  const owner = await whole.as("owner@example.com");
  await owner
    .from("posts")
    .update({ slug: "halves" })
    .eq("slug", "debugging-by-bisection")
    .throwOnError();
  await owner
    .from("posts")
    .update({ format: "html", source: "", content: "<p>Plain <b>HTML</b></p>" })
    .eq("slug", "a-changelog-people-read")
    .throwOnError();
  const first = await exported(whole);
  const files = Object.keys(exportedIn(first));
  expect(files).toEqual(
    expect.arrayContaining(words`
      _redirects data/comments.json data/consultation_kinds.json
      data/consultation_requests.json data/contact_messages.json feeds/atom.xml feeds/feed.json
      feeds/rss.xml media.yaml media/bisection-cover.webp posts/halves.md projects/cartogram.md
      redirects.json settings.yaml
    `),
  );
  expect(fs.readFileSync(path.join(first, "_redirects"), "utf8")).toBe(
    "/2019/old /blog/the-first-paint-is-a-promise 302\n/blog/debugging-by-bisection /blog/halves 302\n",
  );
  const original = exportedIn(first);

  const redirectsFile = path.join(temporaryFolder(), "redirects.json");
  const options = { redirectsFile, isFree: () => true, print: () => undefined };
  const rehearsed = await importExport(siteOf(empty), renderer, first, {
    ...options,
    isRehearsal: true,
  });
  const posts = files.filter((file) => file.startsWith("posts/")).length;
  expect(rehearsed).toMatchObject({ changes: posts + OTHER_CHANGES, conflicts: 0, faults: 0 });
  expect(await empty.db.query("select from public.posts")).toMatchObject({ rows: [] });

  const imported = await importExport(siteOf(empty), renderer, first, {
    ...options,
    isRehearsal: false,
  });
  expect(imported).toEqual(rehearsed);
  expect(readRedirects(redirectsFile)).toEqual(IMPORTED);
  expect(exportedIn(await exported(empty))).toEqual(original);

  // A second import duplicates nothing.
  await importExport(siteOf(empty), renderer, first, { ...options, isRehearsal: false });
  expect(exportedIn(await exported(empty))).toEqual(original);
});

test("a refused post holds back only its own comments", { tags: "full" }, async () => {
  await empty.reset();
  const folder = await exported(filled);
  const whole = exportedIn(folder);
  const { rows } = await filled.db.query<{ slug: string; of_post: number; of_all: number }>(
    `select p.slug, count(*)::int as of_post, (select count(*)::int from public.comments) as of_all
     from public.comments as c join public.posts as p on p.id = c.post_id
     where exists (select from public.comments as r where r.post_id = p.id and r.parent_id is not null)
     group by p.slug order by p.slug limit 1`,
  );
  const [{ slug, of_post: ofPost, of_all: ofAll } = { slug: "", of_post: 0, of_all: 0 }] = rows;
  const file = path.join(folder, `posts/${slug}.md`);
  const text = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, text.replace("---\n", "---\nunknown: field\n"));

  const first = await imported(folder);
  expect(first).toMatchObject({ faults: 1, redirects: IMPORTED });
  expect(first.text).toContain(
    `Comments left out, because what they reply to is missing: ${ofPost}`,
  );
  const counts = async () =>
    (
      await empty.db.query(`
        select (select count(*)::int from public.comments) as comments,
          (select count(*) > 0 from public.contact_messages) as messages,
          (select count(*) > 0 from public.consultation_requests) as requests`)
    ).rows;
  expect(await counts()).toEqual([{ comments: ofAll - ofPost, messages: true, requests: true }]);

  fs.writeFileSync(file, text);
  expect(await imported(folder)).toMatchObject({ faults: 0 });
  expect(exportedIn(await exported(empty))).toEqual(whole);
});

test(
  "a text with a picture that the site never had is imported unchanged, with a warning",
  { tags: "full" },
  async () => {
    await empty.reset();
    const folder = await exported(filled);
    const file = "posts/a-changelog-people-read.md";
    const typed = fs.readFileSync(path.join(folder, file), "utf8");
    fs.writeFileSync(path.join(folder, file), `${typed}\n![Old](/media/w_1600/old/0.png)\n`);
    const { faults, text } = await imported(folder);
    expect(faults).toBe(0);
    expect(text).toContain(
      `${file}: There is no picture media/w_1600/old/0.png, and the text stays`,
    );
    const { rows } = await empty.db.query(
      "select source from public.posts where slug = 'a-changelog-people-read'",
    );
    expect(rows).toEqual([{ source: expect.stringContaining("](/media/w_1600/old/0.png)") }]);
  },
);

test("a site with content keeps its settings", { tags: "full" }, async () => {
  await empty.reset();
  await empty.db.exec(`
    insert into public.posts (title, slug, content) values ('Mine', 'mine', '<p>Here before.</p>');
    update public.site_settings set site_name = 'Mine', contact_email = 'me@example.org';
  `);
  const settings = async () => (await empty.db.query("select * from public.site_settings")).rows;
  const before = await settings();

  expect(await imported(await exported(filled))).toMatchObject({ conflicts: 0, faults: 0 });
  expect(await settings()).toEqual(before);
  const { rows } = await empty.db.query("select from public.projects where slug = 'cartogram'");
  expect(rows).toHaveLength(1);
});

test("accounts and clients are never taken from a file", async () => {
  await empty.reset();
  const folder = await exported(filled);
  const owner = await empty.userId("owner@example.com");
  const file = path.join(folder, "data/comments.json");
  const comments: object[] = JSON.parse(fs.readFileSync(file, "utf8"));
  const claimed = comments.map((comment) =>
    Object.assign(comment, { sender: "x", user_id: owner }),
  );
  fs.writeFileSync(file, JSON.stringify(claimed));
  await imported(folder);
  const { rows } = await empty.db.query("select distinct user_id, sender from public.comments");
  expect(rows).toEqual([{ user_id: null, sender: null }]);
});

test("a column name in a file is never run as SQL", async () => {
  await empty.reset();
  const folder = await exported(filled);
  const file = path.join(folder, "data/contact_messages.json");
  const [message] = JSON.parse(fs.readFileSync(file, "utf8"));
  fs.writeFileSync(file, JSON.stringify([{ ...message, 'created_at", "id': null }]));
  await expect(imported(folder)).rejects.toThrow('column "created_at", "id" of relation');
});

test("all redirects that an export contains are listed before they are added, and only valid ones are added", async () => {
  await empty.reset();
  const folder = await exported(filled);
  const [post] = Object.values(IMPORTED);
  const asked = {
    "/2019/old": post,
    "/work": "/projects",
    "/blog/former-name": post,
    "/blog/a-changelog-people-read": post,
    "/*": "https://evil.example/:splat 302!",
    "/everything/*": "/projects",
    "/host": "//evil.example",
    "/two": "/a\n/* https://evil.example",
    "/sw.js": post,
    "/hidden\u001b[2K": "/projects",
    "/number": 1,
  };
  fs.writeFileSync(path.join(folder, "redirects.json"), JSON.stringify(asked));
  const built = ["/sw.js"];
  const rehearsed = await imported(folder, { isRehearsal: true, built });
  expect(rehearsed.redirects).toEqual({});
  const { text, redirects } = await imported(folder, { built });
  for (const said of [rehearsed.text, text]) {
    const lines = said.split("\n").filter((line) => line.startsWith("redirect: "));
    expect(lines).toHaveLength(Object.keys(asked).length);
    expect(lines).toEqual(
      expect.arrayContaining([
        `redirect: /2019/old → ${post}`,
        "redirect: /work → /projects",
        `redirect: /blog/former-name → ${post}`,
        expect.stringMatching(/^redirect: LOST: \/\* → https:\/\/evil/),
        expect.stringMatching(/^redirect: LOST: \/two → \/a\\u\{a\}\/\* https:/),
        expect.stringMatching(/^redirect: LOST: \/sw.js .*is a page or a file of this site$/),
        expect.stringMatching(/^redirect: LOST: \/hidden\\u\{1b\}/),
      ]),
    );
  }
  expect(redirects).toEqual({ "/2019/old": post, "/work": "/projects" });
  const { rows } = await empty.db.query("select slug from public.post_slugs");
  expect(rows).toEqual([{ slug: "former-name" }]);
});

test("an export needs an empty folder", async () => {
  const folder = await exported(filled);
  await expect(
    exportSite(siteOf(filled), renderer, folder, {
      origin: "",
      redirects: {},
      print: () => undefined,
    }),
  ).rejects.toThrow("is not empty");
});

test("confirmed subscribers are exported, without secrets", async () => {
  await filled.db.exec(`
    insert into private.subscribers (email) values ('ada@example.com'), ('eve@example.com');
    insert into private.subscriptions (subscriber_id, topic, name, confirmed_at)
    select id, 'tag', 'css', case when email = 'ada@example.com' then now() end from private.subscribers
    union all select id, 'all', '', null from private.subscribers;
  `);
  const file = path.join(await exported(filled), "data", "subscribers.json");
  expect(JSON.parse(fs.readFileSync(file, "utf8"))).toEqual([
    {
      email: "ada@example.com",
      frequency: "daily",
      wants: [{ topic: "tag", name: "css", comment_id: null, confirmed_at: expect.any(String) }],
    },
  ]);
});

test(
  "the former paths of a page are exported, except one that another page uses now",
  { tags: "full" },
  async () => {
    await empty.reset();
    const owner = await filled.as("owner@example.com");
    const moved = { title: "Now", path: "once", content: "<p>Here</p>", published: true };
    const { data } = await owner.from("pages").insert(moved).select("id").single().throwOnError();
    onTestFinished(async () => {
      await filled.db.exec(
        "delete from public.pages where title = 'Now' and path in ('today', 'at-present')",
      );
    });
    for (const path of ["at-present", "today"]) {
      await owner.from("pages").update({ path }).eq("id", data.id).throwOnError();
    }
    await owner
      .from("pages")
      .insert({ ...moved, path: "at-present" })
      .throwOnError();
    const folder = await exported(filled);
    expect(fs.readFileSync(path.join(folder, "_redirects"), "utf8")).toBe(
      "/2019/old /blog/the-first-paint-is-a-promise 302\n/once /today 302\n",
    );
    expect((await imported(folder)).redirects).toEqual({ ...IMPORTED, "/once": "/today" });
  },
);

test("exported feeds name the owner as the author where there is no other, like those of the site", async () => {
  const settings = { site_name: "", site_description: "", seo_description: "" };
  const owner = await filled.as("owner@example.com");
  const change = (values: typeof settings) =>
    owner.from("site_settings").update(values).eq("singleton", true).throwOnError();
  const { data: before } = await owner
    .from("site_settings")
    .select("site_name, site_description, seo_description")
    .single()
    .throwOnError();
  await change(settings);
  onTestFinished(async () => {
    await change(before);
  });
  await owner.from("posts").update({ author_name: "Admin" }).neq("author_name", "").throwOnError();

  const folder = await exported(filled);
  const feed = JSON.parse(fs.readFileSync(path.join(folder, "feeds/feed.json"), "utf8"));
  const { name, tagline } = profile;
  expect(feed).toMatchObject({ title: name, description: tagline, authors: [{ name }] });
  expect(feed.items[0].authors).toEqual([{ name }]);
});
