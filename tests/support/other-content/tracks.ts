export type Track = {
  id: string;
  title: string;
  artist: string;
  album: string;
  /** Who made it, or empty; a credit shared by several is shown once, below the list. */
  credit: string;
  duration: string;
  durationSeconds: number;
  thumbnail: string;
  artwork: string;
  audioUrl: string;
};

export const tracks: readonly Track[] = [
  track("idle-loop", "Ferry, Idling", "1:19", 79.9),
  track("slow-water-clock", "High Water at Four", "1:26", 86.5),
  track("harbour-after-hours", "Cranes", "1:23", 83.5),
  track("pencil-dust", "The Ledger Closes", "1:20", 80.6),
];

function track(id: string, title: string, duration: string, durationSeconds: number): Track {
  return {
    id,
    title,
    artist: "Low Water",
    album: "Field Recordings",
    credit: "",
    duration,
    durationSeconds,
    thumbnail: `/images/tracks/${id}-192.avif`,
    artwork: `/images/tracks/${id}-480.avif`,
    audioUrl: `/audio/${id}.mp3`,
  };
}
