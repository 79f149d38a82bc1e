import fs from "node:fs";
import path from "node:path";
import type { Manifest } from "vite";

/** What a build says of its own files. */
export function readManifest(outDir: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(outDir, ".vite/manifest.json"), "utf8"));
}

/**
 * The scripts that a page cannot run without: the entry's, then those of the modules and of all that
 * they import.
 *
 * @param modules parts of their paths, e.g. `/AboutPage.tsx`
 * @throws when one of them is no file of its own in the build
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const keys = Object.keys(manifest);
  const found = new Set(keys.filter((key) => manifest[key]?.isEntry));
  for (const module of modules) {
    const key = keys.find((name) => `/${name}`.includes(module));
    if (!key) throw new Error(`The build has no file for ${module}`);
    found.add(key);
  }
  // A set that grows while it is walked gives what was added, too.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found].flatMap((key) => manifest[key]?.file ?? []);
}

/** Names the scripts of a page's modules in its head, so that all are asked for at once. */
export function withPreloads(html: string, manifest: Manifest, modules: readonly string[]): string {
  const links = scriptsOf(manifest, modules)
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace(/(?=<style>)/, () => links.map((link) => `${link}\n    `).join(""));
}
