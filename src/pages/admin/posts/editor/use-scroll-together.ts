import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { mapScroll, offsetsOf } from "./scroll-map";

const INPUTS = ["pointerenter", "wheel", "touchstart", "focusin", "keydown"] as const;
const BLOCKS = ":is(h1, h2, h3, h4, h5, h6, p, li, td, th, pre code)";

/** A block of the preview, and the offset in the source at which it begins. */
type Anchor = { block: Element; offset: number };

/**
 * Scrolls the text and its preview together, block by block, and keeps the block at the cursor aligned. The
 * pane under the pointer or with the focus leads.
 *
 * @param text null if there is nothing to scroll with
 * @param source the text as last reported
 */
export function useScrollTogether(
  text: TextHandle | null,
  pane: RefObject<HTMLElement | null>,
  source: string,
): void {
  const leader = useRef<"text" | "preview">("text");
  /** Undefined if the preview has changed since they were found. */
  const anchors = useRef<Anchor[]>(undefined);
  const frame = useRef(0);

  const align = useEffectEvent(() => {
    const preview = pane.current;
    if (!text || !preview) return;
    const { scroller } = text;
    anchors.current ??= anchorsIn(preview, source);
    const [ofText, ofPreview] = heightsOf(text, preview, anchors.current);
    if (leader.current === "preview") {
      scroller.scrollTo(0, mapScroll(preview.scrollTop, ofPreview, ofText));
      return;
    }
    // Aligns the block at the cursor; if it is off screen, the block nearest to it.
    const { scrollTop, clientHeight } = scroller;
    const at = Math.min(Math.max(text.caretTop(), scrollTop), scrollTop + clientHeight);
    preview.scrollTo(0, mapScroll(at, ofText, ofPreview) - (at - scrollTop));
  });
  const follow = useEffectEvent(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => align());
  });

  useEffect(() => {
    const preview = pane.current;
    if (!text || !preview) return undefined;
    const { scroller } = text;
    const leadText = () => void (leader.current = "text");
    const leadPreview = () => void (leader.current = "preview");
    const onTextScroll = () => leader.current === "text" && follow();
    const onPreviewScroll = () => leader.current === "preview" && follow();
    const onPreviewChange = () => leader.current === "text" && follow();
    const mutations = new MutationObserver(() => {
      anchors.current = undefined;
      onPreviewChange();
    });
    // Pictures and fonts that arrive move what is below them.
    const sizes = new ResizeObserver(onPreviewChange);
    const onCursor = () => {
      if (leader.current === "text" && scroller.contains(document.activeElement)) follow();
    };

    const ended = new AbortController();
    const listening = { passive: true, signal: ended.signal };
    scroller.addEventListener("scroll", onTextScroll, listening);
    preview.addEventListener("scroll", onPreviewScroll, listening);
    document.addEventListener("selectionchange", onCursor, listening);
    mutations.observe(preview, { childList: true, characterData: true, subtree: true });
    for (const child of preview.children) sizes.observe(child);
    for (const input of INPUTS) {
      scroller.addEventListener(input, leadText, listening);
      preview.addEventListener(input, leadPreview, listening);
    }
    return () => {
      cancelAnimationFrame(frame.current);
      mutations.disconnect();
      sizes.disconnect();
      ended.abort();
    };
  }, [text, pane]);
}

function anchorsIn(preview: HTMLElement, source: string): Anchor[] {
  const blocks = [...preview.querySelectorAll(`.article ${BLOCKS}`)];
  const offsets = offsetsOf(
    source,
    blocks.map(({ textContent }) => textContent),
  );
  return blocks.flatMap((block, index) => {
    const offset = offsets[index] ?? null;
    return offset === null ? [] : [{ block, offset }];
  });
}

/** Corresponding heights in both panes: both ends, and the blocks between them. */
function heightsOf(
  text: TextHandle,
  preview: HTMLElement,
  anchors: readonly Anchor[],
): [ofText: number[], ofPreview: number[]] {
  const top = preview.getBoundingClientRect().top - preview.scrollTop;
  const ofText = [0];
  const ofPreview = [0];
  const pairs = anchors.map(({ block, offset }): [number, number] => [
    text.topOf(offset),
    block.getBoundingClientRect().top - top,
  ]);
  for (const [line, height] of [...pairs, [text.scroller.scrollHeight, preview.scrollHeight]]) {
    if (line === undefined || height === undefined) continue;
    if (line <= (ofText.at(-1) ?? 0) || height <= (ofPreview.at(-1) ?? 0)) continue;
    ofText.push(line);
    ofPreview.push(height);
  }
  return [ofText, ofPreview];
}
