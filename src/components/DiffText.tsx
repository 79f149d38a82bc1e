import type { DiffPart } from "@/lib/text/word-diff";

type Props = {
  parts: DiffPart[];
  /** Which of the two texts; both in one without it. */
  side?: "before" | "after";
};

const LONG = 600;
const SHOWN = 200;

/** A paragraph with what differs marked: not by colour alone, and by words for a screen reader. */
export function DiffText({ parts, side }: Props) {
  const other = side && (side === "before" ? "added" : "removed");
  const shown = parts.filter(({ kind }) => kind !== other);
  if (shown.every(({ text }) => text.trim() === ""))
    return <span className="text-ink-muted">Empty</span>;
  return shown.map(({ kind, text }, index) => {
    if (kind === "same") return <span key={index}>{shortened(text)}</span>;
    if (side)
      return (
        <mark key={index} className={`${addedClass} bg-paper-sunk`}>
          {text}
        </mark>
      );
    return kind === "removed" ? (
      <del key={index} className="text-ink-muted decoration-danger decoration-2">
        <span className="sr-only">[removed: </span>
        {text}
        <span className="sr-only">]</span>
      </del>
    ) : (
      <ins key={index} className={addedClass}>
        <span className="sr-only">[added: </span>
        {text}
        <span className="sr-only">]</span>
      </ins>
    );
  });
}

const addedClass = "text-ink underline decoration-accent decoration-2 underline-offset-4";

/** The ends of a long stretch between two changes. */
function shortened(text: string): string {
  if (text.length <= LONG) return text;
  const characters = Array.from(text);
  return `${characters.slice(0, SHOWN).join("")} … ${characters.slice(-SHOWN).join("")}`;
}
