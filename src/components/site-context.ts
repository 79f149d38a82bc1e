import { createContext, useContext } from "react";

type Site = {
  name: string;
  /** Title of the home page, for search engines and shared links. */
  title: string;
  /** Description of the home page, and of pages that have none of their own. */
  description: string;
  /** Whose site it is, with the addresses of the profiles elsewhere. */
  owner: { name: string; role: string; profiles: string[] };
  /** The owner's handle on Twitter with its «@»; empty where there is none. */
  twitter: string;
  /** False for the owner's pages, which are nobody else's to find. */
  isPublic: boolean;
};

export const SiteContext = createContext<Site>({
  name: "",
  title: "",
  description: "",
  owner: { name: "", role: "", profiles: [] },
  twitter: "",
  isPublic: true,
});

/** What the site's settings say that it is called. */
export function useSite(): Site {
  return useContext(SiteContext);
}

export function useSiteName(): string {
  return useSite().name;
}
