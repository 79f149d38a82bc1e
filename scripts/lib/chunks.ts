import type { Rolldown } from "vite";

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

/**
 * Modules of the admin area, which no visitor needs, and grammars: the build has highlighted nearly all code,
 * and without a grammar it is shown in one colour.
 */
export const SELDOM = /\/src\/(AdminArea\.tsx$|(pages|layouts)\/admin\/)|\/shiki\/dist\/langs\//;

/**
 * The given chunks of a build and all that are reachable from them.
 *
 * @param next returns the file names that a chunk refers to; by default its static imports
 */
export function reachable(
  bundle: Bundle,
  chunks: Iterable<Chunk>,
  next: (chunk: Chunk) => readonly string[] = ({ imports }) => imports,
): Chunk[] {
  const found = new Set(chunks);
  // Iterating a Set also visits values that are added during the iteration.
  for (const chunk of found) {
    for (const name of next(chunk)) {
      const file = bundle[name];
      if (file?.type === "chunk") found.add(file);
    }
  }
  return [...found];
}
