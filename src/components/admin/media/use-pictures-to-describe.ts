import { useCallback } from "react";
import { picturesWithoutAltText } from "@/lib/markdown/missing-alt-text";
import { pathAt } from "@/lib/media/urls";
import { useMediaLibrary } from "./media-library";

export type PictureToDescribe = {
  src: string;
  /** What the library says of it. */
  alt: string;
};

/**
 * Finds the pictures of a text, in Markdown, without alternative text that nobody has said to be
 * decorative: neither the library, nor the owner by publishing them so in the text that is public.
 */
export function usePicturesToDescribe() {
  const { texts } = useMediaLibrary();
  return useCallback(
    async (source: string, publicSource = ""): Promise<PictureToDescribe[]> => {
      const answered = await picturesWithoutAltText(publicSource);
      const open = (await picturesWithoutAltText(source)).filter((src) => !answered.includes(src));
      const inLibrary = open.flatMap((src) => pathAt(src) ?? []);
      // Where the library does not answer, it says nothing.
      const known = inLibrary.length > 0 ? await texts(inLibrary).catch(() => []) : [];
      return open.flatMap((src) => {
        const entry = known.find(({ path }) => path === pathAt(src));
        return entry?.decorative ? [] : [{ src, alt: entry?.alt ?? "" }];
      });
    },
    [texts],
  );
}
