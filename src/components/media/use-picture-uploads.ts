import { useCallback, useEffect, useRef } from "react";
import { figureOf, placeholderOf } from "@/lib/media/markdown";
import { notify } from "@/lib/notify";
import { useMediaLibrary } from "./media-library";

/** The text that pictures are uploaded into. A placeholder that was deleted is left out silently. */
export type TextTarget = {
  /** Puts a placeholder where the cursor is. */
  insert: (placeholder: string) => void;
  /** Puts the picture in its place; false when the placeholder is gone. */
  replace: (placeholder: string, markdown: string) => boolean;
  /** Removes the placeholder of an upload that failed. */
  fail: (placeholder: string) => void;
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
      for (const { placeholder } of waiting) target.insert(placeholder);
      for (const { file, placeholder } of waiting) {
        try {
          const picture = await store(file, { signal, onProgress: () => undefined });
          if (!signal.aborted) target.replace(placeholder, figureOf(picture));
        } catch (error) {
          if (signal.aborted) return;
          target.fail(placeholder);
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
