import { infiniteQueryOptions, keepPreviousData, type QueryKey } from "@tanstack/react-query";
import type { RecordSort } from "@/lib/record";
import type { Client } from "@/lib/supabase/client";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import {
  keysetPagination,
  readRows,
  recordOrders,
  type Page,
  type RecordOrderColumn,
} from "./paging";
import type { Rows } from "./rows";

const PAGE_SIZE = 12;

type Ordered = { id: string } & Record<RecordOrderColumn, string>;

/**
 * All rows of a table for the owner, in pages of 12, with the exact number that match.
 *
 * @param key the prefix of all query keys of the table
 * @param list all rows, with the options of `select`
 * @param filters `search` is searched literally in the table's `search_text`
 */
export function recordListQuery<Row extends Ordered>(
  key: QueryKey,
  list: (client: Client, counted: { count?: "exact" }) => Rows<Row>,
  { search, sort }: { search: string; sort: RecordSort },
) {
  return infiniteQueryOptions<Page<Row>, Error, Page<Row>, QueryKey, Ordered | undefined>({
    queryKey: [...key, "admin", { search, sort }],
    queryFn: ({ pageParam: after, signal }) =>
      readRows<Row, Ordered>(
        (client, counted) => {
          const all = list(client, counted);
          return search ? all.filter("search_text", "imatch", literalPattern(search)) : all;
        },
        recordOrders[sort],
        after,
        PAGE_SIZE,
        signal,
      ),
    ...keysetPagination<Row, RecordOrderColumn>(),
    placeholderData: keepPreviousData,
  });
}
