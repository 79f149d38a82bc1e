import fs from "node:fs";
import path from "node:path";
import type { Manifest, ManifestChunk } from "vite";

export function readManifest(outDir: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(outDir, ".vite/manifest.json"), "utf8"));
}

/** Parts of the paths of modules, e.g. `/AboutPage.tsx`. */
type Modules = readonly string[];

/**
 * The scripts a page needs: those of the entry and of the given modules, with their static imports.
 *
 * @throws if a module has no separate chunk in the build
 */
export function scriptsOf(manifest: Manifest, modules: Modules): string[] {
  return chunksOf(manifest, modules).map(({ file }) => file);
}

function chunksOf(manifest: Manifest, modules: Modules): ManifestChunk[] {
  const keys = Object.keys(manifest);
  const found = new Set(keys.filter((key) => manifest[key]?.isEntry));
  for (const module of modules) {
    const key = keys.find((name) => `/${name}`.includes(module));
    if (!key) throw new Error(`The build has no file for ${module}`);
    found.add(key);
  }
  // Iterating a Set also visits values that are added during the iteration.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...found].flatMap((key) => manifest[key] ?? []);
}

export type Build = {
  manifest: Manifest;
  /** The site's path on its host: empty for the root, or e.g. "/site". */
  basePath: string;
};

/** Adds links for a page's scripts and styles, so that all are requested at once. */
export function withPreloads(html: string, build: Build, modules: Modules): string {
  return html.replace(/(?=<style>)/, () => preloads(html, build, modules));
}

/** The links for the files that a page needs and does not list yet. */
export function preloads(html: string, { manifest, basePath }: Build, modules: Modules): string {
  const chunks = chunksOf(manifest, modules);
  // The entry's styles are inline.
  const styles = chunks.flatMap(({ isEntry, css = [] }) => (isEntry ? [] : css));
  const links = [
    ...chunks.map(({ file }) => ({ rel: `rel="modulepreload"`, file })),
    ...styles.map((file) => ({ rel: `rel="preload" as="style"`, file })),
  ];
  return links
    .filter(({ file }) => !html.includes(file))
    .map(({ rel, file }) => `<link ${rel} crossorigin href="${basePath}/${file}">\n    `)
    .join("");
}
