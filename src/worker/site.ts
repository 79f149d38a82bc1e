import type { Site } from "../lib/offline/caching-rules";

/** Replaced by the build, see scripts/service-worker. */
declare const SITE_OF_THIS_BUILD: Site;

export const site = SITE_OF_THIS_BUILD;
