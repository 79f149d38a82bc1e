/** What a reader subscribes to. */
export type NewSubscription = {
  /** Empty for the account's address. */
  address: string;
  topic: "all" | "tag" | "series";
  /** The name of the tag or the series; empty for all. */
  name: string;
  frequency: "daily" | "weekly";
};

export type SubscriptionRow = {
  id: string;
  /** "all", "tag", "series" or "replies". */
  topic: string;
  name: string;
  /** The article of the comment; null for other topics, and while it is not public. */
  title: string | null;
  slug: string | null;
  /** Nothing is emailed until it is confirmed. */
  is_confirmed: boolean;
};
