/*
 * Inlined into every built page, see scripts/prerender/inline.ts. A prerendered page can be used before it is
 * hydrated: clicks, submits and typed text are recorded and replayed afterwards. If React cannot hydrate,
 * because a host or an extension has changed the HTML, it renders the page from scratch: then they are replayed
 * on the new elements, and what React has added to the head again leaves the built head, or it would describe every
 * other page, too.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const typed = new Map<Element, string>();
const done = new Map<Element, (now: Element) => void>();
/** The children of the root element in the built HTML. */
let built: Element[] = [];
let builtHead: Element[] = [];
let focused: Element | null = null;
const recording = new AbortController();

function record<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  addEventListener(type, listener, { capture: true, signal: recording.signal });
}
record("input", ({ target }) => {
  if (isTextField(target)) typed.set(target, target.value);
});
record("focusin", noteFocus);
record("click", (event) => {
  noteFocus();
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  // Recorded below, after the browser has validated the form.
  if (!button || (button.type === "submit" && button.form)) return;
  intercept(event);
  done.set(button, press);
});
record("submit", (event) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  intercept(event);
  done.set(form, (now) => {
    if (now instanceof HTMLFormElement) now.requestSubmit(submitter && currentOf(submitter));
  });
});
// Runs when the HTML is parsed, before the app starts.
document.addEventListener(
  "readystatechange",
  () => {
    built = [...document.querySelectorAll("#root > *")];
    builtHead = [...document.head.children];
  },
  { once: true },
);
addEventListener(
  "hydrated",
  () => {
    recording.abort();
    const newHead = [...document.head.children].filter((element) => !builtHead.includes(element));
    for (const element of newHead) {
      const copy = builtHead.find((one) => one.isEqualNode(element));
      // Not without a parent, see moved-nodes.ts.
      if (copy) new DocumentFragment().append(copy);
    }
    const putCaret = caretOf(focused);
    for (const field of findIn(built, "input, textarea, select"))
      if (!field.isConnected) carryOver(field, currentOf(field));
    for (const [field, text] of typed)
      if (field.isConnected && isTextField(field)) restoreText(field, text);
    const now = focused && currentOf(focused);
    if (now !== focused && now instanceof HTMLElement) now.focus({ preventScroll: true });
    putCaret?.(now);
    for (const [element, repeat] of done) {
      const target = currentOf(element);
      if (target) repeat(target);
    }
  },
  { once: true },
);

/** Also on clicks: the focus may have moved to nothing. */
function noteFocus() {
  focused = document.activeElement;
}

function intercept(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Some controls react to `pointerdown` instead of `click`. */
function press(button: Element) {
  const init = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" };
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"])
    button.dispatchEvent(new PointerEvent(type, init));
  if (button instanceof HTMLElement) button.click();
}

function isTextField(target: EventTarget | null): target is Field {
  return (
    target instanceof Element &&
    target.matches("input:not([type=checkbox], [type=radio]), textarea, select")
  );
}

/** React reports a change only if the value differs from the one it last tracked. */
function restoreText(field: Field, text: string) {
  field.value = "";
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(Object(prototype), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function findIn(roots: Element[], selector: string): Element[] {
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
}

/** The element, or the one that React has rendered in its place: with the same attributes and position. */
function currentOf<Kind extends Element>(element: Kind): Kind | null {
  if (element.isConnected) return element;
  const isSame = (other: Element): other is Kind => signatureOf(other) === signatureOf(element);
  const before = findIn(built, element.localName).filter(isSame);
  return findIn([document.body], element.localName).filter(isSame)[before.indexOf(element)] ?? null;
}

/** Attributes that extensions do not change. Without ids, as React generates others. */
function signatureOf(element: Element): string {
  const [name, type, label, href] = ["name", "type", "aria-label", "href"].map((attribute) =>
    element.getAttribute(attribute),
  );
  const form = element.closest("form")?.getAttribute("aria-label");
  const text = element.matches("a, button") && element.textContent.replaceAll(/\s/g, "");
  return [name ?? type, label, href, form, text].join("|");
}

/** Also for untyped values: the browser may have filled in a field itself. */
function carryOver(from: Element, to: Element | null) {
  if (isTextField(from) && isTextField(to)) {
    const isChanged = "defaultValue" in from && from.value !== from.defaultValue;
    if (isChanged || typed.has(from)) restoreText(to, from.value);
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  }
}

/** Returns a function that restores the caret; number and email fields have none. */
function caretOf(field: Element | null): ((now: Element | null) => void) | null {
  if (!isTextField(field) || !("selectionStart" in field)) return null;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null) return null;
  return (now) => {
    if (isTextField(now) && "selectionStart" in now)
      now.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
  };
}
