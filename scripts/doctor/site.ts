import { BUILD_INFO, type BuildInfo } from "../../src/lib/build-info.ts";
import { fail, pass, type CheckResult } from "./finding.ts";
import { onlyVisitError, VisitError, type SiteResponse, type Visit } from "./visit.ts";

/** The published site, seen from outside. */
export type Site = {
  /** Its URL, with a trailing slash: paths below it are relative to it. */
  base: URL;
  home: SiteResponse;
  /** The build info that it publishes; null if there is none. */
  build: BuildInfo | null;
  visit: Visit;
};

/** The root element of a page of this project, whatever its content. Minifiers remove quotes. */
const ROOT = /<div id="?root\b/;

export const isApp = ({ text }: SiteResponse): boolean => ROOT.test(text);
export const isHtml = ({ headers }: SiteResponse): boolean =>
  headers.get("content-type")?.includes("html") ?? false;

/** The site's URL with a trailing slash. */
export function siteBase(url: string): URL {
  const base = new URL(url);
  base.hash = base.search = "";
  base.pathname = base.pathname.replace(/\/*$/, "/");
  return base;
}

const failed = (...args: Parameters<typeof fail>) => ({ site: null, result: fail(...args) });

/**
 * Opens the site's home page, without which no other check is possible.
 *
 * @returns the finding, and the site unless it cannot be checked
 */
export async function openSite(
  base: URL,
  visit: Visit,
): Promise<{ site: Site | null; result: CheckResult }> {
  const home = await visit(base).catch(onlyVisitError);
  if (home instanceof VisitError) {
    return failed(home.message, "Look at your host’s status and at the domain’s DNS records.");
  }
  if (home.redirectsTo) {
    // With its path: GitHub Pages redirect to one at the owner's domain.
    const to = siteBase(home.redirectsTo).href.replace(/\/$/, "");
    const advice = `Set VITE_SITE_URL to ${to} and build, or have the host serve ${base.host} itself.`;
    return failed(`${base.host} redirects to ${to}.`, advice);
  }
  const status = `${base.href} answers ${home.status}.`;
  if (home.status === 401 || home.status === 403) {
    return failed(
      `${status} The host asks for a password, or takes this machine for a bot.`,
      "Turn off its deployment protection or bot protection for the site.",
    );
  }
  if (home.status !== 200) return failed(status, "Look at your host’s last deployment.");
  if (!isApp(home)) {
    return failed(
      `${base.href} shows something other than this site.`,
      "Publish the folder dist/ there.",
    );
  }
  const info = await visit(new URL(BUILD_INFO, base)).catch(() => null);
  const build = info && info.status === 200 && !isHtml(info) ? parseBuildInfo(info.text) : null;
  return { site: { base, home, build, visit }, result: pass(`${base.href} is there.`) };
}

function parseBuildInfo(text: string): BuildInfo | null {
  try {
    const info: BuildInfo | null = JSON.parse(text);
    return info && typeof info.builtAt === "string" && Array.isArray(info.migrations) ? info : null;
  } catch {
    return null;
  }
}
