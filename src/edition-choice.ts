import type { Edition } from "@/lib/editions";

/*
 * Inlined into every built page of a site in several languages, see scripts/prerender/inline.ts.
 */
declare const SITE_EDITIONS: readonly Edition[];
declare const EDITION_PREFIX: string;
declare const SITE_LANGUAGE: string;

const editions = SITE_EDITIONS;
const root = import.meta.env.BASE_URL.slice(0, -1);
const own = root + EDITION_PREFIX;
const { pathname, search, hash } = location;
const isBelow = (place: string) => `${pathname}/`.startsWith(`${place}/`);

/** The shell of an edition, and behind «#» the address that it is to show. */
const SHELL = "/app";
const HANDED_OVER = /^#(%2F.*)/;

// Most hosts have one page for all that has no file, which is the main edition's.
const meant = editions.find(({ prefix }) => prefix !== EDITION_PREFIX && isBelow(root + prefix));
if (EDITION_PREFIX === "" && meant && !isBelow(root + meant.prefix + SHELL)) {
  const address = encodeURIComponent(pathname + search + hash);
  // What is here is another page's, and is gone in a moment: main.tsx leaves it.
  document.documentElement.hidden = true;
  location.replace(`${root}${meant.prefix}${SHELL}#${address}`);
}

// Before anything reads it. The router needs the slash, which some hosts take away.
const [, handedOver = ""] = HANDED_OVER.exec(hash) ?? [];
if (EDITION_PREFIX && pathname === own) show(`${own}/${search}${hash}`);
else if (EDITION_PREFIX && handedOver && isBelow(own + SHELL)) show(decoded(handedOver));

function show(address: string): void {
  if (address.startsWith(`${own}/`)) history.replaceState(history.state, "", address);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function primary(code: string): string | undefined {
  return code.split("-", 1)[0];
}

/** What a visitor has chosen: a language, or nothing at all; else what the browser prefers of what there is. */
function wanted(): string | undefined {
  try {
    const chosen = localStorage.getItem(`${import.meta.env.BASE_URL.slice(1)}language`);
    if (chosen !== null) return chosen;
  } catch {
    // Nothing can be remembered, so nothing was.
  }
  for (const preferred of navigator.languages) {
    const edition =
      editions.find(({ language }) => language === preferred) ??
      editions.find(({ language }) => primary(language) === primary(preferred));
    if (edition) return edition.language;
  }
  return undefined;
}

// Before the first paint, so that nothing moves: EditionOffer.tsx shows what is named here.
const language = wanted();
if (language && language !== SITE_LANGUAGE) document.documentElement.dataset["offer"] = language;
