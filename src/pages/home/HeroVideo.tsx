import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/IconButton";
import { afterPageLoad } from "@/lib/after-page-load";
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
  const [isPaused, setIsPaused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const canPlay = isWanted && !isStill && !isSavingData;

  useEffect(() => {
    if (savesData()) return;
    return afterPageLoad(() => setIsWanted(true));
  }, []);

  function toggle() {
    if (isPaused) void video.current?.play();
    else video.current?.pause();
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
            autoPlay
            playsInline
            aria-hidden
            onPause={() => setIsPaused(true)}
            onPlay={() => setIsPaused(false)}
            className="absolute inset-0 size-full object-cover"
          />
          <IconButton
            label={isPaused ? "Play background video" : "Pause background video"}
            icon={
              isPaused ? (
                <Play aria-hidden className="size-4" />
              ) : (
                <Pause aria-hidden className="size-4" />
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

/** The Save-Data preference of the Network Information API, where the browser has it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true
  );
}
