import { textOf } from "../../lib/json.ts";
import { normalizedPath, DOCUSAURUS_TRANSLATION } from "./folder-languages.ts";
import { valueIn } from "./literals.ts";
import { ENDING } from "./names.ts";
import type { OldSite } from "./old-site.ts";
import { asFolder, foldersOf, inPath, type Placed } from "./placeholders.ts";

type Sections = [string, string | null][];

/** The languages of a site of Docusaurus, and where its texts were. */
export function docusaurusConfig(
  written: string,
): Partial<Pick<OldSite, "languages" | "language">> & { sections: Sections } {
  const program = written.replace(/^[ \t]*\/\/.*$/gm, "");
  const [, list = ""] = /\blocales\s*:\s*\[([^\]]*)\]/.exec(program) ?? [];
  const first = valueIn(program, /\bdefaultLocale/)?.toLowerCase() ?? "";
  const others = Array.from(list.matchAll(/["'`]([\w-]+)["'`]/g), ([, code = ""]) => code);
  const languages = new Set([first, ...others.map((code) => code.toLowerCase())].filter(Boolean));
  return {
    ...(first && languages.size > 1 && { languages, language: first }),
    sections: ["blog", "docs"].map((section) => [section, routeOf(program, section)]),
  };
}

/** The path below which a plugin's texts are; null if the program computes it. */
function routeOf(program: string, section: string): string | null {
  const options = optionsOf(program, section) ?? program;
  if (!options.includes("routeBasePath")) return section;
  const route = options === program ? undefined : valueIn(options, /\brouteBasePath/);
  return route?.replace(/^\/|\/$/g, "") ?? null;
}

/** The options of the plugin that reads a section's folder; others may read further folders. */
function optionsOf(program: string, section: string): string | undefined {
  const starts = program.matchAll(
    new RegExp(String.raw`\b${section}["']?:\s*\{|plugin-content-${section}["'\`],\s*\{`, "g"),
  );
  return [...starts]
    .map(({ index }) => upToBrace(program.slice(index)))
    .find((options) => {
      const folder = valueIn(options, /\bpath/)?.replace(/^\.?\/|\/$/g, "");
      return (folder ?? section) === section;
    });
}

/** A program up to the brace that ends its first object. */
function upToBrace(program: string): string {
  let depth = 0;
  for (const { 0: sign, index } of program.matchAll(/[{}]/g)) {
    depth += sign === "{" ? 1 : -1;
    if (depth === 0) return program.slice(0, index);
  }
  return program;
}

/** @returns null if it cannot be determined */
export function docusaurusUrl(
  { permalinks }: OldSite,
  { file, head, slug }: Placed,
): string | null {
  const [, language = ""] = DOCUSAURUS_TRANSLATION.exec(file) ?? [];
  const own = language ? normalizedPath(file).slice(language.length + 1) : file;
  const [section = "", ...folders] = foldersOf(own);
  const route = permalinks.has(section) ? permalinks.get(section) : section;
  if (typeof route !== "string") return null;
  const declared = textOf(head["slug"]);
  const isBlog = section === "blog";
  const below = (path: string) => {
    const names = [language, route, path.replace(/^\/|\/$/g, "")];
    return inPath(`/${names.filter(Boolean).join("/")}/`);
  };
  if (declared && (isBlog || declared.startsWith("/"))) return below(declared);
  if (isBlog) return below(dateFirst(own));
  const names = [...folders, declared || textOf(head["id"]) || slug];
  return asFolder(language, route, ...names.map(withoutPosition));
}

/** A name without its sort number. */
function withoutPosition(name: string): string {
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s\d])/, "");
}

/** A path below the blog without its ending, with the date in the names of the file and its folders first. */
function dateFirst(file: string): string {
  return file
    .replace(ENDING, "")
    .replace(/\/index$/, "")
    .replace(/^blog\//, "")
    .replace(/^(.*?)(\d{4})[-/](\d\d?)[-/](\d\d?)[-/]?/, "$2/$3/$4/$1");
}
