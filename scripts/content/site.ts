import type { Tables } from "../../src/lib/supabase/database.types.ts";
import { exactTransaction, type Session } from "../backup/session.ts";
import { quoteName } from "../backup/tables.ts";

export type PostRow = Tables<"posts">;
export type PageRow = Tables<"pages">;
export type ProjectRow = Tables<"projects">;
export type PictureRow = Tables<"media">;
export type SettingsRow = Tables<"site_settings">;

/** What the owner writes, as stored. */
export type Site = {
  posts: PostRow[];
  pages: PageRow[];
  projects: ProjectRow[];
  pictures: PictureRow[];
  settings: SettingsRow;
};

/** Reads everything that the owner writes, in one snapshot. */
export async function readSite(session: Session): Promise<Site> {
  return exactTransaction(session, "isolation level repeatable read read only", async () => {
    const [settings] = await rowsOf<SettingsRow>(session, "site_settings", "singleton");
    if (!settings) throw new Error("The table site_settings is empty.");
    return {
      posts: await rowsOf<PostRow>(session, "posts", "listed_at, id"),
      pages: await rowsOf<PageRow>(session, "pages", "created_at, id"),
      projects: await rowsOf<ProjectRow>(session, "projects", "created_at, id"),
      pictures: await rowsOf<PictureRow>(session, "media", "created_at, id"),
      settings,
    };
  });
}

/** All rows of a table, as PostgREST would send them: times are ISO 8601 in UTC. */
export async function rowsOf<Row>(session: Session, table: string, order: string): Promise<Row[]> {
  const { rows } = await session.query(
    `select to_jsonb(t)::text as row from public.${table} as t order by ${order}`,
  );
  return rows.map(({ row }) => JSON.parse(row ?? "null"));
}

/** Inserts a row with these columns; undefined ones get the database's default. */
export async function insertRow<Row>(session: Session, table: string, row: object): Promise<Row> {
  const columns = columnsOf(row);
  const { rows } = await session.query(
    `insert into public.${table} as t (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)
     returning to_jsonb(t)::text as row`,
    [JSON.stringify(row)],
  );
  return JSON.parse(rows[0]?.["row"] ?? "null");
}

/**
 * Changes columns of a row, unless it was changed since it was read.
 *
 * @returns the stored row, or null if it has been changed or deleted since
 */
export async function updateRow<Row>(
  session: Session,
  table: string,
  { id, updatedAt }: { id: string; updatedAt: string },
  change: object,
): Promise<Row | null> {
  const columns = columnsOf(change);
  const isSame = "t.id = $1::text::uuid and t.updated_at = $2::text::timestamptz";
  const { rows } = columns
    ? await session.query(
        `update public.${table} as t set (${columns}) =
           (select ${columns} from jsonb_populate_record(null::public.${table}, $3::text::jsonb))
         where ${isSame} returning to_jsonb(t)::text as row`,
        [id, updatedAt, JSON.stringify(change)],
      )
    : await session.query(
        `select to_jsonb(t)::text as row from public.${table} as t where ${isSame}`,
        [id, updatedAt],
      );
  return JSON.parse(rows[0]?.["row"] ?? "null");
}

/** Quoted as identifiers: an import takes the names of columns from an untrusted file. */
function columnsOf(row: object): string {
  return Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => quoteName(name))
    .join(", ");
}
