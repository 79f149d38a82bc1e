import { flushSync } from "react-dom";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { useLatest } from "@/components/use-latest";
import { figureOf, placeholderOf } from "@/lib/media/markdown";
import { useUploads, type Upload } from "./use-uploads";

/**
 * Uploads pictures into a text that is being written: a placeholder is inserted at once and becomes the
 * picture, or disappears if the upload is cancelled.
 */
export function usePictureUploads(
  text: Pick<TextHandle, "insertParagraphs" | "replace" | "flush"> | null,
) {
  // The editor may change between choosing the files and storing them.
  const latest = useLatest(text);

  function replacePlaceholder({ id, file }: Upload, by: string) {
    latest.current?.replace(placeholderOf(file.name, id), by);
    latest.current?.flush();
  }
  const uploads = useUploads((picture, upload) => replacePlaceholder(upload, figureOf(picture)));

  return {
    uploads: {
      ...uploads,
      cancel: (upload: Upload) => {
        // First: a form may be waiting for the upload to be saved.
        flushSync(() => replacePlaceholder(upload, ""));
        uploads.cancel(upload);
      },
    },
    /** Uploads the files to where the cursor is. */
    insertPictures: (files: readonly File[]) => {
      if (!text) return;
      const added = uploads.add(files).map(({ id, file }) => placeholderOf(file.name, id));
      // Each in a separate paragraph, which becomes a figure.
      text.insertParagraphs(added, true);
    },
  };
}
