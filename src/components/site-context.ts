import { createContext, useContext } from "react";
import type { Socials } from "./social-profiles";

type Site = {
  name: string;
  /** Title of the home page for search engines and link previews. */
  title: string;
  /** Description of the home page, and of pages that have none of their own. */
  description: string;
  /** The default language of articles; BCP 47. */
  language: string;
  owner: { name: string; role: string; email: string; socials: Socials };
  /** URL of the articles' licence; empty if none is stated. */
  license: string;
  /** False if the owner wants the site in no search engine. */
  isSearchable: boolean;
  /** The owner's handle on Twitter with its "@"; empty if there is none. */
  twitter: string;
  /** The owner's handle on Mastodon, with the name of its server; empty if there is none. */
  fediverse: string;
  /** False for the admin area, which must not be indexed. */
  isPublic: boolean;
};

export const SiteContext = createContext<Site>({
  name: "",
  title: "",
  description: "",
  language: "en",
  owner: {
    name: "",
    role: "",
    email: "",
    socials: { github: "", linkedin: "", twitter: "", mastodon: "" },
  },
  license: "",
  isSearchable: true,
  twitter: "",
  fediverse: "",
  isPublic: true,
});

/** The site's metadata, from its settings. */
export function useSite(): Site {
  return useContext(SiteContext);
}

export function useSiteName(): string {
  return useSite().name;
}
