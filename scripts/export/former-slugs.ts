import { paths } from "../../src/paths.ts";
import type { Session } from "../backup/session.ts";
import { isThere, placeIn, writeIn } from "../folder-files.ts";
import { readRedirects, type Redirects } from "../import/redirects.ts";
import { redirectRules } from "../prerender/moved-page.ts";

const FILE = "redirects.json";

/**
 * Writes where former addresses lead: `redirects.json` by the ids of posts, and `_redirects` for hosts
 * that read it.
 *
 * @param imported those of a site that was here before, see src/content/redirects.json
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
  const { rows: posts } = await session.query("select id::text, slug from public.posts");
  const slugs = new Map(posts.map(({ id, slug }) => [id ?? "", slug ?? ""]));
  const former = Object.fromEntries(
    rows.map(({ former, id }) => [paths.post(former ?? ""), id ?? ""]),
  );
  const all: Redirects = { ...imported, ...former };
  writeIn(directory, FILE, `${JSON.stringify(all, null, 2)}\n`);
  const rules = Object.entries(all).flatMap(([from, target]): [string, string][] => {
    const slug = slugs.get(target);
    const to = target.startsWith("/") ? target : slug === undefined ? null : paths.post(slug);
    return to === null ? [] : [[encodeURI(from), to]];
  });
  writeIn(directory, "_redirects", redirectRules(rules));
}

/** Takes over the former slugs of an export, and returns the redirects from other addresses. */
export async function readFormerSlugs(session: Session, directory: string): Promise<Redirects> {
  if (!isThere(directory, FILE)) return {};
  const other: Redirects = {};
  for (const [from, target] of Object.entries(readRedirects(placeIn(directory, FILE)))) {
    const slug = /^\/blog\/([a-z0-9-]+)$/.exec(from)?.[1];
    if (slug === undefined || target.startsWith("/")) {
      other[from] = target;
      continue;
    }
    await session.query(
      `insert into public.post_slugs (slug, post_id)
       select $1, p.id from public.posts as p where p.id = $2::text::uuid on conflict do nothing`,
      [slug, target],
    );
  }
  return other;
}
