import { callout, dedented, detailsOf, kindOf } from "./callout.ts";
import { fenceOf } from "./code.ts";
import { FENCE, withoutCode } from "./fence.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import { newKept } from "../kept.ts";
import type { Options } from "./services.ts";
import { pictureAround } from "./tag-pictures.ts";
import { missingOptions } from "./tags.ts";

/** A directive between colons or in a fence; other fences and code in a line are matched, as they stay. */
const DIRECTIVE =
  /^([ \t]*)(:{3,}|`{3,}|~{3,})\{([a-z][\w:-]*)\}[ \t]*([^\n]*)\n((?:[^]*?\n)??)[ \t]*\2[ \t]*$|^[ \t]*(`{3,}|~{3,})[^`\n]*\n[^]*?^[ \t]*\6[`~]*[ \t]*$/gim;
/** Other systems have these fences as well. */
const NOT_ONLY_MYST = /^(?:mermaid|code)$/i;
const ROLE = /\{([a-z][\w:-]*)\}(`+)([^`\n]+)\2|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\4(?!`)/gi;
/** A label alone on its line. */
const LABEL = /^\(([\w:. -]+)\)=[ \t]*$/gm;
/** A comment, or the end of a notebook's cell. */
const COMMENT = /^(?:%(?=[ \t]).*|\+\+\+(?:[ \t]*\{.*)?)$\n?/gm;
/** The beginning of a notebook's cell, with its metadata. */
const CELL = /^\+\+\+[ \t]*\{".*\}[ \t]*$/m;
const OPTION = /^[ \t]*:([\w-]+):[ \t]*(.*)\n/;
const IN_YAML = /^[ \t]*---\n([^]*?\n)[ \t]*---[ \t]*\n/;
const LAYOUT = /^(?:div|container|grid|grid-item|tab-set|compound|table|figure-md)$/;
const LABELLED = /^(?:card|grid-item-card|tab-item|sidebar|margin|topic|rubric|aside)$/;
const QUOTE = /^(?:epigraph|pull-quote|highlights|blockquote)$/;
/** What its system generates from other texts. */
const GENERATED =
  /^(?:toctree|tableofcontents|contents|postlist|bibliography|glossary|index|include|literalinclude|list-table|csv-table|embed|eval-rst|glue|only|raw)$/;

type Report = (message: string, isLost?: boolean) => void;

/** Whether a text has a directive, which only MyST reads: Jupyter Book's and ABlog's Markdown, and that of others with Sphinx. */
function hasDirective(text: string): boolean {
  return /^[ \t]*(?::{3,}|`{3,}|~{3,})\{(?:[a-z]+(?:-[a-z]+)*)\}/m.test(text);
}

/** Replaces MyST's directives, roles and labels. Code has not been protected before, as directives may be fences. */
export function withoutMyst(text: string, report: Report): string {
  let isFound = CELL.test(text);
  if (!isFound && !hasDirective(text)) return text;
  const made = text.replace(
    DIRECTIVE,
    (
      written: string,
      indent = "",
      signs = "",
      name = "",
      argument = "",
      lines = "",
      _fence: string,
      at: number,
      all: string,
    ) => {
      if (!name) return written;
      const { named, body } = optionsIn(dedented(lines));
      const options = { positional: argument ? [argument.trim()] : [], named };
      const shown = ofDirective(name.toLowerCase(), argument.trim(), options, body, report);
      if (shown === null && !signs.startsWith(":")) return written;
      if (shown === null) report(`what {${name}} is for does not come, and its text stays`, true);
      if (!NOT_ONLY_MYST.test(name)) isFound = true;
      const inner = shown ?? withoutMyst(body, report);
      for (const option of missingOptions(options, inner))
        report(`${option} of {${name}} does not come`, true);
      // Otherwise, the next line would be part of it.
      const isFollowed = /^\n[ \t]*\S/.test(all.slice(at + written.length));
      return inner.replace(/^(?=.)/gm, indent) + (isFollowed ? "\n" : "");
    },
  );
  for (const [rest] of withoutCode(made).matchAll(/^[ \t>]*:{3,}\{[a-z].*/gim))
    report(`${rest.trim()} stays as it is written`, true);
  if (!isFound) return text;
  const kept = newKept();
  const prose = made
    .replace(new RegExp(FENCE, "gm"), (code) => kept.keep(code))
    .replace(ROLE, (written: string, name?: string, _ticks?: string, content = "") =>
      name ? ofRole(name.toLowerCase(), content, written, report) : written,
    )
    .replace(LABEL, '<span id="$1"></span>')
    .replace(COMMENT, "");
  return kept.restored(prose);
}

function optionsIn(text: string): { named: Map<string, string>; body: string } {
  const named = new Map<string, string>();
  const [yaml = "", fields = ""] = IN_YAML.exec(text) ?? [];
  for (const [, name = "", value = ""] of fields.matchAll(/^([\w-]+):[ \t]*(.*)$/gm))
    named.set(name.toLowerCase(), value);
  let body = text.slice(yaml.length);
  for (let found = OPTION.exec(body); found; found = OPTION.exec(body)) {
    named.set((found[1] ?? "").toLowerCase(), (found[2] ?? "").trim());
    body = body.slice(found[0].length);
  }
  // What references name.
  named.delete("name");
  return { named, body };
}

/** @returns null for a directive that means nothing here */
function ofDirective(
  name: string,
  argument: string,
  options: Options,
  body: string,
  report: Report,
): string | null {
  const classes = (options.named.get("class") ?? "").split(/\s+/);
  const content = () => withoutMyst(body, report).trim();
  if (name === "dropdown" || (kindOf(name) && classes.includes("dropdown")))
    return detailsOf(argument, content());
  const kind = kindOf((name === "admonition" && classes.find(kindOf)) || name);
  if (kind) return callout(kind, argument, content());
  if (name === "figure" || name === "image") return pictureAround("figure", options, content());
  if (/^(?:code|code-block|code-cell|sourcecode|mermaid)$/.test(name)) {
    if (name === "code-cell") report("what its code makes does not come", true);
    const language = name === "mermaid" ? name : languageOf(argument);
    return fenceOf(body, language + titleInfo(options.named.get("caption") ?? ""));
  }
  if (name === "math") return `$$\n${body.trim()}\n$$`;
  if (name === "iframe" || name === "youtube" || name === "video")
    return argument.startsWith("http") ? `<${argument}>` : null;
  if (QUOTE.test(name)) return content().replace(/^/gm, "> ");
  if (LAYOUT.test(name)) return content();
  if (LABELLED.test(name)) {
    const link = options.named.get("link");
    const title = link && argument ? `[${argument}](${link})` : argument;
    return [title && `**${title}**`, content()].filter(Boolean).join("\n\n");
  }
  if (!GENERATED.test(name)) return null;
  report(`{${name}} ${argument}`.trim() + " is left out", true);
  return "";
}

function ofRole(name: string, content: string, written: string, report: Report): string {
  const start = content.endsWith(">") ? content.lastIndexOf("<") : -1;
  const title = start < 0 ? "" : content.slice(0, start).trim();
  const target = start < 0 ? "" : content.slice(start + 1, -1);
  if (/^(?:sub|sup|kbd)$/.test(name)) return `<${name}>${content}</${name}>`;
  if (name === "math") return `$${content}$`;
  if (/^(?:doc|download)$/.test(name) && target) return `[${title}](${target})`;
  if (name === "ref" && target) return `[${title}](#${target})`;
  report(`${written} stays as it is written`, true);
  return written;
}
