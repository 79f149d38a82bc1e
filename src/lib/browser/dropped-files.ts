/** Whether files, rather than a text or a link, are being dragged. */
export function hasFiles({ dataTransfer }: Pick<DragEvent, "dataTransfer">): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/**
 * Cancels files that are dropped where nothing takes them: the browser would open them in place of the
 * page.
 *
 * @returns the function that ends it
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
  // The pointer shows it, too.
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}
