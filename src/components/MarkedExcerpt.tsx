import type { MarkedText } from "@/lib/drafts/differences";
import { countOf } from "@/lib/format/dates-and-numbers";

type Props = { text: MarkedText };

const AROUND = 80;
const MOST = 1_500;

/** The part of a text that differs, with a little context. */
export function MarkedExcerpt({ text: { before, changed, after } }: Props) {
  if (!before && !changed && !after) return <span className="text-ink-muted">Empty</span>;
  const left = Array.from(before);
  const own = Array.from(changed);
  const right = Array.from(after);
  return (
    <>
      <span className="text-ink-muted">
        {left.length > AROUND && "…"}
        {left.slice(-AROUND).join("")}
      </span>
      {changed && (
        <mark className="bg-paper-sunk text-ink underline decoration-accent decoration-2 underline-offset-4">
          {own.slice(0, MOST).join("")}
        </mark>
      )}
      {own.length > MOST && ` … and ${countOf(own.length - MOST, "more character")}`}
      <span className="text-ink-muted">
        {right.slice(0, AROUND).join("")}
        {right.length > AROUND && "…"}
      </span>
    </>
  );
}
