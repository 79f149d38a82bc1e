/** Types shared by the inboxes of messages and consultation requests. */

export type InboxSort = "newest" | "oldest" | "name";

/** `search` may be any text; `status` is one of the table's or "all"; `page` counts from 1. */
export type InboxFilters = {
  /** The id of a single item to show. */
  id?: string;
  search: string;
  status: string;
  sort: InboxSort;
  page: number;
};

export type InboxPage<Row> = {
  rows: Row[];
  /** Number of matching rows on all pages. */
  total: number;
  /** The number of this page: the last one if a later one was requested. */
  page: number;
  pages: number;
};

export type InboxCounts = { total: number; byStatus: Readonly<Record<string, number>> };

/** A change of status, from the one on screen to another. */
export type StatusChange = {
  from: string;
  to: string;
  /** The `sequence` of the date on screen, if the change applies to that version only. */
  seen?: number;
  /** The time of the consultation, ISO 8601. */
  scheduledFor?: string;
  /** An alternative time proposed for it, ISO 8601. */
  proposedFor?: string;
  /** The owner's answer to the client. */
  reply?: string;
  isUndo?: boolean;
};
