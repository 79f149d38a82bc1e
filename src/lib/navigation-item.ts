export type NavigationItem = {
  label: string;
  to: string;
  /** Whether it is marked as current only on its own page, not on pages below it. */
  exact?: boolean;
  /** The language of the label, BCP 47, if it is not the site's. */
  language?: string;
};
