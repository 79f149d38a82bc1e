import { useRef } from "react";
import type { TextHandle } from "@/components/editor/text-surface";
import { useLatest } from "@/components/editor/use-latest";
import { figureOf, placeholderOf } from "@/lib/media/markdown";
import { useUploads } from "./use-uploads";

/**
 * Uploads pictures into a text that is being written: a placeholder stands there at once and becomes
 * the picture, or goes when the upload is cancelled.
 */
export function usePictureUploads(text: Pick<TextHandle, "insert" | "replace"> | null) {
  // The editor may change between the files being chosen and being stored.
  const latest = useLatest(text);
  const placeholders = useRef(new Map<number, string>());

  function replacePlaceholder(id: number, by: string) {
    const placeholder = placeholders.current.get(id);
    if (placeholder) latest.current?.replace(placeholder, by);
    placeholders.current.delete(id);
  }
  const uploads = useUploads((picture, id) => replacePlaceholder(id, figureOf(picture)));

  return {
    uploads: {
      ...uploads,
      cancel: (id: number) => {
        uploads.cancel(id);
        replacePlaceholder(id, "");
      },
    },
    /** Uploads the files to where the cursor is. */
    insertPictures: (files: readonly File[]) => {
      if (!text) return;
      const added = uploads.add(files).map(({ id, file }) => {
        const placeholder = placeholderOf(file.name, id);
        placeholders.current.set(id, placeholder);
        return placeholder;
      });
      // Each a paragraph of its own, which becomes a figure.
      text.insert(added.join("\n\n"));
    },
  };
}
