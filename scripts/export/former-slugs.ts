import { paths } from "../../src/paths.ts";
import type { Session } from "../backup/session.ts";
import { existsIn, pathIn, writeIn } from "../lib/folder-files.ts";
import { isSource, readRedirects, targetOf, type Redirects } from "../lib/redirects.ts";
import { shown } from "../lib/terminal.ts";
import { redirectRules } from "../prerender/moved-page.ts";

const FILE = "redirects.json";

/**
 * Writes the redirects of former URLs: `redirects.json` by the ids of posts and the paths of pages, and
 * `_redirects` for hosts that read it.
 *
 * @param imported those from a previous site, see src/content/redirects.json
 */
export async function writeRedirects(
  session: Session,
  directory: string,
  imported: Redirects,
): Promise<void> {
  const { rows } = await session.query(
    `select f.slug as former, p.id::text, p.slug from public.post_slugs as f
     join public.posts as p on p.id = f.post_id where f.slug <> p.slug order by f.slug`,
  );
  // As found by `private.page_id_at`, and none if a page is there now.
  const { rows: pages } = await session.query(
    `select distinct on (former) former, path from public.pages, unnest(former_paths) as former
     where published and not exists (select from public.pages as here where here.published and here.path = former)
     order by former, updated_at desc, id`,
  );
  const { rows: posts } = await session.query("select id::text, slug from public.posts");
  const slugs = new Map(posts.map(({ id, slug }) => [id ?? "", slug ?? ""]));
  const ofPosts = rows.map(({ former, id }) => [paths.post(former ?? ""), id ?? ""]);
  const ofPages = pages.map(({ former, path }) => [
    paths.customPage(former ?? ""),
    paths.customPage(path ?? ""),
  ]);
  const all: Redirects = { ...imported, ...Object.fromEntries([...ofPosts, ...ofPages]) };
  writeIn(directory, FILE, `${JSON.stringify(all, null, 2)}\n`);
  const rules = Object.entries(all).flatMap(([from, target]): [string, string][] => {
    const slug = slugs.get(target);
    const to = target.startsWith("/") ? targetOf(target) : slug && paths.post(slug);
    return to && isSource(from) ? [[encodeURI(from), to]] : [];
  });
  writeIn(directory, "_redirects", redirectRules(rules));
}

/** The redirects that an export contains besides its other files. */
export type ExportRedirects = {
  formerSlugs: [slug: string, postId: string][];
  /** From other URLs, to the ids of posts or paths of this site. */
  redirects: [from: string, target: string][];
  /** Messages about all of them, including those that are refused. */
  lines: string[];
};

/**
 * Reads the redirects of an export. Nothing is written.
 *
 * @param known the redirects of this site, which stay
 * @param isFree whether no page or file of this site is at a path
 * @throws {UserError} if the file cannot be read
 */
export function readExportRedirects(
  directory: string,
  known: Redirects,
  isFree: (path: string) => boolean,
): ExportRedirects {
  const exported: ExportRedirects = { formerSlugs: [], redirects: [], lines: [] };
  if (!existsIn(directory, FILE)) return exported;
  for (const [from, target] of Object.entries(readRedirects(pathIn(directory, FILE)))) {
    const to = targetOf(target);
    const slug = /^\/blog\/([a-z0-9-]{1,220})$/.exec(from)?.[1];
    const label = shown(`${from} → ${target}`);
    if (!isSource(from) || to === null) {
      exported.lines.push(
        `redirect: LOST: ${label} is not a path that leads to a post or a path here`,
      );
    } else if (slug !== undefined && !to.startsWith("/")) {
      exported.formerSlugs.push([slug, to]);
      exported.lines.push(`redirect: ${label}`);
    } else if (Object.hasOwn(known, from)) {
      if (known[from] !== to)
        exported.lines.push(shown(`redirect: LOST: ${label} leads to ${known[from]} already`));
    } else if (isFree(from)) {
      exported.redirects.push([from, to]);
      exported.lines.push(`redirect: ${label}`);
    } else {
      exported.lines.push(`redirect: LOST: ${label} is a page or a file of this site`);
    }
  }
  return exported;
}

/** Adds former slugs, except for those that are in use now. */
export async function addFormerSlugs(
  session: Session,
  formerSlugs: ExportRedirects["formerSlugs"],
): Promise<void> {
  for (const [slug, id] of formerSlugs) {
    await session.query(
      `insert into public.post_slugs (slug, post_id)
       select $1, p.id from public.posts as p
       where p.id = $2::text::uuid and not exists (select from public.posts where slug = $1 and id <> p.id)
       on conflict do nothing`,
      [slug, id],
    );
  }
}
