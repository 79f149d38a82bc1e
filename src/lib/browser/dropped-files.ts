/** Whether files, rather than a text or a link, are being dragged. */
export function hasFiles({ dataTransfer }: Pick<DragEvent, "dataTransfer">): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/**
 * Cancels dropping files outside of drop targets: the browser would leave the page to open them.
 *
 * @returns a function that removes the listeners
 */
export function cancelStrayDrops(): () => void {
  window.addEventListener("dragover", cancel);
  window.addEventListener("drop", cancel);
  return () => {
    window.removeEventListener("dragover", cancel);
    window.removeEventListener("drop", cancel);
  };
}

function cancel(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event)) return;
  event.preventDefault();
  // The pointer then shows that nothing can be dropped here.
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}
