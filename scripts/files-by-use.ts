import { publicPages } from "./bundle-budget/limits.ts";
import { reachable, SELDOM, type Bundle, type Chunk } from "./lib/chunks.ts";

/**
 * Files of a build, in the order in which visits need them: first the entry and its imports, the files that
 * pages refer to, the code of each public page. Then the parts that these lazy-load, those of one page before
 * shared ones, as articles load their comments; then parts of parts. The rest is alphabetical.
 */
export function filesByUse(bundle: Bundle, files: readonly string[], html: string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const modules = Object.values(publicPages).flat();
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const pages = chunks.filter(({ facadeModuleId }) =>
    modules.some((module) => facadeModuleId?.includes(module)),
  );
  const first = new Set([...namesOf(reachable(bundle, entries)), ...namedIn(html.join(""), files)]);
  const ofPages = namesOf(reachable(bundle, pages)).filter((name) => !first.has(name));
  const order = new Set([...ofPages, ...first]);
  // Iterating a Set also visits names that are added during the iteration, so that the nearest come first.
  for (const name of order) {
    for (const next of chunkAt(bundle, name)?.dynamicImports ?? []) {
      const chunk = chunkAt(bundle, next);
      if (!chunk || SELDOM.test(chunk.facadeModuleId ?? "")) continue;
      for (const found of namesOf(reachable(bundle, [chunk]))) order.add(found);
    }
  }
  const wanted = new Set(files);
  const all = new Set([...first, ...order, ...files.toSorted()]);
  return [...all].filter((name) => wanted.has(name));
}

/** The files that pages refer to, such as fonts, in order. */
function namedIn(html: string, files: readonly string[]): string[] {
  return files
    .map((name) => ({ name, at: html.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

function chunkAt(bundle: Bundle, name: string): Chunk | null {
  const file = bundle[name];
  return file?.type === "chunk" ? file : null;
}

const namesOf = (chunks: Chunk[]): string[] => chunks.map(({ fileName }) => fileName);
