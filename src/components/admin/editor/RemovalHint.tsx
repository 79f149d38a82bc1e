import { Info } from "lucide-react";
import { useMemo } from "react";
import { allowedFrames } from "@/lib/html/allowed-frames";
import { sanitize } from "@/lib/html/sanitize";
import { removedContent, removalSentence } from "@/lib/html/removed-content";
import type { TextFormat } from "@/lib/written-text";
import { useRenderedText } from "./use-rendered-text";

type Props = { value: string; format: TextFormat };

/** Says what is removed from a text for readers, and why. */
export function RemovalHint({ value, format }: Props) {
  const { html = "" } = useRenderedText(value, format);
  // Not on every key press: the text is sanitized and parsed twice for it.
  const sentence = useMemo(
    () => removalSentence(removedContent(html, sanitize, allowedFrames())),
    [html],
  );
  if (sentence === "") return null;
  return (
    <p className="flex gap-2 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span className="min-w-0 wrap-anywhere">{sentence}</span>
    </p>
  );
}
