import type { Site } from "../lib/worker-rules";

/** Written in by the build, see scripts/service-worker. */
declare const __SITE__: Site;

export const site = __SITE__;
