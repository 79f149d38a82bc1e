/** The framed code blocks below an element that have not been split into lines and highlighted. */
export function plainCodeIn(root: ParentNode): HTMLElement[] {
  // Firefox before 121 lacks `:has()`.
  return [...root.querySelectorAll<HTMLElement>(".code code")].filter(
    (code) => !code.querySelector(".line"),
  );
}
