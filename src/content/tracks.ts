export type Track = {
  id: string;
  title: string;
  artist: string;
  album: string;
  /** The artist, or empty; credits that several tracks share are given once, below the list. */
  credit: string;
  /** The displayed length, minutes and seconds. */
  duration: string;
  durationSeconds: number;
  /** A square picture of 192 pixels, and the same of 480. */
  thumbnail: string;
  artwork: string;
  audioUrl: string;
};

/** The seven tracks in playing order. */
export const tracks: readonly Track[] = [
  track("slow-water-clock", "Slow Water Clock", "1:26", 86.5),
  track("pencil-dust", "Pencil Dust", "1:20", 80.6),
  track("small-bright-machines", "Small Bright Machines", "1:15", 75),
  track("waltz-for-an-empty-office", "Waltz for an Empty Office", "1:20", 80.9),
  track("idle-loop", "Idle Loop", "1:19", 79.9),
  track("study-in-plucked-lines", "Study in Plucked Lines", "1:12", 72.7),
  track("harbour-after-hours", "Harbour After Hours", "1:23", 83.5),
];

function track(id: string, title: string, duration: string, durationSeconds: number): Track {
  return {
    id,
    title,
    artist: "Unknown",
    album: "Unknown",
    credit: "Made for this site",
    duration,
    durationSeconds,
    thumbnail: `/images/tracks/${id}-192.avif`,
    artwork: `/images/tracks/${id}-480.avif`,
    audioUrl: `/audio/${id}.mp3`,
  };
}
