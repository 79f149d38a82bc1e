/**
 * The lists that every new table, page or field of a post must be added to. Each test fails for one that
 * is missing; CONTRIBUTING.md says what each list is for.
 *
 * Elsewhere: who may do what with a table (access-matrix.test.ts), and forms whose unsent texts are kept
 * (tests/pages/kept-forms.test.tsx).
 */
import fs from "node:fs";
import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { hiddenPaths, publicPaths } from "../../e2e/site-paths.ts";
import { LEFT_OUT_TABLES } from "../../scripts/backup/left-out.ts";
import { listTables } from "../../scripts/backup/tables.ts";
import { publicPages } from "../../scripts/bundle-budget/limits.ts";
import { rss } from "../../scripts/seo/feeds.ts";
import { SAMPLE_ID } from "../../scripts/setup/embedded.ts";
import { CARD_COLUMNS, POST_COLUMNS, type Post } from "../../src/data/posts/public.ts";
import { postRecord, TEXT_COLUMNS } from "../../src/data/posts/record.ts";
import { adminNavigation } from "../../src/layouts/admin/admin-navigation.ts";
import { pageEntries } from "../../src/layouts/palette/entries.ts";
import { articleMarkdown } from "../../src/lib/markdown/article-markdown.ts";
import { tableNames, tables, tablesWith } from "../../src/data/tables.ts";
import { paths } from "../../src/paths.ts";
import { modulesAt, sessionPaths } from "../../src/page-modules.ts";
import { linkedPaths, publicRoutes } from "../../src/router.tsx";
import { hasAdminPage } from "../../src/sections.ts";
import { tables as access } from "../../supabase/access-matrix.ts";
import { testBackend } from "../support/test-backend.ts";
import { postRow } from "../support/factories.ts";

const backend = await testBackend();

/** Where readers see a column of a post besides its page: in lists, in shared drafts, in its Markdown, in feeds. */
const seenIn: Partial<Record<keyof Post, ("lists" | "draft" | "markdown" | "feeds")[]>> = {
  id: ["lists", "feeds"],
  title: ["lists", "draft", "markdown", "feeds"],
  slug: ["lists"],
  excerpt: ["lists", "draft", "markdown", "feeds"],
  language: ["lists", "draft", "markdown", "feeds"],
  category: ["lists", "markdown", "feeds"],
  tags: ["lists", "markdown", "feeds"],
  featured: ["lists"],
  featured_image: ["lists", "draft", "feeds"],
  author_name: ["lists", "draft", "feeds"],
  read_time: ["lists", "draft"],
  views: ["lists"],
  likes: ["lists"],
  comment_count: ["lists"],
  listed_at: ["lists", "markdown", "feeds"],
  content: ["draft"],
  series: ["markdown"],
  revised_at: ["feeds"],
  updated_at: ["draft"],
};

test("a changed row has a new version, so that a save based on an older one is refused", async () => {
  const { rows } = await backend.db.query(
    `select table_name as "table" from information_schema.columns
     where table_schema = 'public' and column_name = 'updated_at' and not exists (
       select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgrelid = format('public.%I', table_name)::regclass
         and p.prosrc like '%new.updated_at := now()%'
     )`,
  );
  expect(rows, "the trigger touch_updated_at").toEqual([]);
});

test("every table declares what happens to its rows", async () => {
  const { rows } = await backend.db.query<{ name: string; triggers: string[] }>(
    `select c.relname as name, array_remove(array_agg(distinct p.proname::text), null) as triggers
      from pg_class c
      left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
      left join pg_proc p on p.oid = t.tgfoid
        -- An update (16) changes what visitors see, too.
        and (p.proname <> 'request_build' or t.tgtype::integer & 16 > 0)
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      group by c.relname order by c.relname`,
  );
  expect(tableNames, "src/data/tables.ts").toEqual(rows.map(({ name }) => name));
  const having = (trigger: string) =>
    rows.flatMap(({ name, triggers }) => (triggers.includes(trigger) ? name : []));
  const marked = {
    put_into_bin: [...tablesWith("bin"), ...tablesWith("part")].toSorted(),
    log_change: tablesWith("audit"),
    request_build: tablesWith("build"),
  };
  expect(marked, "`marks` in src/data/tables.ts").toEqual({
    put_into_bin: having("put_into_bin"),
    log_change: having("log_change"),
    request_build: having("request_build"),
  });

  // Comments contain personal data; lists of posts include the tags.
  const read = tableNames.filter((name) => access[name].select.anonymous !== "none");
  expect(tablesWith("offline"), "`offline` in src/data/tables.ts").toEqual(
    read.filter((name) => name !== "comments" && name !== "tags"),
  );
});

test("every field of a post that the owner can edit has a record, and its text is in revisions", async () => {
  const { rows } = await backend.db.query<{ name: string; is_versioned: boolean }>(
    `select attname as name,
        private.revision_fields(jsonb_populate_record(null::public.posts, '{}')) ? attname::text as is_versioned
      from pg_attribute
      where attrelid = 'public.posts'::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('authenticated', attrelid, attnum, 'update')
      order by attname`,
  );
  expect(
    rows.map(({ name }) => name),
    "postRecord",
  ).toEqual(Object.keys(postRecord).toSorted());
  expect(
    rows.flatMap(({ name, is_versioned: isVersioned }) => (isVersioned ? [name] : [])),
    "isText in postRecord, or revision_fields()",
  ).toEqual(TEXT_COLUMNS.toSorted());
});

