import { callout, dedented, detailsOf, kindOf } from "./callout.ts";
import { nestedApart } from "./nested.ts";
import { shortened } from "../shortened.ts";
import { serviceUrl, type Options } from "./services.ts";
import { aroundText, optionsOf, missingOptions } from "./tags.ts";

const BRACED = String.raw`\{(?:"[^"\n]*"|'[^'\n]*'|[^}"'\n])*\}`;
const CONTAINER = new RegExp(
  String.raw`^( *)(:{2,})[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\[([^\]\n]*)\]|([^\n{]*))?)?(${BRACED})?[ \t]*\n([^]*?)^[ \t]*\2[ \t]*$`,
  "gim",
);
const LEAF = /^( *)::([a-z][\w-]*)(?:\[([^\]\n]*)\])?(?:\{([^}\n]*)\})?[ \t]*$/gim;
const WITHIN_LINE = new RegExp(
  String.raw`(?<![\w:\\]):([a-z][\w-]*)(?:\[((?:[^[\]\n]|\[[^[\]\n]*\])*)\](?:\{([^}\n]*)\})?|(?=\{[^{}\n]*=)(${BRACED}))`,
  "gi",
);
/** Directives that only lay out their content. */
const LAYOUT =
  /^(?:code-group|(?:code-)?tabs?|tab-item|center|right|left|raw|v-pre|columns?|row|cards?|div|only|lead)$/i;
/** Directives named like elements. */
const ELEMENT = /^(?:abbr|kbd|sub|sup|mark|del|ins|small|cite)$/i;
/** A Nuxt component's properties in YAML, and the names of its slots. */
const PROPERTIES = /^\s*---\n([^]*?)(?<=\n)---[ \t]*(?:\n|$)/;
/** What begins a tab in VuePress' themes. */
const VUEPRESS_TAB = /^([ \t]*)@tab(?::\w+)?[ \t]+(.*?)[ \t]*$/gm;
const SLOT = /^#[a-z][\w-]*[ \t]*\n/gim;

type Report = (message: string, isLost?: boolean) => void;
/** The replacement of a tag without text; null for one that means nothing here. */
type Tag = (name: string, options: Options) => string | null;

/**
 * The directives of Docusaurus, Starlight, VitePress and remark, `:::note[Title]`, `::youtube{id=1}`,
 * `:kbd[x]`, Pandoc's divs, and Nuxt's components. Code has been protected before.
 *
 * @param report receives what is converted or lost
 */
export function withDirectives(text: string, report: Report, tag: Tag): string {
  return nestedApart(text)
    .replace(
      CONTAINER,
      (
        written: string,
        indent: string,
        colons: string,
        word = "",
        title = "",
        bare = "",
        braced = "",
        inner = "",
        at: number,
        all: string,
      ) => {
        if (!word && !braced) return written;
        const options = optionsOf(braced.slice(1, -1));
        const converted =
          colons === "::"
            ? ofComponent(word, options, inner, report, tag)
            : ofContainer(
                word || classOf(braced),
                title,
                bare,
                options,
                withDirectives(inner, report, tag),
                report,
              );
        if (converted === null) return written;
        // Otherwise what follows would become a part of it.
        const isFollowed = /^\n[ \t]*\S/.test(all.slice(at + written.length));
        return converted.replace(/^(?=.)/gm, indent) + (isFollowed ? "\n" : "");
      },
    )
    .replace(LEAF, (written: string, indent: string, word: string, title = "", braced = "") => {
      const options = optionsOf(braced.replace(/(?:^|\s)#([\w-]+)/g, ' id="$1"'));
      const url = serviceUrl(word.toLowerCase(), options);
      if (url === null) report(`::${word} stays as it is written`, true);
      return url === null ? written : `${indent}${title ? `[${title}](${url})` : `<${url}>`}`;
    })
    .replace(WITHIN_LINE, (written: string, word: string, inner = "", braced = "", bare = "") => {
      const id = /#([\w:.-]+)/.exec(braced)?.[1];
      const title = /title=("[^"]*")/.exec(braced)?.[1];
      if (ELEMENT.test(word)) return `<${word}${title ? ` title=${title}` : ""}>${inner}</${word}>`;
      const options = optionsOf(bare.slice(1, -1));
      const converted = bare && (tag(word.toLowerCase(), options) ?? linkOf(options));
      if (converted) return converted;
      if (bare) report(`${shortened(written)} is left out`, true);
      else report(`:${word} is left out, and its words stay`);
      return id ? `<span id="${id}"></span>${inner}` : inner;
    });
}

/** The kind of a callout, which Pandoc's divisions have as a class; empty for another. */
function classOf(braced: string): string {
  const word = /\.(?:callout-)?([a-z]+)/i.exec(braced)?.[1] ?? "";
  return kindOf(word) ? word : "";
}

function ofContainer(
  word: string,
  title: string,
  bare: string,
  { named }: Options,
  content: string,
  report: Report,
): string {
  const shown = title || bare || (named.get("title") ?? "");
  if (!word || LAYOUT.test(word)) {
    const label = /^tab(?:-item)?$/i.test(word) && shown.replace(/^"(.*)"\s*$/, "$1").trim();
    return labelled(dedented(content.replace(VUEPRESS_TAB, "\n$1**$2**\n")).trim(), label);
  }
  if (word === "details") return detailsOf(shown, content);
  // Zenn's and Qiita's words for the kind.
  const kindWord = /^(?:info|warn|alert)$/.exec(bare.trim())?.[0];
  const kind = kindOf(kindWord ?? word);
  if (!kind) report(`:::${word} becomes a note`);
  return callout(kind ?? "NOTE", kindWord ? "" : shown, content);
}

/** Nuxt's component; null for one that shows nothing here. */
function ofComponent(
  word: string,
  options: Options,
  inner: string,
  report: Report,
  tag: Tag,
): string | null {
  const { named } = options;
  const name = word.toLowerCase();
  const [lines = "", properties = ""] = PROPERTIES.exec(inner) ?? [];
  for (const [, field = "", value = ""] of properties.matchAll(/^([\w-]+):[ \t]*(.*)$/gm))
    named.set(field.toLowerCase(), value.trim().replace(/^(["'])(.*)\1$/, "$2"));
  // Nested ones have more colons.
  const within = inner
    .slice(lines.length)
    .replace(SLOT, "")
    .replace(/^([ \t]*):(?=::)/gm, "$1");
  const title = titleOf(options);
  const link = linkOf(options);
  const content = [dedented(withDirectives(within, report, tag)).trim(), link].filter(Boolean);
  const text = content.join("\n\n");
  const converted =
    aroundText(name, options, text) ?? (text ? labelled(text, !link && title) : tag(name, options));
  if (converted === null) return null;
  for (const option of missingOptions(options, converted))
    report(`${option} of ::${word} does not come`, true);
  return `\n${converted}`;
}

/** What a component of Nuxt links to, such as a button; undefined without a link. */
function linkOf(options: Options): string | undefined {
  const { named } = options;
  const url = named.get("to") ?? named.get("href") ?? named.get("link");
  return url && `[${titleOf(options) ?? url}](${url})`;
}

function titleOf({ named }: Options): string | undefined {
  return named.get("title") ?? named.get("label");
}

function labelled(text: string, label: string | undefined | false): string {
  return label ? `**${label}**\n\n${text}` : text;
}
