import { paths } from "@/paths";

export type NavigationItem = { label: string; to: string; exact?: boolean };

// The names of the pages are the site's own.
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

export const popularPages: readonly (NavigationItem & { hint: string })[] = [
  { label: "Blog", to: paths.blog, hint: "Notes on numbers" },
  { label: "Contact", to: paths.contact, hint: "I read everything" },
  { label: "Music", to: paths.music, hint: "The sea, mostly" },
];
