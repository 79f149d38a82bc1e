import { placedAt } from "../kept.ts";
import { dedented } from "./callout.ts";
import { fenceOf } from "./code.ts";
import { languageOf } from "./code-info.ts";
import { serviceUrl } from "./services.ts";
import { optionsOf } from "./tags.ts";
import { tagText, type Context } from "./template-tags.ts";

/** Fences, in which nothing is included, a special line, or Jekyll's tag. */
const INCLUDE = new RegExp(
  [
    "^[ \\t>]*(`{3,}(?=[^`\\n]*$)|~{3,})[^]*?(?:^[ \\t>]*\\1[`~]*[ \\t]*$|$(?![^]))",
    // Zenn's and VuePress' syntax for players and cards.
    "^@\\[(?<service>card|youtube|vimeo|bilibili|tweet|gist|github|codepen|codesandbox|stackblitz|jsfiddle|slideshare|speakerdeck|figma|blueprintue|docswell)\\b[^\\]\\n]*\\]\\((?<of>[^()\\s]+)\\)[ \\t]*$",
    // VitePress' and VuePress' syntax for including a file's code, and that of Gatsby's plugin.
    "^(?:<<<[ \\t]*|@\\[code[^\\]\\n]*\\]\\(|`embed:[ \\t]*)(?:@\\/?)?(?<file>[^\\s{#)`]+)(?<how>.*)$",
    // Gatsby's for players.
    "^`(?<player>video|youtube|vimeo|twitch|soundcloud|gist|oembed|instagram|twitter|tweet|codepen|codesandbox|jsfiddle|asciinema|spotify):[ \\t]*\\[?(?<id>[^\\]`\\s]+)\\]?`[ \\t]*$",
    // Hashnode's for anything.
    "^%\\[(?<embed>https?:[^\\]\\s]+)\\][ \\t]*$",
    // Jekyll's for the text of a file.
    "\\{%-?\\s{1,9}(?<tag>include(?:_relative|_cached)?)\\s{1,9}(?<named>[\\w./-]+\\.(?:md|markdown|html?|svg|txt))\\b(?<options>(?:[^%]|%(?!\\}))*?)-?%\\}",
    // VitePress', and MkDocs' with its extensions.
    "(?:<!--\\s*@include:\\s*|^--8<--[ \\t]+[\"'])(?<text>[^\\s\"']+?)(?:\\s*-->|[\"'][ \\t]*$)",
  ].join("|"),
  "gm",
);

/** A file's code, or a region of it, with VitePress' language, lines and title. */
function included(
  code: string,
  file: string,
  options: string,
  report: (message: string) => void,
): string {
  const [, region] = /^#([\w-]+)/.exec(options) ?? [];
  const [, lines, language] = /\{([\d,-]*)[ \t]*([a-z]\w*)?[^}]*\}/.exec(options) ?? [];
  const [, title] = /\[([^\]]+)\][ \t]*$/.exec(options) ?? [];
  const regionPattern =
    region && new RegExp(`#?region[ \\t]+${region}\\b.*\\n([^]*?)^.*#?endregion\\b`, "m");
  const found = regionPattern && regionPattern.exec(code)?.[1];
  if (region && found === undefined)
    report(`${file} has no region “${region}”, and is shown as a whole`);
  const shown = found ?? code;
  const info = [
    languageOf(language ?? file.split(".").at(-1) ?? "") || "text",
    lines && `{${lines}}`,
    title && `title="${title}"`,
  ];
  return fenceOf(shown === code ? code : dedented(shown), info.filter(Boolean).join(" "));
}

/** What only a program can make a text of. */
const PROGRAM = /\{%-?\s*(?!\s|(?:end)?(?:include\w*|highlight|raw|post_url|link)\b)/;
/** An included file may include others, but not itself. */
export const MAX_DEPTH = 3;

/** The text of a file that Jekyll includes, with the values that the tag has for it; null if it has to be computed. */
function includedText(tag: string, file: string, written: string, context: Context): string | null {
  const options = optionsOf(written);
  const isKnown =
    context.isLiquid && tagText(tag, { ...options, positional: [file] }, context, { keep: String });
  if (!context.isLiquid || isKnown !== null) return null;
  const at = tag === "include_relative" ? file : `_includes/${file}`;
  if (/\.svg$/i.test(file)) return context.codeIn(at) === null ? null : `![](/${at})`;
  const text = textOnly(context.codeIn(at))?.replace(
    /\{\{-?\s*include\.([\w-]+)\s*-?\}\}/g,
    (_, name: string) => options.named.get(name) ?? "",
  );
  return text === undefined || /\{[{%][^{}]*\binclude\.|^\s*$/.test(text) ? null : text;
}

/** A file's text without front matter; undefined without one, and for a program. */
export function textOnly(file: string | null): string | undefined {
  if (file === null || PROGRAM.test(file)) return undefined;
  return file.replace(/^---\n(?:[^]*?\n)?---[ \t]*(?:\n|$)/, "").trim();
}

/** Resolves includes of other files, and players on lines of their own. */
export function withIncluded(
  markdown: string,
  context: Context,
  report: (message: string, isLost?: boolean) => void,
  depth = 0,
): string {
  return markdown.replace(INCLUDE, (written: string, ...found) => {
    const part: Record<string, string | undefined> = found.at(-1);
    const { file, embed, text, tag, named, player = part["service"], id = part["of"] ?? "" } = part;
    if (embed !== undefined) return `<${embed}>`;
    const code = file === undefined ? null : context.codeIn(file);
    if (file !== undefined && code !== null) return included(code, file, part["how"] ?? "", report);
    if (file !== undefined) report(`${written.trim()} stays as it is written`, true);
    const within =
      tag && named
        ? includedText(tag, named, part["options"] ?? "", context)
        : text && textOnly(context.codeIn(text));
    if (within && depth < MAX_DEPTH) {
      const [at, all] = [Number(found.at(-3)), String(found.at(-2))];
      return placedAt(all, at, withIncluded(within, context, report, depth + 1));
    }
    if (text !== undefined) report(`the text of ${text} is not within it`, true);
    const url =
      player === undefined ? null : serviceUrl(player, { positional: [id], named: new Map() });
    return url === null ? written : `<${url}>`;
  });
}
