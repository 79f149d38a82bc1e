import type { Edition } from "@/lib/editions";

/*
 * Inlined into every built page of a site in several languages, see scripts/prerender/inline.ts. It imports nothing but
 * types, so that `written` and `primary` are also in src/lib/seo/site-url.ts.
 */
declare const SITE_EDITIONS: readonly Edition[];
declare const EDITION_PREFIX: string;
declare const SITE_LANGUAGE: string;

const editions = SITE_EDITIONS;
const root = import.meta.env.BASE_URL.slice(0, -1);
const own = root + EDITION_PREFIX;
const { pathname, search, hash } = location;
const isBelow = (path: string) => `${pathname}/`.startsWith(`${path}/`);

/** The shell of an edition; the URL to show follows in the fragment. */
const SHELL = "/app";
const PASSED_URL = /^#(%2F.*)/;

// Most hosts have one fallback page for missing files, which is the main edition's.
const requestedEdition = editions.find(
  ({ prefix }) => prefix !== EDITION_PREFIX && isBelow(root + prefix),
);
if (EDITION_PREFIX === "" && requestedEdition && !isBelow(root + requestedEdition.prefix + SHELL)) {
  const url = encodeURIComponent(pathname + search + hash);
  // This is the wrong page, which is about to be replaced: main.tsx does not hydrate it.
  document.documentElement.hidden = true;
  location.replace(`${root}${requestedEdition.prefix}${SHELL}#${url}`);
}

// Before anything reads the URL. The router needs the slash, which some hosts remove.
const [, passedUrl = ""] = PASSED_URL.exec(hash) ?? [];
if (EDITION_PREFIX && pathname === own) show(`${own}/${search}${hash}`);
else if (EDITION_PREFIX && passedUrl && isBelow(own + SHELL)) show(decoded(passedUrl));

function show(url: string): void {
  if (url.startsWith(`${own}/`)) history.replaceState(history.state, "", url);
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

/**
 * With the script, since Chinese in Taiwan has other characters than in China; as it is if it is no language, which
 * some browsers name.
 */
function written(code: string): string {
  try {
    const { language, script = "" } = new Intl.Locale(code).maximize();
    return language + script;
  } catch {
    return code;
  }
}

/** The language that the visitor has chosen, or else the one that the browser prefers among those available. */
function preferredLanguage(): string | undefined {
  try {
    const chosen = localStorage.getItem(`${import.meta.env.BASE_URL.slice(1)}language`);
    if (chosen !== null) return chosen;
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
  for (const preferred of navigator.languages) {
    const edition =
      editions.find(({ language }) => language === preferred) ??
      editions.find(({ language }) => written(language) === written(preferred)) ??
      editions.find(({ language }) => primary(language) === primary(preferred));
    if (edition) return edition.language;
  }
  return undefined;
}

// Before the first paint, to avoid a layout shift: EditionOffer.tsx shows the language set here.
const language = preferredLanguage();
if (language && language !== SITE_LANGUAGE) document.documentElement.dataset["offer"] = language;
