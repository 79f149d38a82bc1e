export type Track = {
  id: string;
  title: string;
  artist: string;
  album: string;
  /** Length as it is shown, minutes and seconds. */
  duration: string;
  durationSeconds: number;
  thumbnail: string;
  audioUrl: string;
};

/** The seven tracks, made by scripts/make-music.ts, in playing order. */
export const tracks: readonly Track[] = [
  track("slow-water-clock", "Slow Water Clock", "1:21", 81),
  track("pencil-dust", "Pencil Dust", "1:20", 80),
  track("small-bright-machines", "Small Bright Machines", "1:17", 77),
  track("waltz-for-an-empty-office", "Waltz for an Empty Office", "1:20", 80),
  track("idle-loop", "Idle Loop", "1:19", 79),
  track("study-in-plucked-lines", "Study in Plucked Lines", "1:21", 81),
  track("harbour-after-hours", "Harbour After Hours", "1:20", 80),
];

function track(id: string, title: string, duration: string, durationSeconds: number): Track {
  return {
    id,
    title,
    artist: "Unknown",
    album: "Unknown",
    duration,
    durationSeconds,
    thumbnail: `/images/tracks/${id}-480.avif`,
    audioUrl: `/audio/${id}.mp3`,
  };
}
