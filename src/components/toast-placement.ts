/*
 * Where toasts appear: near their edge of the screen, but never over what somebody is working on, nor over a
 * fixed bar (`data-keep-clear`).
 */
type Edge = "top" | "bottom";
type Box = { top: number; bottom: number; left: number; right: number };

/** Distance to the edge of the screen and to what must not be covered, in pixels. */
const MARGIN = 12;
/** By how many pixels each toast behind the front one protrudes. */
const PROTRUSION = 14;
const MAX_SHOWN = 3;
const FIELDS = "input, textarea, select, button, a[href], summary, [tabindex='0']";
/** What a dialog says about its fields, and beside its buttons. */
const TEXTS = "label, [id$='-error'], [role=alert], footer p";

/**
 * The smallest free distance from an edge of the screen.
 *
 * @param stack height of the toasts, and their left and right edge
 * @param boxes what must not be covered
 * @returns undefined if no place is free
 */
export function freeOffset(
  edge: Edge,
  screenHeight: number,
  stack: { height: number; left: number; right: number },
  boxes: readonly Box[],
): number | undefined {
  const taken = boxes
    .filter(({ left, right }) => left < stack.right && right > stack.left)
    .map(({ top, bottom }) =>
      edge === "top" ? [top, bottom] : [screenHeight - bottom, screenHeight - top],
    )
    .toSorted(([one = 0], [other = 0]) => one - other);
  let offset = MARGIN;
  for (const [near = 0, far = 0] of taken) {
    if (near < offset + stack.height + MARGIN && far > offset - MARGIN) offset = far + MARGIN;
  }
  return offset + stack.height + MARGIN <= screenHeight ? offset : undefined;
}

/**
 * Keeps the toasts clear of what they must not cover, until the returned function is called. Their distance
 * from the edge is written to the variable `--toast-offset`.
 */
export function keepToastsClear(toaster: HTMLElement, edge: Edge): () => void {
  function updateOffset() {
    const offset = offsetFor(toaster, edge);
    if (offset !== undefined)
      document.documentElement.style.setProperty("--toast-offset", `${offset}px`);
  }
  const observer = new MutationObserver(updateOffset);
  observer.observe(toaster, { childList: true, subtree: true, attributeFilter: ["style"] });
  document.addEventListener("focusin", updateOffset);
  document.addEventListener("scroll", updateOffset, { capture: true, passive: true });
  window.addEventListener("resize", updateOffset);
  updateOffset();
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", updateOffset);
    document.removeEventListener("scroll", updateOffset, { capture: true });
    window.removeEventListener("resize", updateOffset);
  };
}

function offsetFor(toaster: HTMLElement, edge: Edge): number | undefined {
  const toasts = toaster.querySelectorAll<HTMLElement>("[data-sonner-toast]");
  const front = toaster.querySelector<HTMLElement>("[data-front=true]");
  if (!front) return undefined;
  const { left, right } = front.getBoundingClientRect();
  const behind = Math.min(toasts.length, MAX_SHOWN) - 1;
  // Without its transition, which has no end event to wait for.
  const stack = { height: front.offsetHeight + behind * PROTRUSION, left, right };
  for (const boxes of obstacles(toaster)) {
    const offset = freeOffset(edge, window.innerHeight, stack, boxes);
    if (offset !== undefined) return offset;
  }
  return MARGIN;
}

/** What to keep clear, from most to least: the last set is for screens with no room for more. */
function obstacles(toaster: HTMLElement): Box[][] {
  const focused = focusedBox(toaster);
  const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  if (!dialog) return [[...focused, ...boxesOf("[data-keep-clear]")], focused];
  return [
    [...focused, dialog.getBoundingClientRect()],
    [...focused, ...boxesIn(dialog, `${FIELDS}, ${TEXTS}`)],
    [...focused, ...boxesIn(dialog, FIELDS)],
    focused,
  ];
}

/** The parts of a dialog that are not scrolled out of it, nor below the buttons at its end. */
function boxesIn(dialog: Element, selector: string): Box[] {
  const area = dialog.getBoundingClientRect();
  const footer = dialog.querySelector("footer[data-keep-clear]");
  const end = footer?.getBoundingClientRect().top ?? area.bottom;
  return [...dialog.querySelectorAll(selector)].flatMap((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const box = {
      left,
      right,
      top: Math.max(top, area.top),
      bottom: Math.min(bottom, footer?.contains(element) ? area.bottom : end),
    };
    return box.top < box.bottom && left < right ? [box] : [];
  });
}

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** The focused element with its error and hint; in a text that fills the screen, the line with the cursor. */
function focusedBox(toaster: HTMLElement): Box[] {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || toaster.contains(focused)) return [];
  if (focused.isContentEditable) {
    const selection = window.getSelection();
    return selection?.rangeCount ? [selection.getRangeAt(0).getBoundingClientRect()] : [];
  }
  if (!focused.matches(FIELDS)) return [];
  const about = focused.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [focused, ...about.flatMap((id) => document.getElementById(id) ?? [])].map((element) =>
    element.getBoundingClientRect(),
  );
}
