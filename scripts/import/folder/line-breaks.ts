import { hasFile, readTextIn } from "../../lib/folder-files.ts";
import { objectOf, textOf } from "../../lib/json.ts";
import type { Head } from "./head.ts";
import type { System } from "./old-site.ts";

const MEGABYTES = 1;
/** Configurations that are programs, and those of Python-Markdown. */
const PROGRAM =
  /^(?:[\w.-]*config\.(?:[cm]?[jt]s|rb)|\.eleventy\.[cm]?js|[\w-]*(?:conf|config|settings)\.py|mkdocs\.ya?ml)$|(?:^|\/)\.(?:vuepress|vitepress)\/config(?:\/.+)?\.[cm]?[jt]s$/;
/** The modules in which programs set up their parser, by their names. */
const MODULE = /["']\.\/([\w./-]*(?:markdown|\bmd\b)[\w./-]*)["']/gi;
const REMARKS = /^[ \t]*(?:\/\*[^]*?\*\/|(?:\/\/|#).*$)/gm;
/** What shows line breaks in remark, Python-Markdown, Redcarpet and Quartz. */
const SHOWN =
  /\bremark-?breaks\b|\bnl2br\b|\bhard_wrap["']?\s*(?::|=>)\s*true\b|\bHardLineBreaks\(/i;
/** The same in markdown-it. */
const BREAKS_IN_SET = /\.set\(\s*\{[^{}]*\bbreaks["']?\s*:\s*true\b/;
const BREAKS = /\bbreaks["']?\s*:\s*true\b/;

/**
 * Whether readers saw each line break of a text, as the site's configuration says.
 *
 * @param files those that may be its configuration, if that is a program
 */
export function showsLineBreaks(
  root: string,
  files: readonly string[],
  system: System,
  { kramdown, markup, marked, markdown, redcarpet, commonmark }: Head,
): boolean {
  if (system === "hexo") {
    const options = [marked, markdown, objectOf(markdown)["render"]].map(objectOf);
    return options.every(({ breaks }) => breaks !== "false");
  }
  const { renderer } = objectOf(objectOf(markup)["goldmark"]);
  // Jekyll's other parsers may have left their settings.
  const engine = textOf(markdown) || "kramdown";
  const settingsOf = (name: RegExp, settings: unknown) =>
    name.test(engine) ? objectOf(settings) : {};
  const { hard_wrap } = settingsOf(/^kramdown/i, kramdown);
  const { extensions } = settingsOf(/^redcarpet/i, redcarpet);
  const { options } = settingsOf(/^commonmark/i, commonmark);
  return (
    [hard_wrap, objectOf(renderer)["hardwraps"]].includes("true") ||
    [extensions].flat().includes("hard_wrap") ||
    [options].flat().some((option) => textOf(option).toUpperCase() === "HARDBREAKS") ||
    files.some((file) => PROGRAM.test(file) && isInProgram(root, file, system))
  );
}

function isInProgram(root: string, file: string, system: System): boolean {
  const textAt = (name: string) =>
    hasFile(root, name, MEGABYTES) ? readTextIn(root, name, MEGABYTES).replace(REMARKS, "") : "";
  const program = textAt(file);
  if (system !== "eleventy") return SHOWN.test(program) || BREAKS.test(program);
  // Other parsers there are those of shortcodes.
  if (!/\bsetLibrary\(\s*["']md["']/.test(program)) return BREAKS_IN_SET.test(program);
  const modules = [...program.matchAll(MODULE)].flatMap(([, name = ""]) => [name, `${name}.js`]);
  return [program, ...modules.map(textAt)].some((text) => BREAKS.test(text));
}
