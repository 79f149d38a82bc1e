/** Types shared by the inboxes of messages and consultation requests. */

export type InboxSort = "newest" | "oldest" | "name";

/** `search` may be any text; `status` is one of the table's or "all"; `page` counts from 1. */
export type InboxFilters = {
  /** Of the one item that is wanted, if it is one. */
  id?: string;
  search: string;
  status: string;
  sort: InboxSort;
  page: number;
};

/** One page of the list. */
export type InboxPage<Row> = {
  rows: Row[];
  /** Number of matching rows on all pages. */
  total: number;
  /** Number of this page: the last one when a later one was requested. */
  page: number;
  pages: number;
};

/** Number of items, in all and by status. */
export type InboxCounts = { total: number; byStatus: Readonly<Record<string, number>> };

/** A change of status, from the one on screen to another. */
export type StatusChange = {
  from: string;
  to: string;
  /** When a request takes place, ISO 8601. */
  scheduledFor?: string;
  isUndo?: boolean;
};
