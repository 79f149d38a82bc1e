import type { InboxPage } from "@/lib/inbox-types";
import type { RecordSort } from "@/lib/record";
import { request, requestWithCount, type Client, type Query } from "@/lib/supabase/client";
import type { Rows } from "./rows";

/** One page of a list; the first one has the total number of matching rows. */
export type Page<Row> = { rows: Row[]; total: number };

/** The column to order a list by. It must not be nullable; ties are broken by id. */
export type Order<Row> = { column: keyof Row & string; ascending: boolean };

/** The number of rows of a page that is requested by its number. */
const NUMBERED_SIZE = 20;

export const NEWEST_FIRST: Order<{ id: string; created_at: string }> = {
  column: "created_at",
  ascending: false,
};

export type RecordOrderColumn = "created_at" | "updated_at" | "title_key";
export const recordOrders: Record<RecordSort, Order<Record<RecordOrderColumn, string>>> = {
  newest: { column: "created_at", ascending: false },
  oldest: { column: "created_at", ascending: true },
  edited: { column: "updated_at", ascending: false },
  title: { column: "title_key", ascending: true },
};

type Sorted<Query> = {
  filter(column: string, operator: "lte" | "gte", value: string): Query;
  or(filters: string): Query;
  order(column: string, options: { ascending: boolean }): Query;
  limit(count: number): Query;
};

/**
 * Sorts a query and limits it to one page: keyset pagination. Unlike an offset it neither skips nor repeats rows when
 * some are added between requests, and deep pages cost no more.
 *
 * @param order a time, a number or a sort key, never free text
 * @param after the last row of the previous page; undefined for the first page
 */
export function keysetPage<Row extends { id: string }, Query extends Sorted<Query>>(
  query: Query,
  { column, ascending }: Order<Row>,
  after: Row | undefined,
  size: number,
): Query {
  const sorted = query.order(column, { ascending }).order("id", { ascending }).limit(size);
  if (!after) return sorted;
  const value = String(after[column]);
  const quoted = `"${value}"`;
  const operator = ascending ? "gt" : "lt";
  // The first filter lets the database start in an index; the second excludes the previous rows.
  return sorted
    .filter(column, ascending ? "gte" : "lte", value)
    .or(`${column}.${operator}.${quoted},and(${column}.eq.${quoted},id.${operator}.${after.id})`);
}

/**
 * Reads one page, see {@link keysetPage}. Only the first one counts what matches.
 *
 * @param list all rows that match, with the options of `select`
 * @throws {BackendError} when the backend rejected the request, failed or could not be reached
 */
export async function readRows<Row, Cursor extends { id: string }>(
  list: (client: Client, counted: { count?: "exact" }) => Rows<Row>,
  order: Order<Cursor>,
  after: Cursor | undefined,
  size: number,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const { data, count } = await requestWithCount((client) =>
    keysetPage(list(client, after ? {} : { count: "exact" }), order, after, size).abortSignal(
      signal,
    ),
  );
  return { rows: data, total: count ?? data.length };
}

/** Reads a page from a database function that returns the total with each row. */
export async function requestPage<Row extends { total: number }>(
  query: Query<Row[]>,
): Promise<Page<Omit<Row, "total">>> {
  const data = await request(query);
  return { rows: data.map(({ total: _total, ...row }) => row), total: data[0]?.total ?? 0 };
}

/** The cursor of a row: its id and the columns that may order the list. */
export type Cursor<Row, Column extends keyof Row> = Pick<Row, Column | ("id" & keyof Row)>;

/** Options of an infinite query with keyset pagination. */
export function keysetPagination<Row, Column extends keyof Row>(): {
  initialPageParam: Cursor<Row, Column> | undefined;
  getNextPageParam: (last: Page<Row>, pages: Page<Row>[]) => Row | undefined;
  select: (list: { pages: Page<Row>[] }) => Page<Row>;
} {
  return { initialPageParam: undefined, getNextPageParam: nextCursor, select: joinPages };
}

/** The last row, if there are more pages. */
export function nextCursor<Row>(last: Page<Row>, pages: Page<Row>[]): Row | undefined {
  const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return loaded < (pages[0]?.total ?? 0) ? last.rows.at(-1) : undefined;
}

/** The pages of an infinite query as one list. */
export function joinPages<Row>({ pages }: { pages: Page<Row>[] }): Page<Row> {
  return { rows: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 };
}

/** The most rows that the API returns at once, unless the project sets a lower limit. */
const MAX_ROWS = 1_000;

/**
 * Reads all rows, with as many requests as it takes.
 *
 * @param read reads at most `size` rows after an id, ordered by id
 */
export async function readAllRows<Row extends { id: string }>(
  read: (after: string | undefined, size: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await read(rows.at(-1)?.id, MAX_ROWS);
    if (next.length === 0) return rows;
    rows.push(...next);
  }
}

/**
 * Reads a page by its number, for lists whose pages can be opened directly; the last one if the list has become
 * shorter.
 *
 * @param read reads the rows of a range, counted from 0, both ends included
 */
export async function readNumberedPage<Row>(
  page: number,
  read: (from: number, to: number) => Promise<{ data: Row[]; count: number | null }>,
): Promise<InboxPage<Row>> {
  const load = async (one: number) => {
    const { data, count } = await read((one - 1) * NUMBERED_SIZE, one * NUMBERED_SIZE - 1);
    const total = count ?? data.length;
    return { rows: data, total, page: one, pages: pagesOf(total) };
  };
  if (page === 1) return load(1);
  // A range beyond the end would be an error, so the first row is requested, with the count.
  const { count } = await read(0, 0);
  return load(Math.min(page, pagesOf(count ?? 0)));
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / NUMBERED_SIZE));
}
