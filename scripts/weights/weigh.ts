import { brotliCompressSync, constants } from "node:zlib";
import type { Rolldown } from "vite";
import { reachable } from "../chunks.ts";
import { onDemand, publicPages } from "./budgets.ts";

type Chunk = Rolldown.OutputChunk;
/** Bytes of files, by their names in the build. */
export type Weights = Record<string, number>;

/** Scripts of the first visit of a page. */
export type PageScripts = {
  /** Until it responds. */
  responds: Weights;
  /** After that, by themselves. */
  later: Weights;
};

/** Bytes of a text or a file as a host sends it, compressed with brotli. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content).byteLength;
}

/** Nearly the same in a twentieth of the time, for the many pages of posts. */
export function quickSize(content: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(content, { params }).byteLength;
}

export function totalOf(weights: Weights): number {
  return Object.values(weights).reduce((sum, size) => sum + size, 0);
}

/**
 * Finds the scripts of each public page's first visit in what was built: the entry and the page
 * with everything that they import, then what those import late.
 *
 * @param root of the project, which the names in the table of budgets start from
 * @throws when a page of the table is not in the build
 */
export function weighScripts(bundle: Rolldown.OutputBundle, root: string) {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const moduleOf = ({ facadeModuleId }: Chunk) => facadeModuleId?.replace(`${root}/`, "") ?? "";
  const entry = chunks.find(({ isEntry }) => isEntry);
  const sizes = new Map<string, number>();

  function importedLate({ dynamicImports }: Chunk, brings?: RegExp): string[] {
    return dynamicImports.filter((file) => {
      const chunk = byName.get(file);
      if (!chunk) return false;
      const module = moduleOf(chunk);
      return brings?.test(module) || !onDemand.some((waiting) => waiting.test(module));
    });
  }

  function sizeOf({ fileName, code }: Chunk): number {
    const size = sizes.get(fileName) ?? compressedSize(code);
    sizes.set(fileName, size);
    return size;
  }
  const weigh = (files: Chunk[]): Weights =>
    Object.fromEntries(files.map((file) => [file.fileName, sizeOf(file)]));

  return Object.fromEntries(
    Object.entries(publicPages).map(([path, { module, brings }]): [string, PageScripts] => {
      const page = chunks.find((chunk) => moduleOf(chunk) === module);
      if (!entry || !page) throw new Error(`${module} is not in the build`);
      const responds = reachable(bundle, [entry, page]);
      const all = reachable(bundle, responds, (chunk) => [
        ...chunk.imports,
        ...importedLate(chunk, brings),
      ]);
      const later = all.filter((chunk) => !responds.includes(chunk));
      return [path, { responds: weigh(responds), later: weigh(later) }];
    }),
  );
}
