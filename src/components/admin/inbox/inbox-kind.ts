import type { ComponentProps } from "react";
import type { Badge } from "@/components/ui/Badge";

export type InboxStatus = {
  value: string;
  label: string;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
  /** False for a status without a number at the top. */
  isCounted?: boolean;
};

/** What differs between the two inboxes. */
export type InboxKind = {
  title: string;
  one: string;
  many: string;
  /** Placeholder of the search box: the fields it searches. */
  searchedFields: string;
  /** Text of the empty state. */
  emptyHint: string;
  /** In the order of the tabs. */
  statuses: readonly InboxStatus[];
};
