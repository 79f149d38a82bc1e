/** One page of a list; the first one knows how many rows match in all. */
export type Page<Row> = { rows: Row[]; total: number };

/** The column a list is ordered by, which must not be nullable; ties are broken by id. */
export type Order<Row> = { column: keyof Row & string; ascending: boolean };

export const NEWEST_FIRST: Order<{ id: string; created_at: string }> = {
  column: "created_at",
  ascending: false,
};

/** A search that finds more rows is not counted to its end: its total is one more than that. */
export const COUNTED_MATCHES = 1000;

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

/** The last row, when there are more; of what is not counted to its end, while pages are full. */
export function lastRowIfMore<Row>(last: Page<Row>, pages: Page<Row>[]): Row | undefined {
  const total = pages[0]?.total ?? 0;
  const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  const isFull = last.rows.length === pages[0]?.rows.length;
  return (total > COUNTED_MATCHES ? isFull : loaded < total) ? last.rows.at(-1) : undefined;
}

/** The pages of an infinite query as one list. */
export function joinPages<Row>({ pages }: { pages: Page<Row>[] }): Page<Row> {
  return { rows: pages.flatMap(({ rows }) => rows), total: pages[0]?.total ?? 0 };
}
