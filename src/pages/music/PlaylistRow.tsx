import { AudioLines } from "lucide-react";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import type { Track } from "@/content/tracks";
import { classNames } from "@/lib/class-names";
import { bylineOf } from "@/lib/player/credits";
import { playTrack } from "@/lib/player/player";
import { twoDigits } from "@/sections";

type Props = {
  track: Track;
  /** Counted from 1. */
  number: number;
  isCurrent: boolean;
  isPlaying: boolean;
  /** The playlist for next and previous. */
  tracks: readonly Track[];
};

export function PlaylistRow({ track, number, isCurrent, isPlaying, tracks }: Props) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => playTrack(track, tracks)}
      className={classNames(
        "relative flex w-full items-center gap-3 px-3 py-3 text-start transition-colors duration-150 hover:bg-paper-sunk sm:gap-4",
        isCurrent &&
          "bg-paper-sunk before:absolute before:inset-y-0 before:inset-s-0 before:w-0.5 before:bg-accent",
      )}
    >
      <span
        className={classNames(
          "w-6 shrink-0 label sm:w-8",
          isCurrent ? "text-accent" : "text-ink-muted",
        )}
      >
        {isPlaying ? <AudioLines aria-hidden className="size-4" /> : twoDigits(number)}
      </span>
      <ImageWithFallback
        src={track.thumbnail}
        alt=""
        width={56}
        height={56}
        className="size-12 shrink-0 object-cover max-[20rem]:hidden sm:size-14"
      />
      <span className="min-w-0 grow">
        <span
          className={classNames(
            "block font-serif text-lg leading-tight wrap-anywhere sm:text-xl",
            isCurrent && "text-accent",
          )}
        >
          {track.title}
        </span>
        <span className="block truncate label text-ink-muted">{bylineOf(track)}</span>
      </span>
      <span className="shrink-0 label text-ink-muted">{track.duration}</span>
    </button>
  );
}
