import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { fileOnHost, inSite, storageKey } from "@/lib/base-path";
import type { Edition } from "@/lib/editions";
import { inLanguage } from "@/lib/text/language";

/** The choice: a language, or "" to offer no other. Read by src/edition-choice.ts. */
const KEY = "language";

/** Remembers a language for the next visits, or that no other should be offered. */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(storageKey(KEY), language);
  } catch {
    // Without storage, it will be offered again.
  }
}

export function openEdition({ language, prefix }: Edition): void {
  rememberLanguage(language);
  const { pathname, search, hash } = window.location;
  window.location.assign(fileOnHost(prefix + inSite(pathname)) + search + hash);
}

/** The attributes of a link to this page in another edition, which is then remembered. */
export function useEditionLink() {
  const { pathname } = useLocation();
  return ({ language, prefix }: Edition) => ({
    href: fileOnHost(prefix + pathname),
    hrefLang: language,
    ...inLanguage(language),
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      rememberLanguage(language);
      // The build does not know them, so they are not in the HTML.
      const { search, hash } = window.location;
      currentTarget.href = fileOnHost(prefix + pathname) + search + hash;
    },
  });
}
