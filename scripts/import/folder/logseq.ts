import { callout, dedented, kindOf } from "../markdown/callout.ts";
import { lostNote, type Note } from "../source.ts";

/** Logseq's quotes, notes, code and queries; each ends before the next of its kind, so that none is searched twice. */
const BLOCK =
  /^([ \t]*(?:- )?)#\+BEGIN_(\w+)\b(.*)\n((?:(?!^[ \t]*(?:- )?#\+BEGIN_\2\b)[^])*?)\n?[ \t]*#\+END_\2[ \t]*$/gim;

/** What a block becomes; empty for one that shows nothing. */
function madeOf(word: string, options: string, inner: string): string {
  switch (word.toLowerCase()) {
    case "quote":
      return dedented(inner).replace(/^/gm, "> ");
    case "src":
    case "example":
    case "export":
      return `\`\`\`${options.trim().split(/\s/)[0]}\n${dedented(inner)}\n\`\`\``;
    case "center":
    case "verse":
      return dedented(inner);
    case "comment":
    case "query":
      return "";
    default:
      return callout(kindOf(word) ?? "NOTE", "", inner);
  }
}

/** Block properties that Logseq stores in the lines. */
const PROPERTY = String.raw`(?:id|collapsed|heading|background-color|created-at|updated-at|logseq\.[\w.-]+|hl-[\w-]+|ls-type):: .*`;
const OF_BLOCK = new RegExp(
  String.raw`^[ \t]*(?:${PROPERTY}|:LOGBOOK:\n(?:(?![ \t]*:LOGBOOK:).*\n)*?[ \t]*:END:[ \t]*)(?:\n|$)`,
  "gm",
);
const FIRST_IN_BLOCK = new RegExp(String.raw`^([ \t]*- )(?:${PROPERTY}\n[ \t]*)+(?![ \t-])`, "gm");
/** A block of nothing else. */
const ALONE_IN_BLOCK = new RegExp(String.raw`^[ \t]*- ${PROPERTY}(?:\n|$)`, "gm");

/** Logseq's text without what only its program shows. */
export function withoutLogseq(text: string, notes: Note[]): string {
  for (const [written] of text.matchAll(/\(\([\da-f]{8}-[\da-f-]{27}\)\)/g))
    notes.push({ field: "text", says: `${written} stays as it is written`, isLost: true });
  return text
    .replace(FIRST_IN_BLOCK, "$1")
    .replace(ALONE_IN_BLOCK, "")
    .replace(OF_BLOCK, "")
    .replace(BLOCK, (_, before: string, word: string, options: string, inner: string): string => {
      if (/^query$/i.test(word)) notes.push(lostNote("text", inner));
      const made = madeOf(word, options, inner);
      return made && before + made.replaceAll("\n", `\n${before.replace("-", " ")}`);
    })
    .replace(/\^\^(?=\S)([^\n^]*\S)\^\^/g, "==$1==");
}
