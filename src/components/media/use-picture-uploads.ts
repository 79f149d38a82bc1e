import { useCallback, useEffect, useRef } from "react";
import { figureOf, placeholderOf } from "@/lib/media/markdown";
import { notify } from "@/lib/notify";
import { useMediaLibrary } from "./media-library";

/** The text that pictures are uploaded into. */
export type TextTarget = {
  /** Puts a text where the cursor is. */
  insert: (text: string) => void;
  /** Puts another text in its place, wherever it has moved; false when it is gone. */
  replace: (text: string, by: string) => boolean;
};

let made = 0;

/**
 * Uploads pictures into a text that is being written: a placeholder stands there at once and becomes
 * the picture. What fails says so in a toast, which offers to try again.
 */
export function usePictureUploads() {
  const { store } = useMediaLibrary();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = (leaving.current = new AbortController());
    return () => controller.abort();
  }, []);

  return useCallback(
    async function uploadInto(files: readonly File[], target: TextTarget): Promise<void> {
      const { signal } = leaving.current;
      const waiting = files.map((file) => ({
        file,
        placeholder: placeholderOf(file.name, ++made),
      }));
      // Each a paragraph of its own, which becomes a figure.
      target.insert(waiting.map(({ placeholder }) => placeholder).join("\n\n"));
      for (const { file, placeholder } of waiting) {
        try {
          const picture = await store(file, { signal, onProgress: () => undefined });
          if (!signal.aborted) target.replace(placeholder, figureOf(picture));
        } catch (error) {
          if (signal.aborted) return;
          target.replace(placeholder, "");
          notify({
            title: `${file.name} was not uploaded`,
            description: error instanceof Error ? error.message : "The picture was not stored.",
            tone: "danger",
            action: { label: "Retry", onClick: () => void uploadInto([file], target) },
          });
        }
      }
    },
    [store],
  );
}
