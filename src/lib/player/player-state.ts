import { useSyncExternalStore } from "react";
import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "@/lib/browser/stored-text";
import { createStore } from "@/lib/store";

export type PlayerTrack = {
  id: string;
  title: string;
  artist: string;
  album: string;
  /** A square picture 192 pixels wide, and the same 480 pixels wide. */
  thumbnail: string;
  artwork: string;
  audioUrl: string;
  /** In seconds, until the file's actual length is known. */
  durationSeconds: number;
};

export type PlayerState = {
  track: PlayerTrack | undefined;
  isPlaying: boolean;
  /** True while the player waits for data. */
  isBuffering: boolean;
  /** Position and length in seconds. */
  time: number;
  duration: number;
  /** 0 to 100. */
  volume: number;
  /** Error message when the track does not play. */
  error: string | undefined;
};

const VOLUME_KEY = storageKey("volume");
const DEFAULT_VOLUME = 70;

const player = createStore<PlayerState>({
  track: undefined,
  isPlaying: false,
  isBuffering: false,
  time: 0,
  duration: 0,
  volume: DEFAULT_VOLUME,
  error: undefined,
});
changePlayer({ volume: rememberedVolume() });

/**
 * Selects a part of the player's state. The component renders again only when that part changes,
 * not several times a second with the position.
 */
export function usePlayer<Part>(select: (player: PlayerState) => Part): Part {
  return useSyncExternalStore(
    player.subscribe,
    () => select(player.read()),
    () => select(player.initial()),
  );
}

export const playerState = player.read;

/** Removes the track; the volume stays. */
export function emptyPlayer(): void {
  player.write({ ...player.initial(), volume: player.read().volume });
}

export function changePlayer(values: Partial<PlayerState>): void {
  player.write({ ...player.read(), ...values });
}

/** Saves the volume, 0 to 100, for the next visit. */
export function rememberVolume(volume: number): void {
  storeText(VOLUME_KEY, String(volume));
}

function rememberedVolume(): number {
  const volume = Number(storedText(VOLUME_KEY) || NaN);
  return volume >= 0 && volume <= 100 ? Math.round(volume) : DEFAULT_VOLUME;
}
