// @module-tag full
/** A repeated build renders only what has changed, with the same result as a build from scratch. */
import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { prerenderFrom } from "../../scripts/prerender/prerender-site.ts";
import type { Rendered } from "../../scripts/prerender/render-all.ts";
import { unfinishedDirectory } from "../../scripts/prerender/site-directory.ts";
import type { Database } from "@/lib/supabase/database.types";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";
import { filesOf } from "../support/files-of.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const POST = "00000000-0000-4000-8000-00000000f101";
const OTHER = "00000000-0000-4000-9000-000000000998";
const directory = temporaryFolder(afterAll);
const place = (name: string) => path.join(directory, name);
let backend: OwnTestBackend<Database>;
/** The response of the service where articles are discussed. */
let answer: unknown;

beforeAll(async () => {
  // As in a build, React's production version renders the pages.
  vi.stubEnv("NODE_ENV", "production");
  backend = await startTestBackend();
  await build({ mode: "embedded", logLevel: "silent", build: { outDir: place("built") } });
});
beforeAll(async () => {
  await renderFrom("kept");
});

afterAll(async () => {
  await backend.close();
});

/** Renders the site with what a folder keeps of the previous build. */
function renderFrom(cache: string): Promise<Rendered> {
  const site = place(`${cache}-site`);
  fs.cpSync(place("built"), unfinishedDirectory(site), { recursive: true });
  return prerenderFrom(backend, {
    mode: "embedded",
    outDir: site,
    cacheDir: place(cache),
    siteUrl: "https://site.example",
    fetchJson: () => Promise.resolve(answer),
  });
}

/** The time of a build, in the files that contain it. */
const MOMENT = /(?<="builtAt":"|\(D:|\/ID \[)[^")\]]*/g;

/** The content of a site, by file, without the time of its build. */
function saidIn(site: string): Map<string, string> {
  const files = Object.entries(filesOf(site));
  return new Map(files.map(([file, text]) => [file, text.replace(MOMENT, "")]));
}

const withoutVersion = (html = "") => html.replace(/"version":"[^"]*"/, "");

/** The pages with new content, besides the version of the site. */
function newPages(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after]
    .filter(([name, html]) => name.endsWith(".html") && html.includes('"path":"'))
    .filter(([name, html]) => withoutVersion(html) !== withoutVersion(before.get(name)))
    .map(([name]) => name);
}

/** The site's replies from elsewhere. */
function replies(): unknown[] {
  return fs
    .readdirSync(place("kept-site/blog"))
    .filter((name) => name.endsWith(".replies.json"))
    .flatMap((name) => JSON.parse(fs.readFileSync(place(`kept-site/blog/${name}`), "utf8")))
    .map(({ author, text }) => [author, text]);
}

/** Changes something, and builds once after another build and once from scratch. */
async function buildAfter(sql: string) {
  const before = saidIn(place("kept-site"));
  await backend.exclusive((db) => db.exec(sql));
  const next = await renderFrom("kept");
  fs.rmSync(place("nothing"), { recursive: true, force: true });
  const full = await renderFrom("nothing");
  const [after, expected] = [saidIn(place("kept-site")), saidIn(place("nothing-site"))];
  const differing = [...new Set([...after.keys(), ...expected.keys()])].filter(
    (name) => after.get(name) !== expected.get(name),
  );
  expect(differing).toEqual([]);
  expect(full.rendered).toBe(full.pages);
  expect(next.pages).toBe(full.pages);
  // A file for each page, and one for the resume.
  expect(fs.readdirSync(place("kept"))).toHaveLength(next.pages + 1);
  return { ...next, changed: newPages(before, after) };
}

test("without a change, nothing is rendered", async () => {
  expect(await buildAfter("select 1")).toMatchObject({ rendered: 0, changed: [] });
});

test.for([
  [
    "an article's text",
    `update posts set content = content || '<p>Added</p>' where id = (select id from posts where published order by slug limit 1)`,
  ],
  [
    "a new article",
    `insert into posts (id, title, slug, excerpt, content, category, tags, published)
     values ('${POST}', 'Another', 'another', 'Short', '<p>Text</p><pre><code class="language-js">let a;</code></pre>', 'Frontend', '{css}', true)`,
  ],
  ["its tags", `update posts set tags = '{css,html}' where id = '${POST}'`],
  ["its series", `update posts set series = 'A series', series_part = 1 where id = '${POST}'`],
  [
    "its translation",
    `insert into posts (id, title, slug, content, language, translation_key, published)
     values ('${OTHER}', 'Noch einer', 'noch-einer', '<p>Text</p>', 'de', '${POST}', true)`,
  ],
  ["the translation's slug", `update posts set slug = 'wieder-einer' where id = '${OTHER}'`],
  ["the translation unpublished", `update posts set published = false where id = '${OTHER}'`],
  [
    "a comment on it",
    `insert into comments (post_id, author_name, content, status) values ('${POST}', 'Reader', 'Words', 'approved')`,
  ],
  [
    "a text that exceeds the budget of a page",
    `update posts set content = '<p>' || (select string_agg(md5(n::text), ' ') from generate_series(1, 6000) n) || '</p>' where id = '${POST}'`,
  ],
  ["a deleted article", `delete from posts where id = '${POST}'`],
])("%s: only the affected pages are rendered", async ([, sql = ""]) => {
  const { rendered, pages, changed } = await buildAfter(sql);
  expect(changed).not.toEqual([]);
  expect(rendered).toBe(changed.length);
  expect(rendered).toBeLessThan(pages / 2);
});

test("after a change of a comment's text, its article is rendered", async () => {
  const edited = await buildAfter(
    "update comments set content = 'Other words' where id = (select id from comments where status = 'approved' limit 1)",
  );
  expect(edited.rendered).toBe(1);
});

test("each build includes the current replies from elsewhere, without rendering a page", async () => {
  const discussion = "https://social.example/@robin/112233";
  const reply = {
    url: "https://social.example/@ada/1",
    created_at: "2026-11-20T08:00:00.000Z",
    visibility: "public",
    account: { acct: "ada" },
  };
  answer = { descendants: [{ ...reply, content: "<p>One</p>" }] };
  const named = await buildAfter(
    `update posts set discussions = '{${discussion}}' where id = (select id from posts where published order by slug limit 1)`,
  );
  expect(named.rendered).toBe(1);
  expect(replies()).toEqual([["ada", "One"]]);

  answer = { descendants: [{ ...reply, content: "<p>Two</p>" }] };
  expect(await buildAfter("select 1")).toMatchObject({ rendered: 0 });
  expect(replies()).toEqual([["ada", "Two"]]);
  await buildAfter("update posts set discussions = '{}'");
  expect(replies()).toEqual([]);
});

test("after a change of a setting that all pages use, all are rendered", async () => {
  const { rendered, pages } = await buildAfter("update site_settings set site_name = 'Renamed'");
  expect(rendered).toBe(pages);
});

test("with another version of the app, all pages are rendered", async () => {
  fs.appendFileSync(place("built/app.html"), "<!-- another -->");
  const { rendered, pages } = await buildAfter("select 1");
  expect(rendered).toBe(pages);
});

test("the pages of damaged files are rendered", async () => {
  for (const name of fs.readdirSync(place("kept"))) {
    const file = path.join(place("kept"), name);
    fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2));
  }
  const { rendered, pages } = await buildAfter("select 1");
  expect(rendered).toBe(pages);
});
