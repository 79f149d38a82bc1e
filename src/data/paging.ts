/** One page of a list; the first one knows how many rows match in all. */
export type Page<Row> = { rows: Row[]; total: number };

/** The column a list is ordered by, which must not be nullable; ties are broken by id. */
export type Order<Row> = { column: keyof Row & string; ascending: boolean };

export const NEWEST_FIRST: Order<{ id: string; created_at: string }> = {
  column: "created_at",
  ascending: false,
};

type Sorted<Query> = {
  filter(column: string, operator: "lte" | "gte", value: string): Query;
  or(filters: string): Query;
  order(column: string, options: { ascending: boolean }): Query;
  limit(count: number): Query;
};

/**
 * Sorts a query and narrows it to a page: keyset pagination. Unlike an offset it neither skips nor
 * repeats rows when some are added meanwhile, and deep pages cost no more.
 *
 * @param order by a time, a number or a key, never free text
 * @param after the last row of the page before; undefined for the first
 */
export function pageAfter<Row extends { id: string }, Query extends Sorted<Query>>(
  query: Query,
  { column, ascending }: Order<Row>,
  after: Row | undefined,
  size: number,
): Query {
  const sorted = query.order(column, { ascending }).order("id", { ascending }).limit(size);
  if (!after) return sorted;
  const value = String(after[column]);
  const quoted = `"${value}"`;
  const beyond = ascending ? "gt" : "lt";
  // The first filter lets the database start in an index, the second excludes the rows before.
  return sorted
    .filter(column, ascending ? "gte" : "lte", value)
    .or(`${column}.${beyond}.${quoted},and(${column}.eq.${quoted},id.${beyond}.${after.id})`);
}

/** The answer of a database function that brings the total with each row. */
export function pageOf<Row extends { total: number }>(data: Row[]): Page<Omit<Row, "total">> {
  return { rows: data.map(({ total: _total, ...row }) => row), total: data[0]?.total ?? 0 };
}

/** What of a row says where it stands in a list: its id and the columns that may order the list. */
export type Cursor<Row, Column extends keyof Row> = Pick<Row, Column | ("id" & keyof Row)>;

/** Options of an infinite query whose pages begin after the last row of the page before. */
export function pagesByRow<Row, Column extends keyof Row>(): {
  initialPageParam: Cursor<Row, Column> | undefined;
  getNextPageParam: (last: Page<Row>, pages: Page<Row>[]) => Row | undefined;
  select: (list: { pages: Page<Row>[] }) => Page<Row>;
} {
  return { initialPageParam: undefined, getNextPageParam: lastRowIfMore, select: joinPages };
}

/** The last row, when there are more. */
export function lastRowIfMore<Row>(last: Page<Row>, pages: Page<Row>[]): Row | undefined {
  const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return loaded < (pages[0]?.total ?? 0) ? last.rows.at(-1) : undefined;
}

/** The pages of an infinite query as one list. */
export function joinPages<Row>({ pages }: { pages: Page<Row>[] }): Page<Row> {
  return { rows: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 };
}
