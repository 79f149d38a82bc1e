import type { DiffPart } from "@/lib/text/word-diff";
import { t } from "@/lib/words";

type Props = {
  parts: DiffPart[];
  /** Which of the two texts; without it both in one. */
  side?: "before" | "after";
};

const LONG = 600;
const SHOWN = 200;

/** A paragraph with marked differences: not by colour alone, and in words for a screen reader. */
export function DiffText({ parts, side }: Props) {
  const other = side && (side === "before" ? "added" : "removed");
  const shown = parts.filter(({ kind }) => kind !== other);
  if (shown.every(({ text }) => text.trim() === ""))
    return <span className="text-ink-muted">{t("Empty")}</span>;
  const starts = startsOf(shown);
  return shown.map((part) => (
    <Part key={starts.get(part)} {...part} isOneOfTwo={side !== undefined} />
  ));
}

function Part({ kind, text, isOneOfTwo }: DiffPart & { isOneOfTwo: boolean }) {
  if (kind === "same") return shortened(text);
  if (isOneOfTwo) return <mark className={`${addedClass} bg-paper-sunk`}>{text}</mark>;
  const Change = kind === "removed" ? "del" : "ins";
  return (
    <Change className={kind === "removed" ? removedClass : addedClass}>
      <span className="sr-only">[{kind === "removed" ? t("removed") : t("added")}: </span>
      {text}
      <span className="sr-only">]</span>
    </Change>
  );
}

const removedClass = "text-ink-muted decoration-danger decoration-2";
const addedClass = "text-ink underline decoration-accent decoration-2 underline-offset-4";

/** The start of each part in characters, as its key. */
function startsOf(parts: DiffPart[]): Map<DiffPart, number> {
  const starts = new Map<DiffPart, number>();
  let start = 0;
  for (const part of parts) {
    starts.set(part, start);
    start += part.text.length;
  }
  return starts;
}

/** The ends of a long unchanged stretch between two changes. */
function shortened(text: string): string {
  if (text.length <= LONG) return text;
  const characters = Array.from(text);
  return `${characters.slice(0, SHOWN).join("")} … ${characters.slice(-SHOWN).join("")}`;
}
