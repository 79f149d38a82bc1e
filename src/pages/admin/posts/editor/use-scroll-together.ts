import { useEffect, useRef, type RefObject } from "react";
import type { TextHandle } from "@/components/editor/text-surface";
import { headingOffsets, mapScroll } from "./scroll-map";

const HANDS = ["pointerenter", "wheel", "touchstart", "focusin", "keydown"] as const;

/**
 * Scrolls the text and its preview together, heading by heading. The pane under the pointer or with
 * the focus leads.
 *
 * @param text null where there is nothing to scroll with
 * @param source the text as it was last handed on
 * @param html the preview's; a new one puts it to the text's place again
 */
export function useScrollTogether(
  text: TextHandle | null,
  pane: RefObject<HTMLElement | null>,
  source: string,
  html: string | undefined,
): void {
  const latestSource = useRef(source);
  const leader = useRef<"text" | "preview">("text");
  useEffect(() => {
    latestSource.current = source;
  }, [source]);

  useEffect(() => {
    const preview = pane.current;
    if (!text || !preview) return undefined;
    const { scroller } = text;
    let frame = 0;

    function follow() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!text || !preview) return;
        const [ofText, ofPreview] = placesOf(text, preview, latestSource.current);
        if (leader.current === "text")
          preview.scrollTop = mapScroll(scroller.scrollTop, ofText, ofPreview);
        else scroller.scrollTop = mapScroll(preview.scrollTop, ofPreview, ofText);
      });
    }
    const leadText = () => void (leader.current = "text");
    const leadPreview = () => void (leader.current = "preview");
    const onTextScroll = () => leader.current === "text" && follow();
    const onPreviewScroll = () => leader.current === "preview" && follow();

    scroller.addEventListener("scroll", onTextScroll, { passive: true });
    preview.addEventListener("scroll", onPreviewScroll, { passive: true });
    for (const hand of HANDS) {
      scroller.addEventListener(hand, leadText, { passive: true });
      preview.addEventListener(hand, leadPreview, { passive: true });
    }
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener("scroll", onTextScroll);
      preview.removeEventListener("scroll", onPreviewScroll);
      for (const hand of HANDS) {
        scroller.removeEventListener(hand, leadText);
        preview.removeEventListener(hand, leadPreview);
      }
    };
  }, [text, pane]);

  useEffect(() => {
    if (!text || !pane.current || html === undefined || leader.current !== "text") return;
    const [ofText, ofPreview] = placesOf(text, pane.current, latestSource.current);
    // At the top there is the title as well, which the text's own scrolling does not know.
    if (text.scroller.scrollTop > 0)
      pane.current.scrollTop = mapScroll(text.scroller.scrollTop, ofText, ofPreview);
  }, [text, pane, html]);
}

/** Places that belong together: both ends, and the headings if both have the same number. */
function placesOf(
  text: TextHandle,
  preview: HTMLElement,
  source: string,
): [ofText: number[], ofPreview: number[]] {
  const { scroller } = text;
  const end = (element: HTMLElement) => Math.max(1, element.scrollHeight - element.clientHeight);
  const ends: [number, number] = [end(scroller), end(preview)];
  const top = preview.getBoundingClientRect().top - preview.scrollTop;
  const headings = [...preview.querySelectorAll(".article :is(h1, h2, h3, h4, h5, h6)")].map(
    (heading) => heading.getBoundingClientRect().top - top,
  );
  const lines = headingOffsets(source).map(text.topOf);
  if (headings.length !== lines.length)
    return [
      [0, ends[0]],
      [0, ends[1]],
    ];
  const pairs = lines
    .map((line, index): [number, number] => [line, headings[index] ?? 0])
    .filter(([line, heading]) => line < ends[0] && heading < ends[1]);
  return [
    [0, ...pairs.map(([line]) => line), ends[0]],
    [0, ...pairs.map(([, heading]) => heading), ends[1]],
  ];
}
