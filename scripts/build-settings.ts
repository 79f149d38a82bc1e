import type { ResolvedConfig } from "vite";

const PREFIX = "import.meta.env.";

/** Settings by their names, e.g. `VITE_SITE_URL`, as the browser code sees them. */
export type BuildSettings = Record<string, string | undefined>;

/** What a build is configured with: the environment's settings and those that its mode makes itself. */
export function buildSettings({ env, define = {} }: ResolvedConfig): BuildSettings {
  const made = Object.entries(define)
    .filter(([key]) => key.startsWith(`${PREFIX}VITE_`))
    .map(([key, value]) => [key.slice(PREFIX.length), String(JSON.parse(String(value)))]);
  return { ...env, ...Object.fromEntries(made) };
}
