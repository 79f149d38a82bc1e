import { pictureOf } from "./tag-pictures.ts";

const SINGLE = String.raw`'(?:[^'\\\n]|\\.)*'(?=[\s}])`;
/** A list of attributes, whose values may be quoted. */
const LIST = String.raw`\{((?:"(?:[^"\\\n]|\\.)*"|${SINGLE}|(?!${SINGLE})[^"}\n])*)\}`;
/** A picture that is a whole paragraph, or all of a container, whose text is its caption. */
const FIGURE = new RegExp(
  String.raw`(?<=^|\n[ \t]*\n|(?:^|\n):{3,}.*\n)!\[([^\]\n]+)\]\(([^()\s]+)\)(?:${LIST})?[ \t]*(?=\n[ \t]*\n|\n:{3}|\s*$)`,
  "g",
);
const ALT = /[ \t]*fig-alt=(["'])((?:(?!\1)[^\\]|\\.)*)\1/;
/** Another picture, whose words may be in its attributes alone. */
const WORDLESS = new RegExp(String.raw`!\[\]\(([^()\s]+)\)${LIST}`, "g");
const OF_TABLE = /^(\|.*\n(?:[ \t]*\n)?)(?:Table)?:[ \t]+(.+?)[ \t]*(?:\{[#.][^}\n]*\})?[ \t]*$/gm;
/** A callout whose title is the heading within. */
const TITLED =
  /^(:{3,}[ \t]*\{[^}\n]*\.callout-\w+)(?![^}\n]*title=)([^}\n]*\})[ \t]*\n(?:[ \t]*\n)*#{1,6}[ \t]+(.+)$/gm;
const REFERENCE =
  /(?<![\w@/.])(?:\[[^\]\n]*(?<![\w.])@\w[^\]\n]*\](?!\()|@(?:fig|tbl|sec|eq|lst|thm)-[\w-]+)/g;

/** Distill's, as in al-folio. */
const CITED = /<d-cite\s(?:[^<>]*?\s)?key=(["'])([^"'<>]+)\1[^<>]*>\s*<\/d-cite>/g;

/** Citations as Pandoc writes them: their elements show nothing here. */
export function withCitations(markdown: string, lose: (message: string) => void): string {
  return markdown.replace(CITED, (_written, _quote, keys: string) => {
    const shown = `[@${keys
      .trim()
      .split(/\s*,\s*/)
      .join("; @")}]`;
    lose(`${shown} is of a bibliography, which is not imported`);
    return shown;
  });
}

/** The alternative text of a picture in its attributes. */
function altIn(list: string): string {
  return (ALT.exec(list)?.[2] ?? "").replace(/\\(["'\\])/g, "$1");
}

/**
 * What is specific to Pandoc's Markdown, as in Quarto: captions, titles of callouts, superscripts. Code and formulas
 * have been protected before.
 *
 * @param lose receives references, which a program would number
 */
export function withoutPandoc(markdown: string, lose: (message: string) => void): string {
  for (const [written] of markdown.matchAll(REFERENCE)) lose(`${written} stays as it is written`);
  return markdown
    .replace(FIGURE, (written: string, caption: string, src: string, list = "") => {
      const named = new Map(Object.entries({ src, alt: altIn(list), caption }));
      return pictureOf("figure", { positional: [], named }) ?? written;
    })
    .replace(WORDLESS, (written: string, src: string, list: string) => {
      const named = new Map(Object.entries({ src, alt: altIn(list) }));
      const rest = list.replace(ALT, "").trim();
      const picture = ALT.test(list) ? pictureOf("figure", { positional: [], named }) : null;
      return picture === null ? written : picture + (rest && `{${rest}}`);
    })
    .replace(OF_TABLE, "$1\n$2")
    .replace(TITLED, (_, before: string, after: string, title: string) => {
      const escapedTitle = title.replaceAll('"', "'").replace(/[ \t]*\{[^}]*\}[ \t]*$/, "");
      return `${before} title="${escapedTitle}"${after}`;
    })
    .replace(/(?<=[\p{L}\p{N})])~([^\s~]{1,30})~(?!~)/gu, "<sub>$1</sub>")
    .replace(/(?<=[\p{L}\p{N})])\^([^\s^[\]]{1,30})\^(?!\^)/gu, "<sup>$1</sup>");
}
