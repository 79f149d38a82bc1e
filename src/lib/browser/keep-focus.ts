/** The position of the focus, and where it can go if its element disappears. */
type FocusPosition = {
  control: Element;
  /** The dialog that contains it, null for the page. */
  layer: Element | null;
  /** Its list row, null outside of lists; and all rows in order. */
  row: Element | null;
  rows: Element[];
  /** Its index among the row's controls, counted from the end, where the row's menu is. */
  fromEnd: number;
  /** Outside of lists, the controls before it. */
  before: Element[];
  /** The headings above it, nearest first. */
  headings: Element[];
};

/** All controls except tabs, which focusing would select. */
const CONTROLS = "a[href], button:not([role=tab]), input, select, textarea";
const HEADINGS = "h1, h2, h3, h4";
const SCOPES = "section, [role=dialog], main";
/** Layers above the page that have the focus for a while. */
const LAYERS = "[role=menu], [role=dialog], [data-sonner-toast]";

/**
 * Keeps the focus in place when the focused control disappears, alone or with its row. It goes to
 * the row's menu or, without any control, its heading; else to the same control of the next row, of
 * the previous row if that was the last, or to the heading if the list is empty. Menus, dialogs and
 * toasts in between do not matter.
 *
 * @returns a function that removes the listeners
 */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  let layer: Element | null = null;
  let position: FocusPosition | undefined;

  function recordFocus({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    focused = target;
    layer = target.closest(LAYERS);
    const control = controlBelow(target, layer);
    if (control) position = positionOf(control);
  }

  function moveFocus() {
    if (!focused || !position) return;
    if (focused.isConnected) {
      // The rows around it may have changed.
      if (position.row && position.control.isConnected) position = positionOf(position.control);
      return;
    }
    // Dialogs restore the focus themselves.
    if (
      document.activeElement !== document.body ||
      (layer?.isConnected && position.layer !== layer)
    )
      return;
    focused = undefined;
    const next = successorOf(position);
    if (!(next instanceof HTMLElement)) return;
    if (next.matches(HEADINGS)) next.tabIndex = -1;
    next.focus();
  }

  const observer = new MutationObserver(moveFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", recordFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", recordFocus);
  };
}

/** The control on the page, or in a dialog's list. For a menu, the button that opened it. */
function controlBelow(target: Element, layer: Element | null): Element | null {
  if (!layer || (layer.matches("[role=dialog]") && target.closest("li"))) return target;
  if (!layer.matches("[role=menu]")) return null;
  return document.querySelector("[aria-haspopup=menu][aria-expanded=true]");
}

function positionOf(control: Element): FocusPosition {
  const row = control.closest("li");
  const scope = control.closest("[role=dialog], main");
  const headings: Element[] = [];
  let above = (row?.parentElement ?? control).closest(SCOPES);
  for (; above; above = above.parentElement?.closest(SCOPES) ?? null) {
    const heading = above.querySelector(HEADINGS);
    if (heading) headings.push(heading);
  }
  const siblings = row ? controlsOf(row) : [];
  const others = row || !scope ? [] : controlsOf(scope);
  return {
    control,
    layer: control.closest("[role=dialog]"),
    row,
    rows: [...(row?.parentElement?.children ?? [])],
    fromEnd: siblings.length - siblings.indexOf(control),
    before: others.slice(0, Math.max(0, others.indexOf(control))),
    headings,
  };
}

function successorOf(position: FocusPosition): Element | undefined {
  const { control, row, rows, fromEnd, before, headings } = position;
  if (isAvailable(control)) return control;
  if (!row) return before.findLast(isAvailable) ?? headings.find(isAvailable);
  if (row.isConnected) {
    return controlsOf(row).findLast(isAvailable) ?? row.querySelector(HEADINGS) ?? undefined;
  }
  const index = rows.indexOf(row);
  const next = rows.slice(index).find(isAvailable) ?? rows.slice(0, index).findLast(isAvailable);
  const controls = next ? controlsOf(next).filter(isAvailable) : [];
  return controls.at(-fromEnd) ?? controls[0] ?? headings.find(isAvailable);
}

function controlsOf(scope: Element): Element[] {
  return [...scope.querySelectorAll(CONTROLS)];
}

function isAvailable(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled");
}
