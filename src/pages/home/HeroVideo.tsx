import { useEffect, useState } from "react";
import { preload } from "react-dom";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { fileOnHost } from "@/lib/base-path";
import { afterPageLoad } from "@/lib/hydration/after-page-load";
import { prefersReducedData } from "@/lib/browser/prefers-reduced-data";
import { HeroLoop } from "./HeroLoop";

const THEMES = ["light", "dark"] as const;
const SIZES = "(width >= 64rem) 45rem, 100vw";
const pictureOf = (theme: string, width: number) => `/images/hero-${theme}-${width}.avif`;
const picturesOf = (theme: string) =>
  [960, 1440].map((width) => `${fileOnHost(pictureOf(theme, width))} ${width}w`).join(", ");

/** A silent video loop in the hero, fetched only after the page has loaded. */
export function HeroVideo() {
  const [shouldLoad, setShouldLoad] = useState(false);
  const [isBroken, setIsBroken] = useState(false);

  useEffect(() => {
    if (prefersReducedData()) return;
    return afterPageLoad(() => setShouldLoad(true));
  }, []);

  // Otherwise the largest image of the page would be requested only with its first layout.
  for (const theme of THEMES) {
    preload(fileOnHost(pictureOf(theme, 960)), {
      as: "image",
      fetchPriority: "high",
      imageSrcSet: picturesOf(theme),
      imageSizes: SIZES,
      media: `(prefers-color-scheme: ${theme})`,
    });
  }

  if (isBroken) return null;
  return (
    <div className="relative border bg-paper-sunk">
      {THEMES.map((theme) => (
        <ImageWithFallback
          key={theme}
          src={pictureOf(theme, 960)}
          srcSet={picturesOf(theme)}
          sizes={SIZES}
          alt=""
          width={1280}
          height={720}
          isPriority
          // The other theme's image is not displayed, so it is not fetched.
          loading="lazy"
          onFailure={() => setIsBroken(true)}
          className={`aspect-video w-full object-cover ${theme === "light" ? "dark:hidden" : "hidden dark:block"}`}
        />
      ))}
      {shouldLoad && <HeroLoop />}
    </div>
  );
}
