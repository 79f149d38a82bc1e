import { hash } from "node:crypto";
import { escapeRegExp } from "../../../src/lib/text/escape-reg-exp.ts";
import { hasFile, readIn } from "../../lib/folder-files.ts";
import { FENCE } from "../markdown/fence.ts";
import { objectOf, parsedJson, textOf } from "../../lib/json.ts";
import { loss, type Note } from "../source.ts";

const MEGABYTES = 20;
/** Code, or the beginning or the end of a division. */
const CODE_OR_DIVISION = new RegExp(`(?<code>${FENCE})|^[ \\t]*:{3,}[ \\t]*(?<rest>.*)$`, "gm");

/** HTML that is passed through as it is. */
const RAW = /^[ \t]*`{3,}[ \t]*\{=html\}[ \t]*\n([^]*\n)[ \t]*`{3,}[ \t]*$/;

/** Code that is run, with its options. */
const CELL = /^[ \t]*`{3,}\{(?!mermaid)\w[^}\n]*\}[ \t]*\n(?:[ \t]*(?:#|\/\/|--|%%)\|[ \t].*\n)*/gm;
/** A title among the options of a code cell in Quarto. */
const TITLE_OF_CELL =
  /^([ \t]*`{3,}\{[^}\n]*)(\}[ \t]*\n(?:(?:#|\/\/|--|%%)\|[ \t].*\n)*?)(?:#|\/\/|--|%%)\|[ \t]*filename:[ \t]*(["']?)(.+?)\3[ \t]*\n/gm;
/** Options of such cells. */
const OF_CELL = /^(?:#|\/\/|--|%%)\|[ \t].*\n/gm;

/**
 * What Quarto keeps of a text whose code was run: the text with what the code made, as readers saw it.
 *
 * @param text of the file
 * @returns null if there is none, or the text was changed since
 */
export function frozenText(root: string, file: string, text: string): string | null {
  const bare = file.replace(/\.qmd$/, "");
  const frozenFile = `_freeze/${bare}/execute-results/html.json`;
  if (bare === file || !hasFile(root, frozenFile, MEGABYTES)) return null;
  const written = readIn(root, frozenFile, MEGABYTES).toString("utf8");
  const { hash: ofText, result } = objectOf(parsedJson(written));
  const frozen = textOf(objectOf(result)["markdown"]);
  if (ofText !== hash("md5", text.replaceAll("\r\n", "\n")) || !frozen) return null;
  const pictures = new RegExp(`(?<![\\w-])${escapeRegExp(bare.replace(/^.*\//, ""))}_files/`, "g");
  return withoutCells(withPlainFences(frozen)).replace(pictures, () => `/_freeze/${bare}/`);
}

/** Code whose attributes contain what is not allowed in the first line of its fence elsewhere. */
const TICKS_IN_FENCE = /^([ \t]*`{3,}[ \t]*)(\{[^\n]*`[^\n]*\})[ \t]*$/gm;

function withPlainFences(text: string): string {
  return text.replace(
    TICKS_IN_FENCE,
    (_, fence: string, list: string) => fence + list.replaceAll("`", ""),
  );
}

/** Divisions of the same length may be within each other. */
function withoutCells(text: string): string {
  const open: boolean[] = [];
  return text.replace(CODE_OR_DIVISION, (written: string, ...found) => {
    const { code, rest = "" }: Record<string, string | undefined> = found.at(-1);
    if (code !== undefined) return RAW.exec(code)?.[1] ?? written;
    if (rest) open.push(/\{[^}]*\.cell/.test(rest));
    return (rest ? open.at(-1) : open.pop()) ? "" : written;
  });
}

/** A text without the options of its code, except for file names. */
export function withoutOptions(text: string, notes: Note[]): string {
  if ([...text.matchAll(CELL)].some(([cell]) => !/\beval\s*[:=]\s*F/i.test(cell)))
    notes.push(loss("text", "what its code makes, such as pictures, is not imported"));
  return withPlainFences(text).replace(TITLE_OF_CELL, '$1 filename="$4"$2').replace(OF_CELL, "");
}
