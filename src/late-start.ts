/*
 * Stands in every built page, see scripts/prerender/late-start.ts. A page that was rendered ahead
 * of time needs no script to be read, so the app comes after it has loaded, in an idle moment or
 * with the first touch. What the visitor does until it has taken over is kept and done again then,
 * and likewise in parts whose code comes after the rest.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const STARTERS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"];
const typed = new Map<Field, string>();
const done = new Map<() => void, Element>();
let isStarted = false;

/** Asks at once for what would be asked for one after another; the entry comes first. */
const fetchCode = async () => {
  const block = document.querySelector("script#code")?.textContent ?? "{}";
  const code: Record<string, string[]> = JSON.parse(block);
  const who = document.documentElement.hasAttribute("data-session") ? "session" : "visitor";
  const files = Object.entries(code).flatMap(([pattern, needed]) =>
    new RegExp(pattern).test(`${who} ${location.pathname}`) ? needed : [],
  );
  const styles = fetchStyles();
  for (const href of files) addLink("modulepreload", href);
  await styles;
  return import(/* @vite-ignore */ files[0] ?? "");
};

/** A rendered page has the styles that it needs itself; what the app adds to it needs the others. */
const fetchStyles = () => {
  const part = document.querySelector<HTMLStyleElement>("style[data-part-of]");
  if (!part) return undefined;
  return new Promise((resolve, reject) => {
    const link = addLink("stylesheet", part.dataset["partOf"] ?? "");
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
};

const addLink = (rel: string, href: string) => {
  const link = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(link);
  return link;
};

const start = () => {
  if (isStarted) return;
  isStarted = true;
  // A lost connection may be back at the next touch.
  fetchCode().catch(() => (isStarted = false));
};

const isDeaf = (element: Element) =>
  !document.documentElement.hasAttribute("data-responds") || element.closest("[data-late]");
const keepTyped = ({ target }: Event) => {
  if (isField(target) && isDeaf(target)) typed.set(target, target.value);
};
const keepClick = (event: Event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  // Sending a form is kept as such, once the browser has found it complete.
  if (!button || !isDeaf(button) || (button.type === "submit" && button.form)) return;
  take(event);
  done.set(() => press(button), button);
};
const keepSubmit = (event: SubmitEvent) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !isDeaf(form)) return;
  take(event);
  done.set(() => form.requestSubmit(event.submitter), form);
};

/** Each thing as soon as its own part answers: what is done there next comes after it. */
const takeOver = () => {
  for (const type of STARTERS) removeEventListener(type, start, true);
  for (const [field, text] of typed) {
    if (isDeaf(field)) continue;
    typed.delete(field);
    retype(field, text);
  }
  for (const [again, element] of done) {
    if (isDeaf(element)) continue;
    done.delete(again);
    again();
  }
  if (document.querySelector("[data-late]")) return;
  removeEventListener("takeover", takeOver);
  removeEventListener("input", keepTyped, true);
  removeEventListener("click", keepClick, true);
  removeEventListener("submit", keepSubmit, true);
};

if (document.getElementById("page-data")) {
  addEventListener("input", keepTyped, true);
  addEventListener("click", keepClick, true);
  addEventListener("submit", keepSubmit, true);
  addEventListener("takeover", takeOver);
  for (const type of STARTERS) addEventListener(type, start, { capture: true, passive: true });
  addEventListener("load", () => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  });
} else {
  start();
}

function take(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** All of a click: some controls answer to its beginning. */
function press(button: HTMLButtonElement) {
  const how = { bubbles: true, cancelable: true, button: 0 };
  button.dispatchEvent(new PointerEvent("pointerdown", { ...how, pointerType: "mouse" }));
  button.dispatchEvent(new MouseEvent("mousedown", how));
  button.dispatchEvent(new PointerEvent("pointerup", { ...how, pointerType: "mouse" }));
  button.dispatchEvent(new MouseEvent("mouseup", how));
  button.click();
}

function isField(target: EventTarget | null): target is Field {
  return (
    (target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type)) ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** React reports a change only where the value differs from the last one that it has seen. */
function retype(field: Field, text: string) {
  field.value = "";
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(Object(prototype), "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
