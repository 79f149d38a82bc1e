import { Pause, Play, SkipBack, SkipForward, Volume2 } from "lucide-react";
import { IconButton } from "@/components/ui/IconButton";
import { Slider } from "@/components/ui/Slider";
import { Spinner } from "@/components/ui/Spinner";
import type { Track } from "@/content/tracks";
import { formatDuration } from "@/lib/format";
import { playNext, playPrevious, seekTo, setVolume, togglePlaying, usePlayer } from "@/lib/player";

type Props = { tracks: readonly Track[] };

export function LargePlayer({ tracks }: Props) {
  const { track, isPlaying, isBuffering, time, duration, volume, error } = usePlayer();
  return (
    <section aria-label="Player" className="grid gap-6 border p-5 md:p-6 lg:sticky lg:top-24">
      <div className="grid aspect-square place-items-center bg-paper-sunk">
        {track ? (
          <img
            src={track.thumbnail}
            alt=""
            width={480}
            height={480}
            className="size-full object-cover"
          />
        ) : (
          <p className="font-serif text-title text-ink-muted">Choose a track to play</p>
        )}
      </div>
      <div aria-live="polite" className="min-h-16">
        <p className="font-serif text-title">{track?.title ?? "Nothing is playing"}</p>
        {track && (
          <p className="mt-1 label text-ink-muted">
            {track.artist} — {track.album}
          </p>
        )}
      </div>
      {error && (
        <p role="alert" className="border-l-2 border-danger pl-4 text-sm">
          {error} Press play to try again, or choose another track.
        </p>
      )}
      <div>
        <Slider
          label="Position"
          value={Math.floor(time)}
          max={Math.max(1, Math.floor(duration))}
          onChange={seekTo}
          valueText={`${formatDuration(time)} of ${formatDuration(duration)}`}
          isDisabled={!track}
        />
        <p className="flex justify-between label text-ink-muted">
          <span>{formatDuration(time)}</span>
          <span>{formatDuration(duration)}</span>
        </p>
      </div>
      <div className="flex items-center justify-center gap-4">
        <IconButton
          label="Previous track"
          icon={<SkipBack aria-hidden className="size-5" />}
          onClick={() => playPrevious(tracks)}
        />
        <IconButton
          label={isPlaying ? "Pause" : "Play"}
          icon={
            isPlaying && isBuffering ? (
              <Spinner />
            ) : isPlaying ? (
              <Pause aria-hidden className="size-6" />
            ) : (
              <Play aria-hidden className="size-6" />
            )
          }
          className="size-14 bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent"
          onClick={() => togglePlaying(tracks)}
        />
        <IconButton
          label="Next track"
          icon={<SkipForward aria-hidden className="size-5" />}
          onClick={() => playNext(tracks)}
        />
      </div>
      <div className="flex items-center gap-4 border-t pt-2">
        <Volume2 aria-hidden className="size-4 shrink-0 text-ink-muted" />
        <Slider
          label="Volume"
          value={volume}
          max={100}
          onChange={setVolume}
          valueText={`${volume}%`}
        />
        <span className="w-10 text-right label text-ink-muted">{volume}%</span>
      </div>
    </section>
  );
}
