import { CircleCheck, CircleHelp, TriangleAlert, type LucideIcon } from "lucide-react";
import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";
import type { Check } from "./check-result";
import { Link } from "react-router-dom";

type Props = { check: Check };

const LEVELS: Record<Check["level"], { icon: LucideIcon; text: string; colour: string }> = {
  good: { icon: CircleCheck, text: t("Good"), colour: "text-success" },
  attention: { icon: TriangleAlert, text: t("Needs attention"), colour: "text-warning" },
  unknown: { icon: CircleHelp, text: t("Unknown"), colour: "text-ink-muted" },
};

export function CheckRow({ check: { name, level, finding, advice } }: Props) {
  const { icon: Icon, text, colour } = LEVELS[level];
  return (
    <article aria-label={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 p-4">
      <Icon aria-hidden className={classNames("mt-1 size-5", colour)} />
      <h2 className="font-serif text-xl/tight">
        {name}
        <span className="sr-only">: {text}</span>
      </h2>
      <div className="col-start-2 grid max-w-measure gap-1">
        <p className="wrap-anywhere">
          <MarkedText text={finding} />
        </p>
        {advice && (
          <p className="text-sm wrap-anywhere text-ink-muted">
            <MarkedText text={advice} />
          </p>
        )}
      </div>
    </article>
  );
}

type MarkedTextProps = {
  /** With links and code as in Markdown: `[words](/path)`, and code between backticks. */
  text: string;
};

/** A sentence with code, whose links lead to pages of this site. */
function MarkedText({ text }: MarkedTextProps) {
  // Captures code, texts and paths, which alternate with the text around them.
  const parts = text.split(/`([^`]+)`|\[([^\]]+)\]\((\/[^)]*)\)/);
  return parts.map((part, index) => {
    if (part === undefined || index % 4 === 3) return null;
    if (index % 4 === 1) {
      return (
        <code key={part} className="font-mono text-[0.9em] text-ink">
          {part}
        </code>
      );
    }
    const path = index % 4 === 2 ? parts[index + 1] : undefined;
    if (path === undefined) return part;
    return (
      <Link
        key={path + part}
        to={path}
        className="underline decoration-line-strong underline-offset-4 hover:text-accent"
      >
        {part}
      </Link>
    );
  });
}
