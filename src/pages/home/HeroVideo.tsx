import { useEffect, useState } from "react";
import { fileOnHost } from "@/lib/base-path";
import { afterPageLoad } from "@/lib/hydration/after-page-load";
import { savesData } from "@/lib/browser/saves-data";
import { HeroLoop } from "./HeroLoop";

const pictureOf = (ground: string, width: number) =>
  fileOnHost(`/images/hero-${ground}-${width}.avif`);

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
          src={pictureOf(ground, 960)}
          srcSet={[960, 1440].map((width) => `${pictureOf(ground, width)} ${width}w`).join(", ")}
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
