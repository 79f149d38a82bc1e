import type { ResolvedConfig } from "vite";

const PREFIX = "import.meta.env.";

/** Settings by name, e.g. `VITE_SITE_URL`, as in browser code. */
export type BuildSettings = Record<string, string | undefined>;

/** The settings of a build: from the environment, and those that its mode defines. */
export function buildSettings({ env, define = {} }: ResolvedConfig): BuildSettings {
  const made = Object.entries(define)
    .filter(([key]) => key.startsWith(`${PREFIX}VITE_`))
    .map(([key, value]) => [key.slice(PREFIX.length), String(JSON.parse(String(value)))]);
  return { ...env, ...Object.fromEntries(made) };
}
