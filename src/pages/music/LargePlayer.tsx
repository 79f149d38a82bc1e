import { Music, SkipBack, SkipForward } from "lucide-react";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { PlayButton } from "@/components/PlayButton";
import { IconButton } from "@/components/ui/IconButton";
import type { Track } from "@/content/tracks";
import { bylineOf } from "@/lib/player/credits";
import { playNext, playPrevious } from "@/lib/player/player";
import { usePlayer } from "@/lib/player/player-state";
import { SeekBar } from "./SeekBar";
import { VolumeControl } from "./VolumeControl";
import { t } from "@/lib/words";

type Props = { tracks: readonly Track[] };

/** The cover's size depends on the screen's height, so that the controls stay visible. */
export function LargePlayer({ tracks }: Props) {
  const track = usePlayer((player) => player.track);
  const error = usePlayer((player) => player.error);
  return (
    <section aria-label={t("Player")} className="grid gap-4 border p-5 md:p-6 lg:sticky lg:top-24">
      <div className="flex flex-wrap gap-5 lg:[@media(min-height:56rem)]:flex-col">
        <div className="grid aspect-square w-28 shrink-0 place-items-center bg-paper-sunk sm:w-40 lg:[@media(min-height:56rem)]:w-full">
          {track && (
            <ImageWithFallback
              src={track.artwork}
              alt=""
              width={480}
              height={480}
              className="size-full object-cover"
            />
          )}
          <Music
            aria-hidden
            strokeWidth={1}
            className="size-1/4 text-line-strong not-only:hidden"
          />
        </div>
        <div
          aria-live="polite"
          className="min-h-16 min-w-0 self-end max-sm:flex-[6rem] lg:[@media(min-height:56rem)]:self-start"
        >
          <p className="font-serif text-title">{track?.title ?? t("Choose a track to play")}</p>
          {track && <p className="mt-1 label text-ink-muted">{bylineOf(track)}</p>}
        </div>
      </div>
      {error && (
        <p role="alert" className="border-s-2 border-danger ps-4 text-sm">
          {t("{error} Press play to try again, or choose another track.", { error })}
        </p>
      )}
      <SeekBar />
      <div dir="ltr" className="flex flex-wrap items-center justify-center gap-4">
        <IconButton
          label={t("Previous track")}
          icon={<SkipBack aria-hidden className="size-5" />}
          onClick={() => playPrevious(tracks)}
        />
        <PlayButton
          tracks={tracks}
          iconClassName="size-6"
          className="size-14 bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent"
        />
        <IconButton
          label={t("Next track")}
          icon={<SkipForward aria-hidden className="size-5" />}
          onClick={() => playNext(tracks)}
        />
      </div>
      <div className="border-t pt-2">
        <VolumeControl />
      </div>
    </section>
  );
}
