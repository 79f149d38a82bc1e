import { tracks, type Track } from "@/content/tracks";

function trackAt(index: number): Track {
  const track = tracks.at(index);
  if (!track) throw new Error("The player's tests need three tracks.");
  return track;
}

export const first = trackAt(0);
export const second = trackAt(1);
export const nextToLast = trackAt(-2);
export const last = trackAt(-1);

/** The length of a track, as the player shows it. */
export const spoken = ({ duration }: Track) => duration;
