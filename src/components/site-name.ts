import { createContext, useContext } from "react";

export const SiteNameContext = createContext("");

/** The site's name as its settings give it. */
export function useSiteName(): string {
  return useContext(SiteNameContext);
}
