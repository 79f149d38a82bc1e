import { loss, type Note } from "../source.ts";

/** As many levels as no editor makes; browsers limit them, too. */
const MAX_DEPTH = 200;

/** Leaves out elements that are nested too deeply, as where each of thousands has no end tag. Their text stays. */
export function limitDepth(body: Element, notes: Note[]): void {
  const depths = new Map<Element | null, number>();
  const deepest: Element[] = [];
  // Parents come before their children.
  for (const element of body.querySelectorAll("*")) {
    const depth = (depths.get(element.parentElement) ?? 0) + 1;
    depths.set(element, depth);
    if (depth === MAX_DEPTH && element.firstElementChild) deepest.push(element);
  }
  if (deepest.length === 0) return;
  for (const element of deepest) element.replaceChildren(element.textContent ?? "");
  notes.push(
    loss(
      "text",
      `the elements within more than ${MAX_DEPTH} others are left out, and their text stays`,
    ),
  );
}
