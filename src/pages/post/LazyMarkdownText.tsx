import { Suspense } from "react";
import { ErrorBoundary } from "@/components/ErrorBoundary";
import { lazyPart } from "@/lib/lazy-part";

const MarkdownText = lazyPart(() => import("./MarkdownText"), "MarkdownText");

const MARKUP = /[*_`[\\]|^\s*(?:>|~~~|(?:[-+]|\d+[.)])\s)|https?:|www\.|\S@\S/m;

type Props = {
  text: string;
  /** False if the text does not need the Markdown parser. */
  isWanted?: boolean;
};

/** A text rendered as Markdown; as plain text until the parser is loaded, or if it cannot be. */
export function LazyMarkdownText({ text, isWanted = true }: Props) {
  const plainText = (
    <p dir="auto" className="user-text whitespace-pre-line">
      {text}
    </p>
  );
  if (!isWanted || !MARKUP.test(text)) return plainText;
  return (
    <ErrorBoundary fallback={plainText}>
      <Suspense fallback={plainText}>
        <MarkdownText text={text} />
      </Suspense>
    </ErrorBoundary>
  );
}
