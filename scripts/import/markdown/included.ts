import { dedented } from "./callout.ts";
import { fenceOf } from "./code.ts";
import { FENCE_OR_REST } from "./fence.ts";
import { languageOf } from "./code-info.ts";
import { serviceUrl } from "./services.ts";
import type { Context } from "./template-tags.ts";

/** Fences, in which no line is special, or a special line. */
const LINE = new RegExp(
  [
    FENCE_OR_REST,
    // Zenn's and VuePress' syntax for players and cards.
    "^@\\[(?<service>card|youtube|vimeo|bilibili|tweet|gist|github|codepen|codesandbox|stackblitz|jsfiddle|slideshare|speakerdeck|figma|blueprintue|docswell)\\b[^\\]\\n]*\\]\\((?<of>[^()\\s]+)\\)[ \\t]*$",
    // VitePress' and VuePress' syntax for including a file's code, and that of Gatsby's plugin.
    "^(?:<<<[ \\t]*|@\\[code[^\\]\\n]*\\]\\(|`embed:[ \\t]*)(?:@\\/?)?(?<file>[^\\s{#)`]+)(?<how>.*)$",
    // Gatsby's for players.
    "^`(?<player>video|youtube|vimeo|twitch|soundcloud|gist|oembed|instagram|twitter|tweet|codepen|codesandbox|jsfiddle|asciinema|spotify):[ \\t]*\\[?(?<id>[^\\]`\\s]+)\\]?`[ \\t]*$",
    // Hashnode's for anything.
    "^%\\[(?<embed>https?:[^\\]\\s]+)\\][ \\t]*$",
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

/** Resolves line-based includes of other files' code, and players. */
export function withIncluded(
  markdown: string,
  { codeIn }: Pick<Context, "codeIn">,
  report: (message: string, isLost?: boolean) => void,
): string {
  return markdown.replace(LINE, (written: string, ...found) => {
    const part: Record<string, string | undefined> = found.at(-1);
    const { file, embed, player = part["service"], id = part["of"] ?? "" } = part;
    if (embed !== undefined) return `<${embed}>`;
    const code = file === undefined ? null : codeIn(file);
    if (file !== undefined && code !== null) return included(code, file, part["how"] ?? "", report);
    if (file !== undefined) report(`${written.trim()} stays as it is written`, true);
    const url =
      player === undefined ? null : serviceUrl(player, { positional: [id], named: new Map() });
    return url === null ? written : `<${url}>`;
  });
}
