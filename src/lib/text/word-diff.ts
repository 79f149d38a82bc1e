import { compare } from "./list-diff";
import { wordsOf } from "./words";

/** A part of the text that is in both versions, or in one of them. */
export type DiffPart = { kind: "same" | "removed" | "added"; text: string };
/** A paragraph beside the one that replaced it; null if there is none. */
export type DiffRow = {
  before: string | null;
  after: string | null;
  /**
   * The paragraph with both versions merged: parts not added make up `before`, parts not removed
   * `after`.
   */
  parts: DiffPart[];
  index: number;
};
type Row = Omit<DiffRow, "index">;

// Limits for compare(): longer texts are not compared in detail.
const MAX_EDITED_LINES = 1_000;
const MAX_EDITED_WORDS = 600;
/** The share of common words above which one paragraph counts as an edit of the other. */
const MIN_SIMILARITY = 0.4;
/** How many paragraphs ahead to look for the edited one. */
const LOOKAHEAD = 8;

/**
 * Compares two texts by paragraph, and similar paragraphs by word. A paragraph ends with a line
 * break. If nearly everything differs, the whole text counts as removed and added.
 *
 * @returns the paragraphs of both, in order; empty lines only if nothing else was changed
 */
export function diffTexts(before: string, after: string): DiffRow[] {
  const rows: Row[] = [];
  for (const edit of compare(linesOf(before), linesOf(after), MAX_EDITED_LINES)) {
    for (const text of edit.same.filter(isFilled))
      rows.push({ before: text, after: text, parts: [{ kind: "same", text }] });
    const { removed, added } = edit;
    const isFilledEdit = removed.some(isFilled) || added.some(isFilled);
    rows.push(
      ...(isFilledEdit
        ? pairUp(removed.filter(isFilled), added.filter(isFilled))
        : pairUp(removed, added)),
    );
  }
  return rows.map((row, index) => Object.assign(row, { index }));
}

/** Pairs each removed paragraph with the added one that most likely replaced it. */
function pairUp(removed: string[], added: string[]): Row[] {
  const [before, after] = [removed[0], added[0]];
  if (before !== undefined && after !== undefined && removed.length + added.length === 2)
    return [{ before, after, parts: diffWords(before, after) }];
  const rows: Row[] = [];
  let next = 0;
  const addUpTo = (end: number) => {
    for (const text of added.slice(next, end))
      rows.push({ before: null, after: text, parts: [{ kind: "added", text }] });
    next = end;
  };
  for (const text of removed) {
    const similarities = added
      .slice(next, next + LOOKAHEAD)
      .map((other) => similarity(text, other));
    const best = Math.max(...similarities);
    const partner = best >= MIN_SIMILARITY ? next + similarities.indexOf(best) : -1;
    const replacement = added[partner];
    if (replacement === undefined) {
      rows.push({ before: text, after: null, parts: [{ kind: "removed", text }] });
    } else {
      addUpTo(partner);
      rows.push({ before: text, after: replacement, parts: diffWords(text, replacement) });
      next = partner + 1;
    }
  }
  addUpTo(added.length);
  return rows;
}

function diffWords(before: string, after: string): DiffPart[] {
  const edits = compare(wordsOf(before), wordsOf(after), MAX_EDITED_WORDS);
  const parts: DiffPart[] = [];
  let removed = "";
  let added = "";
  const change = () => {
    if (removed) parts.push({ kind: "removed", text: removed });
    if (added) parts.push({ kind: "added", text: added });
    removed = added = "";
  };
  for (const edit of edits) {
    const same = edit.same.join("");
    // Otherwise a space between two changes would split a changed phrase.
    if (same.trim() === "" && (removed || added)) {
      removed += same;
      added += same;
    } else {
      change();
      if (same) parts.push({ kind: "same", text: same });
    }
    removed += edit.removed.join("");
    added += edit.added.join("");
  }
  change();
  return parts;
}

/** The share of words that two paragraphs have in common, from 0 to 1. */
function similarity(one: string, other: string): number {
  const words = wordsOf(one).filter(isWord);
  const others = wordsOf(other).filter(isWord);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of others) {
    const left = counts.get(word) ?? 0;
    if (left > 0) shared += 1;
    counts.set(word, left - 1);
  }
  return (2 * shared) / (words.length + others.length || 1);
}

function isWord(token: string): boolean {
  return /[\p{L}\p{N}]/u.test(token);
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split(/\r?\n/);
}

function isFilled(line: string): boolean {
  return line.trim() !== "";
}
