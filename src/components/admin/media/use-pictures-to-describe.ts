import { useCallback } from "react";
import { picturesWithoutAltText } from "@/lib/markdown/missing-alt-text";
import { pathAt } from "@/lib/media/urls";
import { t } from "@/lib/words";
import { useMediaLibrary } from "./media-library";

/** Shown when a text has the placeholder of an upload. */
export const PICTURE_MISSING = t(
  "A picture is missing: it is being uploaded, or its upload was interrupted.",
);

export type PictureToDescribe = {
  src: string;
  /** Its alt text in the library. */
  alt: string;
};

/**
 * Finds the pictures in a Markdown text that have no alt text and are not marked as decorative: neither in the
 * library, nor by having been published that way in the public text.
 */
export function usePicturesToDescribe() {
  const { texts } = useMediaLibrary();
  return useCallback(
    async (source: string, publicSource = ""): Promise<PictureToDescribe[]> => {
      const published = await picturesWithoutAltText(publicSource);
      const undescribed = (await picturesWithoutAltText(source)).filter(
        (src) => !published.includes(src),
      );
      const inLibrary = undescribed.flatMap((src) => pathAt(src) ?? []);
      // If the library does not respond, no picture counts as described.
      const entries = inLibrary.length > 0 ? await texts(inLibrary).catch(() => []) : [];
      return undescribed.flatMap((src) => {
        const entry = entries.find(({ path }) => path === pathAt(src));
        return entry?.decorative ? [] : [{ src, alt: entry?.alt ?? "" }];
      });
    },
    [texts],
  );
}
