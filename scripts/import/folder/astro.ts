/** A page that is built once for each text, unless it lists texts. */
const ROUTE =
  /^src\/pages\/((?:(?!\[|(?:tags?|categor(?:y|ies)|topics?|authors?|series|archives?|og)\/)[^/]+\/)*)\[(?!tag|categor|topic|author|series|page|lang|locale)[^\]/]+\](?:\/index)?\.astro$/;
/** The texts that it shows. */
const SHOWN = /\bget(?:Collection|Entry)\(\s*["']([\w-]+)["']/g;
const COLLECTION = /^src\/content\/([^/]+)\/.*\.(?:mdx?|mdoc)$/;

/**
 * The folders in whose pages Astro shows its collections, by their names: those whose pages say it, and the only other one
 * of the only other collection.
 */
export function astroRoutes(
  files: readonly string[],
  text: (file: string) => string,
): ReadonlyMap<string, string> {
  const collections = new Set(files.flatMap((file) => COLLECTION.exec(file)?.[1] ?? []));
  const pages = files.flatMap((file) => {
    const folder = ROUTE.exec(file)?.[1]?.replace(/\/$/, "");
    if (folder === undefined) return [];
    const shown = new Set(Array.from(text(file).matchAll(SHOWN), ([, name = ""]) => name));
    return [{ folder, shown: [...shown].filter((name) => collections.has(name)) }];
  });
  const routes = new Map<string, string>();
  for (const name of collections) {
    const folders = new Set(
      pages.filter(({ shown }) => shown.join() === name).map(({ folder }) => folder),
    );
    const [folder = ""] = folders;
    if (folders.size === 1) routes.set(name, folder);
    else if (pages.some((page) => page.folder === name)) routes.set(name, name);
  }
  const others = [...collections].filter((name) => !routes.has(name));
  const left = pages.filter(
    ({ folder, shown }) => shown.length === 0 && ![...routes.values()].includes(folder),
  );
  const [[other = ""], [page]] = [others, left];
  if (others.length === 1 && left.length === 1 && page) routes.set(other, page.folder);
  return routes;
}
