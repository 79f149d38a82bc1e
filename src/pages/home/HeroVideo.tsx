import { useEffect, useState } from "react";
import { preload } from "react-dom";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { fileOnHost } from "@/lib/base-path";
import { afterPageLoad } from "@/lib/hydration/after-page-load";
import { prefersReducedData } from "@/lib/browser/prefers-reduced-data";
import { HeroLoop } from "./HeroLoop";

const GROUNDS = ["light", "dark"] as const;
const SIZES = "(width >= 64rem) 45rem, 100vw";
const pictureOf = (ground: string, width: number) => `/images/hero-${ground}-${width}.avif`;
const picturesOf = (ground: string) =>
  [960, 1440].map((width) => `${fileOnHost(pictureOf(ground, width))} ${width}w`).join(", ");

/** A silent video loop in the hero, fetched only after the page has loaded. */
export function HeroVideo() {
  const [isWanted, setIsWanted] = useState(false);
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    if (prefersReducedData()) return;
    return afterPageLoad(() => setIsWanted(true));
  }, []);

  // Otherwise the largest image of the page would be requested only with its first layout.
  for (const ground of GROUNDS) {
    preload(fileOnHost(pictureOf(ground, 960)), {
      as: "image",
      fetchPriority: "high",
      imageSrcSet: picturesOf(ground),
      imageSizes: SIZES,
      media: `(prefers-color-scheme: ${ground})`,
    });
  }

  if (isBroken) return null;
  return (
    <div className="relative border bg-paper-sunk">
      {GROUNDS.map((ground) => (
        <ImageWithFallback
          key={ground}
          src={pictureOf(ground, 960)}
          srcSet={picturesOf(ground)}
          sizes={SIZES}
          alt=""
          width={1280}
          height={720}
          isPriority
          // The other theme's is not displayed, and so not fetched.
          loading="lazy"
          onFailure={() => setIsBroken(true)}
          className={`aspect-video w-full object-cover ${ground === "light" ? "dark:hidden" : "hidden dark:block"}`}
        />
      ))}
      {isWanted && <HeroLoop />}
    </div>
  );
}
