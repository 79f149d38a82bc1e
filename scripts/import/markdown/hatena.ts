import { fenceOf } from "./code.ts";

const CODE = /^>\|([^|\n]*)\|[ \t]*\n([^]*?)\n\|\|<[ \t]*$/gm;
const CONTENTS = /^[ \t]*\[:contents\][ \t]*$/gm;
const PICTURE =
  /\[?f:id:(([\w-])[\w-]*):(\d{8})(\d{6})([jpg]):(?:plain|image)(?:((?::[^\]\n:]*)*)\])?/g;
const ENDINGS: Record<string, string> = { j: "jpg", p: "png", g: "gif" };
/** A URL, with how it is shown. */
const LINK =
  /(?<!\])\[(https?:\/\/[^\s[\]]+?)(?::title=([^\]\n]*?))?((?::(?:title|embed(?:#[^\]\n]*)?|cite|bookmark|barcode|image|frame|movie|detail))*)\](?![([:])/g;
const BOOK = /\[asin:(\w{10})(?::[^\]\n]*)?\]/gi;
const MATHS = /\[tex:[ \t]*((?:\\[^\n]|[^\\\]\n])*?)[ \t]*\]/g;
const FOOTNOTE = /(?<!\()\(\((?!\()((?:[^()\n]|\([^()\n]*\))+)\)\)(?!\))/g;

/** Hatena's blocks of code as fences. */
export function withFences(markdown: string): string {
  return markdown.replace(CODE, (_, language: string, code: string) => fenceOf(code, language));
}

/** Hatena's tags within Markdown: pictures of its own host, links, footnotes, formulas. Code has been protected before. */
export function withoutHatena(markdown: string): string {
  return markdown
    .replace(CONTENTS, "")
    .replace(
      PICTURE,
      (_, user: string, first: string, day: string, time: string, kind: string, more = "") => {
        const alt = /:alt=([^:]*)/.exec(more)?.[1] ?? "";
        return `![${alt}](https://cdn-ak.f.st-hatena.com/images/fotolife/${first}/${user}/${day}/${day}${time}.${ENDINGS[kind]})`;
      },
    )
    .replace(LINK, (_, url: string, title?: string) => (title ? `[${title}](${url})` : `<${url}>`))
    .replace(BOOK, "<https://www.amazon.co.jp/dp/$1>")
    .replace(MATHS, (_, formula: string) => `$${formula.replace(/\\([[\]_])/g, "$1")}$`)
    .replace(FOOTNOTE, "^[$1]");
}
