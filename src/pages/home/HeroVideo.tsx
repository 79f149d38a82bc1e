import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/IconButton";
import { afterPageLoad } from "@/lib/after-page-load";
import { savesData } from "@/lib/saves-data";
import { useTheme } from "@/lib/theme";
import { useMediaQuery, useReducedMotion } from "@/lib/use-media-query";

/**
 * A silent loop in the hero. It is decoration: fetched only after the page has loaded, never for
 * reduced motion or reduced data, and it can be paused.
 */
export function HeroVideo() {
  const [theme] = useTheme();
  const isStill = useReducedMotion();
  const isSavingData = useMediaQuery("(prefers-reduced-data: reduce)");
  const [isWanted, setIsWanted] = useState(false);
  const [isWelcome, setIsWelcome] = useState(true);
  const [isPlaying, setIsPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const canPlay = isWanted && !isStill && !isSavingData;

  useEffect(() => {
    if (savesData()) return;
    return afterPageLoad(() => setIsWanted(true));
  }, []);

  function toggle() {
    const element = video.current;
    if (!element) return;
    setIsWelcome(element.paused);
    // A browser may refuse to play; then the button goes on offering it.
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  }

  return (
    <div className="relative border bg-paper-sunk">
      {(["light", "dark"] as const).map((ground) => (
        <img
          key={ground}
          src={`/images/hero-${ground}-960.avif`}
          srcSet={`/images/hero-${ground}-960.avif 960w, /images/hero-${ground}-1440.avif 1440w`}
          sizes="(width >= 64rem) 45rem, 100vw"
          alt=""
          width={1280}
          height={720}
          loading="lazy"
          decoding="async"
          className={`aspect-video w-full object-cover ${ground === "light" ? "dark:hidden" : "hidden dark:block"}`}
        />
      ))}
      {canPlay && theme && (
        <>
          <video
            key={theme}
            ref={video}
            src={`/video/hero-${theme}.mp4`}
            muted
            loop
            autoPlay={isWelcome}
            playsInline
            aria-hidden
            onPause={() => setIsPlaying(false)}
            onPlay={() => setIsPlaying(true)}
            // A pixel smaller than the picture below it: a larger one would be the page's largest paint,
            // seconds after that picture.
            className="absolute inset-px size-[calc(100%-2px)] object-cover"
          />
          <IconButton
            label={isPlaying ? "Pause background video" : "Play background video"}
            icon={
              isPlaying ? (
                <Pause aria-hidden className="size-4" />
              ) : (
                <Play aria-hidden className="size-4" />
              )
            }
            className="absolute right-2 bottom-2 border bg-paper"
            onClick={toggle}
          />
        </>
      )}
    </div>
  );
}
