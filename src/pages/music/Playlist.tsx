import type { Track } from "@/content/tracks";
import { classNames } from "@/lib/class-names";
import { playTrack, usePlayer } from "@/lib/player";

type Props = { tracks: readonly Track[] };

export function Playlist({ tracks }: Props) {
  const { track: current, isPlaying } = usePlayer();
  return (
    <section aria-labelledby="playlist">
      <h2 id="playlist" className="label text-ink-muted">
        Playlist
      </h2>
      <ol className="mt-3 border-t">
        {tracks.map((track, index) => {
          const isCurrent = track.id === current?.id;
          return (
            <li key={track.id} className="border-b">
              <button
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => playTrack(track, tracks)}
                className={classNames(
                  "flex w-full items-center gap-4 py-3 text-left transition-colors duration-150 hover:bg-paper-sunk",
                  isCurrent && "bg-paper-sunk",
                )}
              >
                <span
                  className={classNames(
                    "w-8 text-center label",
                    isCurrent ? "text-accent" : "text-ink-muted",
                  )}
                >
                  {isCurrent && isPlaying ? "▶" : String(index + 1).padStart(2, "0")}
                </span>
                <img
                  src={track.thumbnail}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 shrink-0 object-cover"
                />
                <span className="min-w-0 grow">
                  <span
                    className={classNames(
                      "block truncate font-serif text-xl",
                      isCurrent && "text-accent",
                    )}
                  >
                    {track.title}
                  </span>
                  <span className="block truncate label text-ink-muted">
                    {track.artist} — {track.album}
                  </span>
                </span>
                <span className="pr-2 label text-ink-muted">{track.duration}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
