import { useState, type ClipboardEvent, type DragEvent } from "react";
import { hasFiles } from "@/lib/browser/dropped-files";
import { pastedPictures } from "@/lib/media/chosen-file";

/**
 * Handles files dropped onto an element, or pictures pasted while it has the focus; what a dialog above it has
 * handled is ignored.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (event.defaultPrevented || !hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (event.defaultPrevented || !hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.defaultPrevented) return;
        const files = pastedPictures(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
