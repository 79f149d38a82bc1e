import { Pause, Play, SkipForward, X } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { IconButton } from "@/components/ui/IconButton";
import { closePlayer, playNext, togglePlaying, usePlayer } from "@/lib/player";
import { paths } from "@/paths";

/** Keeps what plays in reach on every page but the music page itself. */
export function MiniPlayer() {
  const { track, isPlaying, time, duration } = usePlayer();
  const { pathname } = useLocation();

  // The admin area has no player: nothing may sound there that cannot be stopped.
  useEffect(
    () => () => {
      if (window.location.pathname.startsWith(paths.admin)) closePlayer();
    },
    [],
  );

  if (!track || pathname === paths.music) return null;
  return (
    <>
      {/* Holds the place of the bar at the end of the page, so that it covers nothing. */}
      <div aria-hidden className="h-16 print:hidden" />
      <section
        aria-label="Music player"
        className="fixed inset-x-0 bottom-0 z-20 border-t bg-paper-raised print:hidden"
      >
        <div
          aria-hidden
          className="absolute -top-px left-0 h-0.5 w-full origin-left bg-accent"
          style={{ transform: `scaleX(${duration > 0 ? time / duration : 0})` }}
        />
        <div className="page-width flex h-16 items-center gap-1">
          <Link to={paths.music} className="mr-auto flex min-w-0 items-center gap-3">
            <img
              src={track.thumbnail}
              alt=""
              width={44}
              height={44}
              className="size-11 shrink-0 object-cover"
            />
            <span className="min-w-0">
              <span className="block truncate font-serif text-lg leading-tight">{track.title}</span>
              <span className="block truncate label text-ink-muted">{track.artist}</span>
            </span>
          </Link>
          <IconButton
            label={isPlaying ? "Pause" : "Play"}
            icon={
              isPlaying ? (
                <Pause aria-hidden className="size-5" />
              ) : (
                <Play aria-hidden className="size-5" />
              )
            }
            onClick={() => togglePlaying()}
          />
          <IconButton
            label="Next track"
            icon={<SkipForward aria-hidden className="size-5" />}
            onClick={() => playNext()}
          />
          <IconButton
            label="Close player"
            icon={<X aria-hidden className="size-5" />}
            onClick={closePlayer}
          />
        </div>
      </section>
    </>
  );
}
