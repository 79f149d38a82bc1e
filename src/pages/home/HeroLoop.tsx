import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "@/components/ui/IconButton";
import { fileOnHost } from "@/lib/base-path";
import { useTheme } from "@/lib/browser/theme";
import { useMediaQuery, useReducedMotion } from "@/lib/browser/use-media-query";
import { t } from "@/lib/words";

/** The video loop. It can be paused, and is left out for reduced motion or data. */
export function HeroLoop() {
  const [theme] = useTheme();
  const isMotionReduced = useReducedMotion();
  const isSavingData = useMediaQuery("(prefers-reduced-data: reduce)");
  const [isAutoPlay, setIsAutoPlay] = useState(true);
  const [isPlaying, setIsPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  function toggle() {
    const element = video.current;
    if (!element) return;
    setIsAutoPlay(element.paused);
    // The browser may refuse to play, but the button remains.
    if (element.paused) element.play().catch(() => undefined);
    else element.pause();
  }

  if (isMotionReduced || isSavingData || !theme) return null;
  return (
    <>
      <video
        key={theme}
        ref={video}
        src={fileOnHost(`/video/hero-${theme}.mp4`)}
        muted
        loop
        autoPlay={isAutoPlay}
        playsInline
        aria-hidden
        onPause={() => setIsPlaying(false)}
        onPlay={() => setIsPlaying(true)}
        // A pixel smaller than the image below it, or the video would count as the largest
        // contentful paint, seconds after that image.
        className="absolute inset-px size-[calc(100%-2px)] object-cover"
      />
      <IconButton
        label={isPlaying ? t("Pause background video") : t("Play background video")}
        icon={
          isPlaying ? (
            <Pause aria-hidden className="size-4" />
          ) : (
            <Play aria-hidden className="size-4" />
          )
        }
        className="absolute inset-e-2 bottom-2 border bg-paper"
        onClick={toggle}
      />
    </>
  );
}
