import { useEffect, useState } from "react";
import type { Post } from "@/data/posts/public";
import {
  removeReadingPosition,
  saveReadingPosition,
  readingPositions,
} from "@/lib/reading/positions";
import { shareLeft, shareRead } from "./article-position";
import { blockAt, blockBeingRead, positionOf } from "./article-blocks";

/**
 * Shares of the article: a reader who has read less than BEGUN has not begun; one with less left than FINISHED has
 * finished.
 */
const BEGUN = 0.1;
const FINISHED = 0.1;
/** How long the page must be still before its position is read, in milliseconds. */
const SETTLE_TIME = 200;

type Stage =
  | { name: "opened" | "reading" | "finished" }
  /** The reader was further along before. That position is kept until they reach it again or decline. */
  | { name: "offered"; block: Element };

/** Stores the position at which the reader leaves an article, and offers the previous one. */
export function useReadingPosition({ id, slug, title }: Pick<Post, "id" | "slug" | "title">) {
  const [stage, setStage] = useState<Stage>({ name: "opened" });

  useEffect(() => {
    if (stage.name === "finished") return;
    const update = () => {
      const block = blockBeingRead();
      // Footnotes are ignored, as readers return from them to the text.
      if (block?.closest(".footnotes")) return;
      if (stage.name === "opened") {
        const offered = window.location.hash ? undefined : savedBlock(id);
        const isBehind = offered && isBefore(block, offered);
        setStage(isBehind ? { name: "offered", block: offered } : { name: "reading" });
      } else if (stage.name === "offered") {
        if (!isBefore(block, stage.block)) setStage({ name: "reading" });
      } else if (shareLeft() < FINISHED) {
        removeReadingPosition(id);
        setStage({ name: "finished" });
      } else if (block && shareRead() > BEGUN) {
        saveReadingPosition({ postId: id, slug, title, ...positionOf(block) });
      }
    };
    let timer = setTimeout(update, SETTLE_TIME);
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(update, SETTLE_TIME);
    };
    window.addEventListener("scroll", scheduleUpdate, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", scheduleUpdate);
    };
  }, [id, slug, title, stage]);

  return {
    offered: stage.name === "offered" ? stage.block : undefined,
    close: () => setStage({ name: "reading" }),
  };
}

function savedBlock(postId: string): Element | undefined {
  const saved = readingPositions().find((position) => position.postId === postId);
  return saved && blockAt(saved);
}

/** @param block none before the first one */
function isBefore(block: Element | undefined, other: Element): boolean {
  if (!block) return true;
  return Boolean(block.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
