import type { PostgrestSingleResponse } from "@supabase/supabase-js";

/**
 * A request for rows that can be filtered and sorted: the client's query builder, as seen by helpers for any
 * table.
 */
export type Rows<Row> = PromiseLike<PostgrestSingleResponse<Row[]>> & {
  filter(column: string, operator: "eq" | "lte" | "gte" | "imatch", value: string): Rows<Row>;
  or(filters: string): Rows<Row>;
  order(column: string, options: { ascending: boolean }): Rows<Row>;
  limit(count: number): Rows<Row>;
  range(from: number, to: number): Rows<Row>;
  abortSignal(signal: AbortSignal): Rows<Row>;
};
