/** Moves the focus to the page's content, for example because the focused button disappears. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
