import { hasFile, readTextIn } from "../../lib/folder-files.ts";
import { type ProgramConfig, REMARK } from "./programs.ts";
import type { Route } from "./routes.ts";

const MEGABYTES = 1;
/** The settings of a collection in Statamic. */
const STATAMIC = /^(content\/collections\/[\w-]+)\.yaml$/;
const ROUTE = /^route: *["']?([^\s"'{}]*)\{+ *slug *\}+["']?(?:\s+#.*)?\s*$/m;
/** A collection in Jigsaw, and the folder of its URLs. */
const PATH =
  /["'](\w+)["']\s*=>\s*\[(?:(?!\]|=>\s*\[)[^])*?["']path["']\s*=>\s*["']([^"'{}]*)\{filename\}["']/g;

/** What Statamic and Jigsaw, whose texts are in folders of other systems, say of their URLs; null for another site. */
export function phpSite(root: string, files: readonly string[]): ProgramConfig | null {
  const text = (file: string) => readTextIn(root, file, MEGABYTES);
  const isJigsaw =
    files.some((file) => file.startsWith("source/_")) &&
    ["bootstrap.php", "config.php"].every((file) => hasFile(root, file, MEGABYTES));
  const collections = files.filter((file) => STATAMIC.test(file));
  if (!isJigsaw && collections.length === 0) return null;
  const folders = isJigsaw
    ? Array.from(
        text("config.php").replace(REMARK, "").matchAll(PATH),
        ([, name = "", folder = ""]) => ({
          texts: `source/_${name}`,
          folder,
        }),
      )
    : collections.flatMap((file) => {
        const folder = ROUTE.exec(text(file))?.[1];
        return folder === undefined ? [] : [{ texts: file.replace(STATAMIC, "$1"), folder }];
      });
  const routes = folders.map(({ texts, folder }): [string, Route] => [
    texts,
    { folder: folder.replace(/^\/|\/$/g, ""), hasFolders: false, isSlugged: false },
  ]);
  return {
    system: "other",
    keepsDates: isJigsaw,
    permalink: null,
    routes: new Map(routes),
  };
}
