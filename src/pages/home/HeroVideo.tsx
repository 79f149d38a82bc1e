import { useEffect, useState } from "react";
import { afterPageLoad } from "@/lib/hydration/after-page-load";
import { savesData } from "@/lib/browser/saves-data";
import { HeroLoop } from "./HeroLoop";

/** A silent video loop in the hero, fetched only after the page has loaded. */
export function HeroVideo() {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (savesData()) return;
    return afterPageLoad(() => setIsWanted(true));
  }, []);

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
      {isWanted && <HeroLoop />}
    </div>
  );
}
