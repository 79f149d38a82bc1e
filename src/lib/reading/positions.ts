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

const MAX_PLACES = 20;

/** The articles that the reader has not finished, the most recent first. */
export function readingPositions(): ReadingPosition[] {
  try {
    const places: unknown = JSON.parse(storedPositions());
    return Array.isArray(places) ? places.filter(isReadingPosition) : [];
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
export function saveReadingPosition(place: ReadingPosition): void {
  store([place, ...positionsExcept(place.postId)].slice(0, MAX_PLACES));
}

/** Removes the reading position of an article, e.g. when it was finished. */
export function removeReadingPosition(postId: string): void {
  if (storedPositions().includes(postId)) store(positionsExcept(postId));
}

function positionsExcept(postId: string): ReadingPosition[] {
  return readingPositions().filter((place) => place.postId !== postId);
}

function store(places: ReadingPosition[]): void {
  storeText(POSITIONS_KEY, places.length > 0 ? JSON.stringify(places) : "");
}
