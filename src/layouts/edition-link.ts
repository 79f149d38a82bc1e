import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { fileOnHost, inSite, storageKey } from "@/lib/base-path";
import type { Edition } from "@/lib/editions";
import { inLanguage } from "@/lib/text/language";

/** What was chosen: a language, or «» for none that is not asked for. Read by src/edition-choice.ts. */
const KEY = "language";

/** Remembers a language for the next visits, or that no other is to be offered. */
export function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(storageKey(KEY), language);
  } catch {
    // It is offered again.
  }
}

/** Opens this page in another edition. */
export function openEdition({ language, prefix }: Edition): void {
  rememberLanguage(language);
  const { pathname, search, hash } = window.location;
  window.location.assign(fileOnHost(prefix + inSite(pathname)) + search + hash);
}

/** The attributes of a link to this page in another edition, which is remembered. */
export function useEditionLink() {
  const { pathname } = useLocation();
  return ({ language, prefix }: Edition) => ({
    href: fileOnHost(prefix + pathname),
    hrefLang: language,
    ...inLanguage(language),
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      rememberLanguage(language);
      // No page is built for them, so they are not in its HTML.
      const { search, hash } = window.location;
      currentTarget.href = fileOnHost(prefix + pathname) + search + hash;
    },
  });
}
