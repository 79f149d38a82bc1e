import { storeText } from "@/lib/browser/stored-text";
import { PLACES_KEY, storedPlaces } from "./stored-places";

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
export type KeptPlace = BlockPosition & { postId: string; slug: string; title: string };

const MAX_PLACES = 20;

/** The articles that the reader has not finished, the most recent first. */
export function keptPlaces(): KeptPlace[] {
  try {
    const places: unknown = JSON.parse(storedPlaces());
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is KeptPlace {
  const { postId, slug, title, section, block } = Object(value);
  const isText = [postId, slug, title, section].every((text) => typeof text === "string");
  return isText && typeof block === "number";
}

/**
 * Stores the reading position of an article, for at most 20 articles. Does nothing if storage is
 * blocked.
 */
export function keepPlace(place: KeptPlace): void {
  store([place, ...placesExcept(place.postId)].slice(0, MAX_PLACES));
}

/** Removes the reading position of an article, e.g. when it was finished. */
export function forgetPlace(postId: string): void {
  if (storedPlaces().includes(postId)) store(placesExcept(postId));
}

function placesExcept(postId: string): KeptPlace[] {
  return keptPlaces().filter((place) => place.postId !== postId);
}

function store(places: KeptPlace[]): void {
  storeText(PLACES_KEY, places.length > 0 ? JSON.stringify(places) : "");
}
