import fs from "node:fs";
import path from "node:path";
import type { Manifest } from "vite";

export function readManifest(outDir: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(outDir, ".vite/manifest.json"), "utf8"));
}

/**
 * The scripts a page needs: those of the entry and of the given modules, with their static imports.
 *
 * @param modules parts of their paths, e.g. `/AboutPage.tsx`
 * @throws when a module has no chunk of its own in the build
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const keys = Object.keys(manifest);
  const found = new Set(keys.filter((key) => manifest[key]?.isEntry));
  for (const module of modules) {
    const key = keys.find((name) => `/${name}`.includes(module));
    if (!key) throw new Error(`The build has no file for ${module}`);
    found.add(key);
  }
  // Iterating a Set also visits the values added meanwhile.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found].flatMap((key) => manifest[key]?.file ?? []);
}

/** A finished build. */
export type Build = {
  manifest: Manifest;
  /** Where the site is on its host: empty for the root, or e.g. «/site». */
  basePath: string;
};

/** Adds `modulepreload` links for a page's scripts, so that all are requested at once. */
export function withPreloads(html: string, build: Build, modules: readonly string[]): string {
  return html.replace(/(?=<style>)/, () => preloads(html, build, modules));
}

/** The links for the scripts that a page needs and does not name yet. */
export function preloads(
  html: string,
  { manifest, basePath }: Build,
  modules: readonly string[],
): string {
  return scriptsOf(manifest, modules)
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${basePath}/${file}">\n    `)
    .join("");
}
