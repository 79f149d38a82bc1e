/*
 * Inlined into every built page, see scripts/prerender/inline.ts. A prerendered page can be used
 * before it is hydrated: clicks, submits and typed text are recorded and replayed afterwards. Where
 * React cannot hydrate, because a host or an extension has changed the HTML, it renders the page
 * anew: then they go to what has taken the place of the elements.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const typed = new Map<Field, string>();
const done = new Map<Element, (now: Element) => void>();
/** What the HTML has in the root element. */
let built: Element[] = [];
let focused: Element | null = null;

const onInput = ({ target }: Event) => {
  if (isTextField(target)) typed.set(target, target.value);
};
const onClick = (event: Event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  // Recorded by `onSubmit`, after the browser has validated the form.
  if (!button || (button.type === "submit" && button.form)) return;
  hold(event);
  done.set(button, press);
};
const onSubmit = (event: SubmitEvent) => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  hold(event);
  done.set(form, (now) => {
    if (now instanceof HTMLFormElement) now.requestSubmit(submitter && nowOf(submitter));
  });
};
const onFocus = ({ target }: Event) => {
  if (target instanceof Element) focused = target;
};
const onBlur = () =>
  // Some browsers say it also of an element that is taken away.
  queueMicrotask(() => {
    if (focused?.isConnected && focused !== document.activeElement) focused = null;
  });

addEventListener("input", onInput, true);
addEventListener("click", onClick, true);
addEventListener("submit", onSubmit, true);
addEventListener("focusin", onFocus, true);
addEventListener("focusout", onBlur, true);
document.addEventListener(
  "readystatechange",
  () => {
    // Parsed, and the app has not begun.
    built = [...document.querySelectorAll("#root > *")];
  },
  { once: true },
);
addEventListener(
  "hydrated",
  () => {
    removeEventListener("input", onInput, true);
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    removeEventListener("focusin", onFocus, true);
    removeEventListener("focusout", onBlur, true);
    for (const field of findIn(built, "input, textarea, select"))
      if (!field.isConnected) carryOver(field, nowOf(field));
    for (const [field, text] of typed) if (field.isConnected) retype(field, text);
    for (const [element, repeat] of done) {
      const now = nowOf(element);
      if (now) repeat(now);
    }
    if (focused && !focused.isConnected) refocus(focused, nowOf(focused));
  },
  { once: true },
);

function hold(event: Event) {
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
    (target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type)) ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** React reports a change only if the value differs from the one it last tracked. */
function retype(field: Field, text: string) {
  field.value = "";
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(Object(prototype), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function findIn(roots: Element[], selector: string): Element[] {
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
}

/** The element, or what React has rendered in its place: the one with the same marks and position. */
function nowOf<Kind extends Element>(element: Kind): Kind | null {
  if (element.isConnected) return element;
  const isAlike = (other: Element): other is Kind => marksOf(other) === marksOf(element);
  const before = findIn(built, element.localName).filter(isAlike);
  const after = [...document.querySelectorAll(element.localName)].filter(isAlike);
  return after[before.indexOf(element)] ?? null;
}

/** What no extension changes. React makes other ids. */
function marksOf(element: Element): string {
  const [name, type, label, href] = ["name", "type", "aria-label", "href"].map((attribute) =>
    element.getAttribute(attribute),
  );
  const form = element.closest("form")?.getAttribute("aria-label");
  const text = element.matches("a, button") ? element.textContent.replaceAll(/\s+/g, "") : "";
  return [element.localName, name ?? type, label, href, form, text].join("|");
}

/** Not only what was typed: the browser may have filled a field in by itself. */
function carryOver(from: Element, to: Element | null) {
  if (isTextField(from) && isTextField(to)) {
    const isChanged =
      from instanceof HTMLSelectElement
        ? from.selectedIndex > 0 && !from.selectedOptions[0]?.defaultSelected
        : from.value !== from.defaultValue;
    if (isChanged || typed.has(from)) retype(to, from.value);
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    const isChosen = from.checked || from.type === "checkbox";
    if (isChosen && from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  }
}

function refocus(from: Element, to: Element | null) {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (!isTextField(from) || !isTextField(to)) return;
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Null for numbers and addresses, which have none.
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart !== null)
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
}
