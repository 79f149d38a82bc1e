import type { ComponentProps } from "react";
import type { Badge } from "@/components/ui/Badge";

export type InboxStatus = {
  value: string;
  label: string;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
  /** False for a status that has a tab and no number at the top. */
  isCounted?: boolean;
};

/** What tells one inbox from another. */
export type InboxKind = {
  title: string;
  one: string;
  many: string;
  /** What the search looks in, shown in the empty box. */
  searchedFields: string;
  /** Says where items come from while there are none. */
  emptyHint: string;
  /** In the order of the tabs. */
  statuses: readonly InboxStatus[];
};
