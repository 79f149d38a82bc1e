import { SkipForward, X } from "lucide-react";
import { useEffect } from "react";
import { Link, matchPath, useLocation } from "react-router-dom";
import { focusMain } from "@/lib/browser/focus-main";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { PlayButton } from "@/components/PlayButton";
import { IconButton } from "@/components/ui/IconButton";
import { inSite } from "@/lib/base-path";
import { artistOf } from "@/lib/player/credits";
import { closePlayer, playNext } from "@/lib/player/player";
import { usePlayer, type PlayerTrack } from "@/lib/player/player-state";
import { paths } from "@/paths";
import { t } from "@/lib/words";

/** The small player on every page but the music page. */
export function MiniPlayer() {
  const track = usePlayer((player) => player.track);
  const { pathname } = useLocation();

  // The admin area has no player, so nothing may play there.
  useEffect(
    () => () => {
      if (inSite(window.location.pathname).startsWith(paths.admin)) closePlayer();
    },
    [],
  );

  // A host may append a slash to its URL.
  return track && !matchPath(paths.music, pathname) ? <Bar track={track} /> : null;
}

function Bar({ track }: { track: PlayerTrack }) {
  const hasFailed = usePlayer(({ error }) => error !== undefined);

  return (
    <>
      {/* Spacer of the bar's height at the end of the page. */}
      <div aria-hidden className="h-16 print:hidden" />
      <section
        aria-label={t("Music player")}
        data-keep-clear
        className="width-before-scroll-bar fixed inset-x-0 bottom-0 z-20 h-16 border-t bg-paper-raised print:hidden"
      >
        <Progress />
        <div className="page-width flex h-full items-center gap-1">
          <Link to={paths.music} className="me-auto flex min-w-0 items-center gap-3">
            <ImageWithFallback
              src={track.thumbnail}
              alt=""
              width={44}
              height={44}
              className="size-11 shrink-0 object-cover"
            />
            <span className="min-w-0">
              <span className="block truncate font-serif text-lg leading-tight">{track.title}</span>
              {hasFailed ? (
                <span role="alert" className="block truncate label text-danger">
                  {t("Could not be played")}
                </span>
              ) : (
                <span className="block truncate label text-ink-muted">{artistOf(track)}</span>
              )}
            </span>
          </Link>
          <div dir="ltr" className="flex gap-1">
            <PlayButton iconClassName="size-5" />
            <IconButton
              label={t("Next track")}
              icon={<SkipForward aria-hidden className="size-5" />}
              onClick={() => playNext()}
            />
          </div>
          <IconButton
            label={t("Close player")}
            icon={<X aria-hidden className="size-5" />}
            onClick={() => {
              closePlayer();
              // The focused button disappears, so move the focus to the content.
              focusMain();
            }}
          />
        </div>
      </section>
    </>
  );
}

function Progress() {
  const part = usePlayer(({ time, duration }) => (duration > 0 ? time / duration : 0));
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 -top-px h-0.5 origin-left bg-accent"
      style={{ transform: `scaleX(${part})` }}
    />
  );
}
