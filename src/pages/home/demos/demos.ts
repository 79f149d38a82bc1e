import type { ComponentType } from "react";
import { HueScale } from "./HueScale";
import { Sunflower } from "./Sunflower";
import { t } from "@/lib/words";
import { TextMeter } from "./TextMeter";

type CodeDemo = {
  title: string;
  /** File name of the demo's module, whose source is shown. */
  file: string;
  explanation: string;
  Demo: ComponentType;
};

export const codeDemos: readonly CodeDemo[] = [
  {
    title: t("A flower from one angle"),
    file: "Sunflower.tsx",
    explanation: t(
      "Every seed turns by the same angle and moves out a little. Only around 137.5° do they leave no gaps; a tenth of a degree more, and there are spokes.",
    ),
    Demo: Sunflower,
  },
  {
    title: t("One hue, five even steps"),
    file: "HueScale.tsx",
    explanation: t(
      "The colours of this site are written in OKLCH, where a step of lightness looks the same in every hue. That keeps the text readable wherever you move the slider.",
    ),
    Demo: HueScale,
  },
  {
    title: t("Counting what a reader sees"),
    file: "TextMeter.tsx",
    explanation: t(
      "A limit based on length cuts names short and astronauts into pieces. The browser knows better where a character ends.",
    ),
    Demo: TextMeter,
  },
];

/** The source of each module, by its path. */
export const sources = import.meta.glob<string>("./*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
