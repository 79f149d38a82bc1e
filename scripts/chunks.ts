import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/**
 * Chunks of a build, the given ones first, and all that can be reached from them.
 *
 * @param next names of the files that a chunk leads to; by default what it cannot run without
 */
export function reachable(
  bundle: Bundle,
  chunks: Iterable<Chunk>,
  next: (chunk: Chunk) => readonly string[] = ({ imports }) => imports,
): Chunk[] {
  const found = new Set(chunks);
  // A set that grows while it is walked gives what was added, too.
  for (const chunk of found) {
    for (const name of next(chunk)) {
      const file = bundle[name];
      if (file?.type === "chunk") found.add(file);
    }
  }
  return [...found];
}
