import { useState, type ClipboardEvent, type DragEvent } from "react";
import { filesOf } from "@/lib/media/chosen-file";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes pictures that are dropped onto an element or pasted while it has focus. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        const files = filesOf(event.dataTransfer);
        if (files.length > 0) onFiles(files);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = filesOf(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
