import { storeText } from "@/lib/browser/stored-text";
import { POSITIONS_KEY, storedPositions } from "./stored-positions";

/**
 * A block of an article, relative to the preceding heading: valid at every width, and after small
 * edits.
 */
export type BlockPosition = {
  /** The id of that heading; empty before the first. */
  section: string;
  block: number;
};
/** The position at which the reader left an article. */
export type ReadingPosition = BlockPosition & { postId: string; slug: string; title: string };

const MAX_POSITIONS = 20;

/** The articles that the reader has not finished, the most recent first. */
export function readingPositions(): ReadingPosition[] {
  try {
    const positions: unknown = JSON.parse(storedPositions());
    return Array.isArray(positions) ? positions.filter(isReadingPosition) : [];
  } catch {
    return [];
  }
}

function isReadingPosition(value: unknown): value is ReadingPosition {
  const { postId, slug, title, section, block } = Object(value);
  const isText = [postId, slug, title, section].every((text) => typeof text === "string");
  return isText && typeof block === "number";
}

/**
 * Stores the reading position of an article, for at most 20 articles. Does nothing if storage is
 * blocked.
 */
export function saveReadingPosition(position: ReadingPosition): void {
  store([position, ...positionsExcept(position.postId)].slice(0, MAX_POSITIONS));
}

/** Removes the reading position of an article, e.g. when it was finished. */
export function removeReadingPosition(postId: string): void {
  if (storedPositions().includes(postId)) store(positionsExcept(postId));
}

function positionsExcept(postId: string): ReadingPosition[] {
  return readingPositions().filter((position) => position.postId !== postId);
}

function store(positions: ReadingPosition[]): void {
  storeText(POSITIONS_KEY, positions.length > 0 ? JSON.stringify(positions) : "");
}
