import type { InfiniteData } from "@tanstack/react-query";

/** One page of a list, newest first, and how many rows match in all. */
export type Page<Row> = { rows: Row[]; total: number };
type Cursor = { created_at: string; id: string };
export type PageParam = { after?: Cursor };

export const FIRST_PAGE: PageParam = {};

/**
 * Paging by key: the filter that continues after the last row seen. Unlike an offset it neither
 * skips nor repeats rows when something is added meanwhile, and deep pages cost no more.
 */
export function olderThan({ created_at, id }: Cursor): string {
  return `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt.${id})`;
}

/** `getNextPageParam` of an infinite query: goes on after the last row while there are more. */
export function nextPage(last: Page<Cursor>, pages: Page<Cursor>[]): PageParam | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0);
  const cursor = last.rows.at(-1);
  if (!cursor || loaded >= (pages[0]?.total ?? 0)) return undefined;
  return { after: { created_at: cursor.created_at, id: cursor.id } };
}

/** The pages of an infinite query as one list; the first page knows the total. */
export function joinPages<Row>({ pages }: InfiniteData<Page<Row>, PageParam>): Page<Row> {
  return { rows: pages.flatMap((page) => page.rows), total: pages[0]?.total ?? 0 };
}
