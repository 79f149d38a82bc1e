import type { Plugin } from "vite";
import { settingsOf } from "./lib/load-settings.ts";
import { EMBEDDED } from "../supabase/embedded/vite-plugin.ts";
import { UserError } from "./lib/user-error.ts";

type Environment = Record<string, string | undefined>;

/**
 * The URL that the site is published at: the owner's setting, or else what the host's environment
 * says.
 *
 * Sources: https://docs.netlify.com/build/configure-builds/environment-variables,
 * https://vercel.com/docs/environment-variables/system-environment-variables,
 * https://developers.cloudflare.com/pages/configuration/build-configuration
 *
 * @returns scheme, host and path without a trailing slash; empty if unknown
 * @throws {UserError} if the setting is not the URL of a site
 */
export function publishedUrl(environment: Environment): string {
  const setting = environment["VITE_SITE_URL"]?.trim();
  if (setting) {
    const url = siteUrlOf(setting);
    if (url) return url;
    throw new UserError(
      `VITE_SITE_URL must be the whole URL of your site, such as https://example.com or https://name.github.io/site; it is “${setting}”.`,
    );
  }
  const { NETLIFY, URL, VERCEL_PROJECT_PRODUCTION_URL, CF_PAGES_URL } = environment;
  // That of the deployment, https://1a2b3c4d.name.pages.dev.
  const pages = CF_PAGES_URL?.replace(/[^./]+\.(?=[^.]+\.pages\.dev$)/, "");
  const host = (NETLIFY && URL) || VERCEL_PROJECT_PRODUCTION_URL || pages || "";
  return siteUrlOf(host.includes("://") ? host : `https://${host}`) ?? "";
}

/** Folders with names that need no escaping. */
const PATH = /^(?:\/[\w.~-]+)*\/?$/;

/**
 * @returns the URL of a site or a folder on its host, without a trailing slash; undefined for any other text
 */
export function siteUrlOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url?.host || !/^https?:$/.test(url.protocol) || !PATH.test(url.pathname)) return undefined;
  if (url.search || url.hash || url.username) return undefined;
  return url.origin + url.pathname.replace(/\/$/, "");
}

/** The site's path on its host: empty for the root, or e.g. "/site". */
export function basePathOf(siteUrl: string): string {
  return URL.parse(siteUrl)?.pathname.replace(/\/$/, "") ?? "";
}

/** Defines VITE_SITE_URL, see `publishedUrl`, and derives Vite's `base` from it; warns if it is unknown. */
export function siteUrl(): Plugin {
  let isUnknown = false;
  return {
    name: "site-url",
    config(config, { mode, command }) {
      if (mode === EMBEDDED) return {};
      const url = publishedUrl({ ...process.env, ...settingsOf(config, mode, "VITE_SITE_URL") });
      isUnknown = command === "build" && url === "";
      return {
        base: `${basePathOf(url)}/`,
        define: { "import.meta.env.VITE_SITE_URL": JSON.stringify(url) },
      };
    },
    configResolved({ build, logger }) {
      // The SSR build follows one that has already warned.
      if (!isUnknown || build.ssr) return;
      logger.warn(
        "Without VITE_SITE_URL, the URL that the site is published at, it has no sitemap and no feeds, and previews of its links show no picture.",
      );
    },
  };
}
