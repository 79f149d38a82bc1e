import { formatDuration } from "../../../src/lib/format/format-duration.ts";
import { callout, dedented, kindOf } from "../markdown/callout.ts";
import { fenceOf } from "../markdown/code.ts";
import { loss, lostNote, type Note } from "../source.ts";

/** Code, or a quote, note, code or query of Logseq's, which ends before the next of its kind, to be searched once. */
const BLOCK =
  /^[ \t]*(?:- )?(`{3,}|~{3,})[^]*?^[ \t]*\1[ \t]*$|^(?<before>[ \t]*(?:- )?)#\+BEGIN_(?<word>\w+)\b(?<options>.*)\n(?<inner>(?:(?!^[ \t]*(?:- )?#\+BEGIN_\k<word>\b)[^])*?)\n?[ \t]*#\+END_\k<word>[ \t]*$/gim;

/** What a block becomes; empty for one that shows nothing. */
function convertedBlock(word: string, options: string, inner: string): string {
  switch (word.toLowerCase()) {
    case "quote":
      return dedented(inner).replace(/^/gm, "> ");
    case "src":
    case "example":
    case "export":
      return fenceOf(dedented(inner), options.trim().split(/\s/)[0]);
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
const PROPERTY = String.raw`(?:id|collapsed|heading|background-color|created-at|updated-at|logseq\.[\w.-]+|hl-[\w-]+|ls-type|query-[\w-]+|card-(?:last|next|ease|repeats)[\w-]*):: .*`;
const OF_BLOCK = new RegExp(
  String.raw`^[ \t]*(?:${PROPERTY}|:LOGBOOK:\n(?:(?![ \t]*:LOGBOOK:).*\n)*?[ \t]*:END:[ \t]*)(?:\n|$)`,
  "gm",
);
const FIRST_IN_BLOCK = new RegExp(String.raw`^([ \t]*- )(?:${PROPERTY}\n[ \t]*)+(?![ \t-])`, "gm");
/** A block that contains nothing else. */
const ONLY_PROPERTIES = new RegExp(String.raw`^[ \t]*- ${PROPERTY}(?:\n|$)`, "gm");

/** Blocks below a first one without a marker, as whose list they are indented. */
const BELOW_FIRST = /^((?:(?![\t-]).*\n)*)((?:\t.*(?:\n|$))+)/;

/** A page or a player that is shown within a block, a word to learn, or a time in the player above. */
const SHOWN = /\{\{(embed|cloze|youtube-timestamp)[ \t]([^{}\n]+)\}\}/gi;

/** What it becomes; a block, which only has an id, stays. */
function shownText(written: string, name: string, padded: string): string {
  const value = padded.trim();
  if (/^cloze$/i.test(name)) return value;
  if (/^embed$/i.test(name)) return /^\[\[.*\]\]$/.test(value) ? `!${value}` : written;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? formatDuration(seconds) : value;
}

/** Logseq's text without what only its program shows. */
export function withoutLogseq(text: string, notes: Note[]): string {
  for (const [written] of text.matchAll(/\(\([\da-f]{8}-[\da-f-]{27}\)\)/g))
    notes.push(loss("text", `${written} stays as it is written`));
  return text
    .replace(FIRST_IN_BLOCK, "$1")
    .replace(ONLY_PROPERTIES, "")
    .replace(OF_BLOCK, "")
    .replace(BELOW_FIRST, (written, first: string, below: string) =>
      below.startsWith("\t- ") ? `${first && `${first}\n`}${below.replace(/^\t/gm, "")}` : written,
    )
    .replace(BLOCK, (block: string, ...found): string => {
      const part: Record<string, string | undefined> = found.at(-1);
      const { before = "", word = "", options = "", inner = "" } = part;
      if (word === "") return block;
      if (/^query$/i.test(word)) notes.push(lostNote("text", inner));
      const converted = convertedBlock(word, options, inner);
      return converted && before + converted.replaceAll("\n", `\n${before.replace("-", " ")}`);
    })
    .replace(SHOWN, shownText)
    .replace(/\^\^(?=\S)([^\n^]*\S)\^\^/g, "==$1==");
}
