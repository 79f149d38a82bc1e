/** What the lists of messages and of consultation requests have in common. */

export type InboxSort = "newest" | "oldest" | "name";

/** `search` may be any text; `status` is one of the table's or "all"; `page` counts from 1. */
export type InboxFilters = { search: string; status: string; sort: InboxSort; page: number };

/** One page of the list. */
export type InboxPage<Row> = {
  rows: Row[];
  /** How many rows match in all. */
  total: number;
  /** The page these rows are: the last one, when a later one was asked for. */
  page: number;
  pages: number;
};

/** How many there are of each status, and in all. */
export type InboxCounts = { total: number; byStatus: Readonly<Record<string, number>> };

/** A step from the status that was seen to another. */
export type StatusChange = { from: string; to: string; isUndo?: boolean };
