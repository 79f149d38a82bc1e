import { createContext, useContext } from "react";

type Site = {
  name: string;
  /** Title of the home page, for search engines and shared links. */
  title: string;
  /** Description of the home page, and of pages that have none of their own. */
  description: string;
};

export const SiteContext = createContext<Site>({ name: "", title: "", description: "" });

/** What the site's settings say that it is called. */
export function useSite(): Site {
  return useContext(SiteContext);
}

export function useSiteName(): string {
  return useSite().name;
}
