import type { ComponentProps } from "react";
import type { CountedText } from "@/lib/words";
import type { Badge } from "@/components/ui/Badge";

export type InboxStatus = {
  value: string;
  label: string;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
  /** False for a status without a number at the top. */
  isCounted?: boolean;
};

/** The differences between the two inboxes. */
export type InboxTexts = {
  title: string;
  /** The number of items in words, with and without a search or a status. */
  count: CountedText;
  matching: CountedText;
  loading: string;
  none: string;
  noneMatch: string;
  showAll: string;
  search: string;
  deleteOne: string;
  /** The toasts of a change of status. */
  statusUpdated: string;
  statusFailed: string;
  /** Begins the name of the CSV file. */
  file: string;
  /** Placeholder of the search box: the fields it searches. */
  searchedFields: string;
  /** Text of the empty state. */
  emptyHint: string;
  /** In the order of the tabs. */
  statuses: readonly InboxStatus[];
};
