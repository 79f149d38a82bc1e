import type { CountedText } from "@/lib/words";
import type { Tone } from "@/components/ui/Badge";

export type InboxStatus = {
  value: string;
  label: string;
  tone: Tone;
  /** False for a status without a number at the top. */
  isCounted?: boolean;
};

export function statusOf(statuses: readonly InboxStatus[], value: string): InboxStatus {
  return statuses.find((one) => one.value === value) ?? { value, label: value, tone: "neutral" };
}

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
  /** Begins the name of the CSV file. */
  file: string;
  /** Placeholder of the search box: the fields it searches. */
  searchedFields: string;
  /** Text of the empty state. */
  emptyHint: string;
  /** In the order of the tabs. */
  statuses: readonly InboxStatus[];
};