test("readers see each field of a post exactly where `seenIn` says", async () => {
  const draft = await backend.db.query<{ name: string }>(
    `select unnest(proargnames) as name from pg_proc where oid = 'public.shared_draft'::regproc`,
  );
  const inMarkdown = new Set<string>();
  const given = {
    html: "",
    url: "",
    site: "",
    author: "",
    modified: "",
    license: "",
    translations: [],
  };
  await articleMarkdown(recordingReads(postRow(), inMarkdown), given);

  const inFeeds = new Set<string>();
  const feed = { origin: "", hub: "", path: "", title: "", description: "", language: "en" };
  const article = { ...postRow(), url: "https://example.com/a", html: "", cover: "" };
  rss({ ...feed, author: "", now: new Date(0), posts: [recordingReads(article, inFeeds)] });

  const found = {
    lists: new Set<string>(CARD_COLUMNS.split(", ")),
    draft: new Set(draft.rows.map(({ name }) => name)),
    markdown: inMarkdown,
    // The cover is that picture, with its URL.
    feeds: new Set(inFeeds.has("cover") ? [...inFeeds, "featured_image"] : inFeeds),
  };
  const expected = Object.fromEntries(
    POST_COLUMNS.split(", ").flatMap((column) => {
      const places = Object.entries(found).flatMap(([place, names]) =>
        names.has(column) ? place : [],
      );
      return places.length > 0 ? [[column, places]] : [];
    }),
  );
  expect(seenIn).toEqual(expected);
});

test("every table is in backups, or listed as left out", async () => {
  const { saved, all } = await backend.exclusive(async (db) => ({
    saved: (await listTables(db)).map(({ name }) => name),
    all: await db.query<{ name: string }>(
      `select nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and nspname in ('public', 'private')`,
    ),
  }));
  const missing = all.rows.map(({ name }) => name).filter((name) => !saved.includes(name));
  expect(missing.toSorted(), "LEFT_OUT_TABLES of backups").toEqual(
    Object.keys(LEFT_OUT_TABLES).toSorted(),
  );
});

test("the sample rows of every table can be removed", async () => {
  const withSamples = await backend.exclusive(async (db) => {
    const found: string[] = [];
    for (const name of tableNames) {
      const { rows } = await db.query(
        `select from public.${name} as t where to_jsonb(t) ->> 'id' like $1 limit 1`,
        [SAMPLE_ID],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  });
  expect(withSamples, "`hasSamples` in src/data/tables.ts").toEqual(
    tableNames.filter((name) => tables[name].hasSamples),
  );
});

test("views of every page of the site are counted, and of none in the admin area", async () => {
  const { rows } = await backend.db.query<{ path: string }>("select path from private.site_pages");
  const sitePaths = Object.values(paths).filter(
    (path) => typeof path === "string" && !path.startsWith("/admin"),
  );
  expect(new Set(rows.map(({ path }) => path)), "private.site_pages").toEqual(new Set(sitePaths));
});

test("an owner's page cannot have a path that the site uses", async () => {
  const routes = [...publicRoutes.map(({ path }) => path), ...sessionPaths, ...linkedPaths];
  const words = [...routes.map((path) => path.split("/")[1] ?? ""), ...fs.readdirSync("public")];
  const taken = [...new Set(words)].filter((word) => word !== "" && !word.includes("."));
  const { rows } = await backend.db.query<{ word: string }>(
    `select word from unnest($1::text[]) as word
      where not (private.is_path_of_site(word) and private.is_path_of_site(word || '/x'))`,
    [taken],
  );
  expect(
    rows.map(({ word }) => word),
    "private.site_pages, or private.is_path_of_site()",
  ).toEqual([]);
});

test("every public page has a budget, is in the browser tests' sweep, and is in the palette", () => {
  const inPalette = pageEntries().map((entry) => entry.path);
  for (const { path } of publicRoutes) {
    const budget = Object.keys(publicPages).find((page) => sameRoute(page, path)) ?? "";
    expect(
      publicPages[budget],
      `publicPages in scripts/bundle-budget/limits.ts has ${path}`,
    ).toEqual(expect.arrayContaining(modulesAt(path)));
    expect(
      publicPaths.some((page) => matchPath(path, page)),
      `e2e/site-paths.ts has ${path}`,
    ).toBe(true);
    if (path.includes(":")) continue;
    expect(inPalette, "src/content/navigation.ts, or pageEntries of the palette").toContain(path);
  }
});

test("every page hidden from search engines is in the browser tests' sweep", () => {
  const personal = sessionPaths.filter((path) => !path.startsWith(paths.admin));
  expect(hiddenPaths.toSorted()).toEqual([...personal, ...linkedPaths].toSorted());
});

test("every page of the admin area is in the sidebar", () => {
  const inSidebar = new Set(adminNavigation.map(({ to }) => to));
  const pages = sessionPaths.filter((path) => path.startsWith(paths.admin) && hasAdminPage(path));
  // The list of posts links to it.
  expect(
    pages.filter((path) => !inSidebar.has(path)),
    "not in everyAdminPage",
  ).toEqual([paths.adminNewPost]);
});

/** An object that records which of its properties are read. */
function recordingReads<Row extends object>(row: Row, read: Set<string>): Row {
  return new Proxy(row, {
    get(target, name) {
      read.add(String(name));
      return Reflect.get(target, name);
    },
  });
}

/** Parameters may have different names. */
function sameRoute(one: string, other: string): boolean {
  return one.replace(/:\w+/g, ":") === other.replace(/:\w+/g, ":");
}
