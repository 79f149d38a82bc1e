import type { PlayerTrack } from "./player-state";

/** Stored for a track without an artist or album. */
const UNKNOWN = "Unknown";

type Credits = Pick<PlayerTrack, "artist" | "album" | "credit">;

export function artistOf({ artist, credit }: Credits): string {
  return artist === UNKNOWN ? credit : artist;
}

/** The album of a track; empty where it is on none. */
export function albumOf({ album }: Credits): string {
  return album === UNKNOWN ? "" : album;
}

/** Who made a track, and its album, in one line. */
export function bylineOf(track: Credits): string {
  return [artistOf(track), albumOf(track)].filter(Boolean).join(" — ");
}
