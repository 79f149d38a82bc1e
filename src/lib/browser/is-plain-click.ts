/** Whether a click follows a link here. Others open a tab or a window, download, or do nothing. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
