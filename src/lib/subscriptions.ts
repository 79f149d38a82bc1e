/** What a reader asks for. */
export type Wanted = {
  /** Empty for that of the account. */
  address: string;
  topic: "all" | "tag" | "series";
  /** The tag's or the series'; empty for all. */
  name: string;
  frequency: "daily" | "weekly";
};

/** One thing that a reader is mailed. */
export type SubscriptionRow = {
  id: string;
  /** «all», «tag», «series» or «replies». */
  topic: string;
  name: string;
  /** The article whose comment it is; null for others, and while it is not public. */
  title: string | null;
  slug: string | null;
  /** Nothing of it is mailed before. */
  is_confirmed: boolean;
};
