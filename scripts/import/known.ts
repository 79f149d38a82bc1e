import { settingsRecord } from "../../src/data/settings/record.ts";
import type { Session } from "../backup/session.ts";

/** What identifies a post that was already imported: its id, its id in earlier versions, title and possible slugs. */
type ImportedKey = Record<"id" | "formerId" | "title", string> & { slugs: string[] };

/** The content of this site, and of its bin. */
export type Known = {
  /** The id of an imported post; undefined if it has not been imported. */
  idHere: (post: ImportedKey) => string | undefined;
  /** The ids of the posts that have a slug, current or former, by slug. */
  slugs: Map<string, string>;
  /** The slugs of the articles by title. */
  slugsByTitle: Map<string, string>;
  /** The ids of the pages by path. */
  paths: Map<string, string>;
  /** The default language of articles; BCP 47. */
  language: string;
};

/** An empty site. */
export const EMPTY_SITE: Known = {
  idHere: () => undefined,
  slugs: new Map(),
  slugsByTitle: new Map(),
  paths: new Map(),
  language: settingsRecord.language.default,
};

/**
 * Finds out which posts are here. Version 1.2 and earlier derived a post's id without the blog it is from: one
 * with that id is the same post if it has the same title, or has or had the same slug.
 */
export async function knownOn(session: Session): Promise<Known> {
  const { rows: existing } = await session.query("select id::text, title, slug from public.posts");
  const { rows: pages } = await session.query("select id::text, path from public.pages");
  const { rows: binned } = await session.query(
    "select row_id::text as id from private.bin where kind in ('posts', 'pages')",
  );
  const { rows: slugs } = await session.query(
    "select slug, id::text from public.posts union all select slug, post_id::text from public.post_slugs",
  );
  const { rows: settings } = await session.query("select language from public.site_settings");
  const paths = new Map(pages.map(({ id, path }) => [path ?? "", id ?? ""]));
  const pageIds = new Set(paths.values());
  const titles = new Map(existing.map(({ id, title }) => [id ?? "", title]));
  const inBin = new Set(binned.map(({ id }) => id ?? ""));
  const bySlug = new Map(slugs.map(({ slug, id }) => [slug ?? "", id ?? ""]));
  return {
    slugs: bySlug,
    slugsByTitle: new Map(existing.map(({ title, slug }) => [title ?? "", slug ?? ""])),
    paths,
    language: settings[0]?.["language"] ?? EMPTY_SITE.language,
    idHere: ({ id, formerId, title, slugs: possible }) => {
      if (titles.has(id) || pageIds.has(id) || inBin.has(id)) return id;
      const isSame =
        titles.get(formerId) === title || possible.some((slug) => bySlug.get(slug) === formerId);
      return inBin.has(formerId) || (titles.has(formerId) && isSame) ? formerId : undefined;
    },
  };
}
