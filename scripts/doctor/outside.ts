import { lookup } from "node:dns/promises";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { isPublic } from "../../supabase/functions/_shared/public-address.ts";
import { reachBackend, visitorsRights, type Backend } from "./backend.ts";
import { answersOf } from "./answers.ts";
import { asBuilt } from "./changed-page.ts";
import { certificate, plainHttp } from "./certificate.ts";
import { code, fallback, missingCode, pictures, serviceWorker } from "./files.ts";
import { findingsOf, unknown, type Check, type Finding, type Judgement } from "./finding.ts";
import { securityHeaders } from "./headers.ts";
import { canonical, feeds, robots, sitemap } from "./machines.ts";
import { mailLanguage } from "./mail-language.ts";
import { openSite, type Site } from "./site.ts";
import type { Visit } from "./visit.ts";

type SiteCheck = { name: string; look: (site: Site) => Judgement | Promise<Judgement> };

const FILES: SiteCheck[] = [
  { name: "Plain HTTP", look: plainHttp },
  { name: "Security headers", look: securityHeaders },
  { name: "Fallback", look: fallback },
  { name: "Code that is gone", look: missingCode },
  { name: "Code", look: code },
  { name: "Answers", look: answersOf },
  { name: "Pages as built", look: asBuilt },
  { name: "Service worker", look: serviceWorker },
  { name: "Pictures", look: pictures },
];

/** What a build in maintenance mode does not make. */
const MACHINES: SiteCheck[] = [
  { name: "Feeds", look: feeds },
  { name: "Sitemap", look: sitemap },
  { name: "robots.txt", look: robots },
  { name: "Canonical addresses", look: canonical },
];

const NO_ADDRESS =
  "Set VITE_SITE_URL to the address of the published site, or name it: npm run doctor -- https://your.site";

/**
 * Checks a published site and its backend as any visitor can.
 *
 * @param base its URL with a trailing slash; null if it is not known
 * @param configured the backend in the settings, for a build that does not name its own
 */
export async function checkFromOutside(
  base: URL | null,
  visit: Visit,
  configured: Backend | null,
): Promise<{ site: Site | null; findings: Finding[] }> {
  const opened = base ? await openSite(base, visit) : null;
  const site = opened?.site ?? null;
  const backend = (await publishedBackend(site, configured)) ?? configured;
  const reached = backend ? await reachBackend(backend, visit) : null;
  const isOpen = reached?.judgement.level === "pass" || reached?.judgement.level === "warn";

  const ofSite = (checks: SiteCheck[], isClosed = false): Check[] =>
    checks.map(({ name, look }) => ({
      name,
      look: () => {
        if (!site) return unknown("The site could not be opened.");
        return isClosed ? unknown("Maintenance mode is on.") : look(site);
      },
    }));
  const ask = (look: typeof visitorsRights) =>
    backend && isOpen ? look(backend, visit) : unknown("The backend could not be asked.");
  const checks: Check[] = [
    { name: "Site", look: () => opened?.judgement ?? unknown("No site is named.", NO_ADDRESS) },
    ...(base
      ? [
          { name: "Certificate", look: () => certificate(base) },
          ...ofSite(FILES),
          ...ofSite(MACHINES, reached?.isClosed ?? false),
        ]
      : []),
    {
      name: "Backend",
      look: () =>
        reached?.judgement ??
        unknown(
          "Neither the published build nor the settings name one that can be asked.",
          "Build and publish with this version, or set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.",
        ),
    },
    { name: "Rights of visitors", look: () => ask(visitorsRights) },
    { name: "Language of emails", look: () => ask(mailLanguage) },
  ];
  return { site, findings: await findingsOf(checks) };
}

/**
 * The backend of the published pages; null if only this machine could reach it: a site's response must not
 * choose what is requested in the owner's network.
 */
async function publishedBackend(
  site: Site | null,
  configured: Backend | null,
): Promise<Backend | null> {
  const named = site?.build?.backend;
  if (!site || !named) return null;
  if (!named.url) return { url: site.base.origin, key: publishableKey };
  if (!URL.canParse(named.url)) return null;
  const url = new URL(named.url);
  const isKnown = [site.base.href, configured?.url ?? ""].some(
    (known) => URL.canParse(known) && new URL(known).origin === url.origin,
  );
  const isAskable = isKnown || (url.protocol === "https:" && (await isOnTheInternet(url.hostname)));
  return isAskable ? { url: url.origin + url.pathname, key: named.key } : null;
}

/** A name that does not resolve counts: the backend's check reports it. */
async function isOnTheInternet(hostname: string): Promise<boolean> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
  return addresses.every(({ address }) => isPublic(address));
}
