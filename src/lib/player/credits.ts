import type { PlayerTrack } from "./player-state";
import { t } from "@/lib/words";

/** Shown for a track without an artist or album. */
const UNKNOWN = t("Unknown");

type Credits = Pick<PlayerTrack, "artist" | "album">;

export function artistOf({ artist }: Credits): string {
  return artist.trim() || UNKNOWN;
}

export function albumOf({ album }: Credits): string {
  return album.trim() || UNKNOWN;
}

/** Artist and album of a track, in one line. */
export function bylineOf(track: Credits): string {
  return `${artistOf(track)} — ${albumOf(track)}`;
}
