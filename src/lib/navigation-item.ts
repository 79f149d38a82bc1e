/** A link of a menu. */
export type NavigationItem = {
  label: string;
  to: string;
  /** Whether it is marked as current on this very page alone, and not below it. */
  exact?: boolean;
  /** What the label is written in, BCP 47, if not as the site's own words. */
  language?: string;
};
