/*
 * Inlined into every built page, see scripts/prerender/inline.ts. A prerendered page can be used
 * before it is hydrated: clicks, submits and typed text are recorded and replayed afterwards.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const typed = new Map<Field, string>();
const done = new Map<Element, () => void>();

const onInput = ({ target }: Event) => {
  if (isTextField(target)) typed.set(target, target.value);
};
const onClick = (event: Event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  // Recorded by `onSubmit`, after the browser has validated the form.
  if (!button || (button.type === "submit" && button.form)) return;
  hold(event);
  done.set(button, () => press(button));
};
const onSubmit = (event: SubmitEvent) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  hold(event);
  done.set(form, () => form.requestSubmit(event.submitter));
};

addEventListener("input", onInput, true);
addEventListener("click", onClick, true);
addEventListener("submit", onSubmit, true);
addEventListener(
  "hydrated",
  () => {
    removeEventListener("input", onInput, true);
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    for (const [field, text] of typed) retype(field, text);
    for (const repeat of done.values()) repeat();
  },
  { once: true },
);

function hold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Some controls react to `pointerdown` instead of `click`. */
function press(button: HTMLButtonElement) {
  const init = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" };
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"])
    button.dispatchEvent(new PointerEvent(type, init));
  button.click();
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
