import { lookup } from "node:dns/promises";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { isPublic } from "../../supabase/functions/_shared/public-address.ts";
import { reachBackend, visitorsRights, type Backend } from "./backend.ts";
import { checkResponses } from "./expected-responses.ts";
import { asBuilt } from "./changed-page.ts";
import { certificate, plainHttp } from "./certificate.ts";
import { code, fallback, missingCode, pictures, serviceWorker } from "./files.ts";
import { findingsOf, unknown, type Check, type Finding, type CheckResult } from "./finding.ts";
import { securityHeaders } from "./headers.ts";
import { canonical, feeds, robots, sitemap } from "./machines.ts";
import { mailLanguage } from "./mail-language.ts";
import { openSite, type Site } from "./site.ts";
import type { Visit } from "./visit.ts";

type SiteCheck = { name: string; run: (site: Site) => CheckResult | Promise<CheckResult> };

const FILES: SiteCheck[] = [
  { name: "Plain HTTP", run: plainHttp },
  { name: "Security headers", run: securityHeaders },
  { name: "Fallback", run: fallback },
  { name: "Code that is gone", run: missingCode },
  { name: "Code", run: code },
  { name: "Answers", run: checkResponses },
  { name: "Pages as built", run: asBuilt },
  { name: "Service worker", run: serviceWorker },
  { name: "Pictures", run: pictures },
];

/** What a build in maintenance mode does not make. */
const FOR_MACHINES: SiteCheck[] = [
  { name: "Feeds", run: feeds },
  { name: "Sitemap", run: sitemap },
  { name: "robots.txt", run: robots },
  { name: "Canonical addresses", run: canonical },
];

const NO_URL =
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
  const isOpen = reached?.result.level === "pass" || reached?.result.level === "warn";

  const ofSite = (checks: SiteCheck[], isInMaintenance = false): Check[] =>
    checks.map(({ name, run }) => ({
      name,
      run: () => {
        if (!site) return unknown("The site could not be opened.");
        return isInMaintenance ? unknown("Maintenance mode is on.") : run(site);
      },
    }));
  const inspectBackend = (run: typeof visitorsRights) =>
    backend && isOpen ? run(backend, visit) : unknown("The backend could not be asked.");
  const checks: Check[] = [
    { name: "Site", run: () => opened?.result ?? unknown("No site is named.", NO_URL) },
    ...(base
      ? [
          { name: "Certificate", run: () => certificate(base) },
          ...ofSite(FILES),
          ...ofSite(FOR_MACHINES, reached?.isInMaintenance ?? false),
        ]
      : []),
    {
      name: "Backend",
      run: () =>
        reached?.result ??
        unknown(
          "Neither the published build nor the settings name one that can be asked.",
          "Build and publish with this version, or set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.",
        ),
    },
    { name: "Rights of visitors", run: () => inspectBackend(visitorsRights) },
    { name: "Language of emails", run: () => inspectBackend(mailLanguage) },
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
  const isAllowed = isKnown || (url.protocol === "https:" && (await isPublicHost(url.hostname)));
  return isAllowed ? { url: url.origin + url.pathname, key: named.key } : null;
}

/** A name that does not resolve counts: the backend's check reports it. */
async function isPublicHost(hostname: string): Promise<boolean> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
  return addresses.every(({ address }) => isPublic(address));
}
