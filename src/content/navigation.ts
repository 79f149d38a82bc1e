import { paths } from "@/paths";

export type NavigationItem = {
  label: string;
  to: string;
  exact?: boolean;
  /** What the label is written in, BCP 47, if not as the site's own words. */
  language?: string;
};

export const mainNavigation: readonly NavigationItem[] = [
  { label: "Home", to: paths.home, exact: true },
  { label: "About", to: paths.about },
  { label: "Projects", to: paths.projects },
  { label: "Skills", to: paths.skills },
  { label: "Services", to: paths.services },
  { label: "Blog", to: paths.blog },
  { label: "Resume", to: paths.resume },
  { label: "Music", to: paths.music },
  { label: "Contact", to: paths.contact },
];

export const payLink: NavigationItem = { label: "Pay / Donate", to: paths.pay };

/** The pages that a lost visitor is offered. */
export const popularPages: readonly (NavigationItem & { hint: string })[] = [
  { label: "Home", to: paths.home, hint: "Where everything starts" },
  { label: "Projects", to: paths.projects, hint: "What has been built" },
  { label: "Blog", to: paths.blog, hint: "Essays on software" },
  { label: "Contact", to: paths.contact, hint: "Say hello" },
];
