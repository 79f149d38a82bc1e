import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { renderMarkdown } from "@/lib/markdown/render";
import type { TextFormat } from "@/lib/written-text";
import { useSettled } from "@/components/use-settled";

const PAUSE = 300;
const MAX_PAUSE = 1500;

/** How long the last text took to render, in milliseconds. */
let lastDuration = 0;

/** Four times the rendering time, within bounds: the first one also loads the renderer. */
function pauseAfter(duration: number): number {
  return Math.min(MAX_PAUSE, Math.max(PAUSE, 4 * duration));
}

async function timed(source: string): Promise<string> {
  const start = performance.now();
  const html = await renderMarkdown(source);
  lastDuration = performance.now() - start;
  return html;
}

/**
 * The HTML of the text being written, after a pause: the pause grows with the rendering time, so that a long
 * text does not slow down its own typing.
 */
export function useRenderedText(text: string, format: TextFormat) {
  const settled = useSettled(text, pauseAfter(lastDuration));
  const isMarkdown = format === "markdown";

  const rendered = useQuery({
    queryKey: ["rendered-markdown", settled],
    queryFn: () => timed(settled),
    enabled: isMarkdown,
    // Shows the old text until the new one is rendered.
    placeholderData: keepPreviousData,
    staleTime: "static",
    gcTime: 10_000,
  });
  return isMarkdown
    ? { html: rendered.data, error: rendered.error, retry: () => void rendered.refetch() }
    : { html: settled, error: null, retry: () => undefined };
}
