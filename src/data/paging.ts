/** One page of a list and how many rows match in all. */
export type Page<Row> = { rows: Row[]; total: number };
type Newest = { created_at: string; id: string };
export type PageParam = { after?: Newest };

/** The column a list is ordered by, which must not be nullable; ties are broken by id. */
export type Order<Row> = { column: keyof Row & string; ascending: boolean };
export type Cursor = { value: string; id: string };
export type OrderedPageParam = { after?: Cursor };

export const NEWEST_FIRST: Order<Newest> = { column: "created_at", ascending: false };
export const FIRST_PAGE: PageParam = {};
export const FIRST_ORDERED_PAGE: OrderedPageParam = {};

type Filtered<Query> = {
  filter(column: string, operator: "lte" | "gte", value: string): Query;
  or(filters: string): Query;
};

/**
 * Keyset pagination: narrows a query to the rows after a cursor. Unlike an offset it neither skips
 * nor repeats rows when some are added meanwhile, and deep pages cost no more. The first filter lets
 * the database start in an index, the second excludes the rows before the cursor.
 *
 * @param query already ordered by the column and by id
 * @param cursor the last row's value in that column (a time, a number or a key, never free text) and id
 */
export function afterCursor<Row, Query extends Filtered<Query>>(
  query: Query,
  { column, ascending }: Order<Row>,
  { value, id }: Cursor,
): Query {
  const quoted = `"${value}"`;
  const beyond = `${column}.${ascending ? "gt" : "lt"}.${quoted}`;
  return query
    .filter(column, ascending ? "gte" : "lte", value)
    .or(`${beyond},and(${column}.eq.${quoted},id.${ascending ? "gt" : "lt"}.${id})`);
}

/** `getNextPageParam` of an infinite query whose total is known. */
export function nextPage(last: Page<Newest>, pages: Page<Newest>[]): PageParam | undefined {
  const row = lastRowIfMore(last, pages);
  return row && { after: { created_at: row.created_at, id: row.id } };
}

/** The same for a list in any order. */
export function nextPageBy<Row extends { id: string }>(column: keyof Row) {
  return (last: Page<Row>, pages: Page<Row>[]): OrderedPageParam | undefined => {
    const row = lastRowIfMore(last, pages);
    return row && { after: { value: String(row[column]), id: row.id } };
  };
}

/** The last row, when there are more. */
export function lastRowIfMore<Row>(last: Page<Row>, pages: Page<Row>[]): Row | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0);
  return loaded < (pages[0]?.total ?? 0) ? last.rows.at(-1) : undefined;
}

/** A row of a database function that brings some rows before one of them, and with each the total. */
type CountedRow<Id> = { id: Id; total: number };
const COUNTED_PAGE = 50;

/** The arguments of such a function for a page. */
export function pageBefore<Id>(id: Id | undefined): { before_id?: Id } {
  return id === undefined ? {} : { before_id: id };
}

/**
 * The options of an infinite query of such a function.
 *
 * @param toItems what a row is shown as
 * @param pageSize how many rows the function brings
 * @param fromTheTop the row before which the first page begins: none
 */
export function countedPages<Id extends number | string, Row extends CountedRow<Id>, Item>(
  toItems: (row: Row & CountedRow<Id>) => Item[],
  pageSize = COUNTED_PAGE,
  fromTheTop?: Id,
) {
  return {
    initialPageParam: fromTheTop,
    getNextPageParam: (rows: Row[]): Id | undefined =>
      rows.length < pageSize ? undefined : rows.at(-1)?.id,
    select: ({ pages }: { pages: Row[][] }): Page<Item> => ({
      rows: pages.flat().flatMap(toItems),
      total: pages[0]?.[0]?.total ?? 0,
    }),
  };
}

/** The pages of an infinite query as one list; the first page knows the total. */
export function joinPages<Row>({ pages }: { pages: Page<Row>[] }): Page<Row> {
  return { rows: pages.flatMap((page) => page.rows), total: pages[0]?.total ?? 0 };
}
