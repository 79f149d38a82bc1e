import { PLACES_KEY, storedPlaces } from "./stored-places";

/** A block of an article by the heading before it, which holds on every width and outlives small edits. */
export type Place = {
  /** The id of that heading; empty before the first. */
  section: string;
  /** How many blocks come after the heading. */
  block: number;
};
/** Where an article was left before its end. */
export type KeptPlace = Place & { postId: string; slug: string; title: string };

const MOST = 20;

/** The articles that were left before their end, the last one first. */
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

/** Keeps where an article was left, of at most 20 articles, and nothing where nothing can be kept. */
export function keepPlace(place: KeptPlace): void {
  store([place, ...othersThan(place.postId)].slice(0, MOST));
}

/** Forgets where an article was left, as when it was finished. */
export function forgetPlace(postId: string): void {
  if (storedPlaces().includes(postId)) store(othersThan(postId));
}

function othersThan(postId: string): KeptPlace[] {
  return keptPlaces().filter((place) => place.postId !== postId);
}

function store(places: KeptPlace[]): void {
  try {
    if (places.length > 0) localStorage.setItem(PLACES_KEY, JSON.stringify(places));
    else localStorage.removeItem(PLACES_KEY);
  } catch {
    // Readers go on reading; only their place is not kept.
  }
}
