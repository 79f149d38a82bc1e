import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** It exports nothing, so to the compiler it is not a module. */
const SCRIPT: string = "@/event-replay";
const PAGE = `
  <form aria-label="Search"><input name="word"></form>
  <form aria-label="Contact">
    <input name="name"><textarea></textarea><input type="number" name="amount">
    <select name="topic"><option value="a">A</option><option value="b">B</option></select>
    <input type="checkbox" name="copy"><input type="radio" name="time" value="1" checked>
    <input type="radio" name="time" value="2"><button>Send</button>
  </form>
  <button type="button">One</button><button type="button">Two</button>`;
const HEAD = `<meta charset="utf-8"><title>Contact</title><link rel="canonical" href="https://a.example/contact">`;
let root: HTMLElement;

beforeEach(async () => {
  root = document.createElement("div");
  root.id = "root";
  root.innerHTML = `<main>${PAGE}</main>`;
  document.body.replaceChildren(root);
  document.head.innerHTML = HEAD;
  vi.resetModules();
  await import(SCRIPT);
  document.dispatchEvent(new Event("readystatechange"));
});
afterEach(() => {
  window.dispatchEvent(new Event("hydrated"));
  document.body.replaceChildren();
  document.head.replaceChildren();
});

function find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no ${selector}`);
  return found;
}

function type(selector: string, text: string) {
  const field = document.querySelector(selector);
  if (!field) throw new Error(`no ${selector}`);
  Reflect.set(field, "value", text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What React does if it cannot hydrate. */
function renderAnew(html = PAGE) {
  root.innerHTML = `<main>${html}</main>`;
}

function hydrated() {
  window.dispatchEvent(new Event("hydrated"));
}

test("typed and chosen values are restored in the re-rendered fields", () => {
  type("[name=name]", "Ada");
  type("textarea", "A message");
  type("[name=amount]", "12");
  type("select", "b");
  find("[name=copy]", HTMLInputElement).click();
  find("[value='2']", HTMLInputElement).click();
  renderAnew();
  hydrated();
  expect(find("[name=word]", HTMLInputElement).value).toBe("");
  expect(find("[name=name]", HTMLInputElement).value).toBe("Ada");
  expect(find("textarea", HTMLTextAreaElement).value).toBe("A message");
  expect(find("[name=amount]", HTMLInputElement).value).toBe("12");
  expect(find("select", HTMLSelectElement).value).toBe("b");
  expect(find("[name=copy]", HTMLInputElement).checked).toBe(true);
  expect(find("[value='2']", HTMLInputElement).checked).toBe(true);
});

test("values that the browser filled in itself are kept", () => {
  find("[name=name]", HTMLInputElement).value = "Restored";
  renderAnew();
  hydrated();
  expect(find("[name=name]", HTMLInputElement).value).toBe("Restored");
});

test("fields get their own values back even if fields were added by an extension or removed", () => {
  find("main", HTMLElement).insertAdjacentHTML("afterbegin", "<input name='extension'>");
  type("[name=extension]", "a secret");
  type("[name=word]", "what was sought");
  type("[name=name]", "Ada");
  renderAnew(PAGE.replace('<input name="word">', ""));
  hydrated();
  expect(find("[name=name]", HTMLInputElement).value).toBe("Ada");
  const values = [...document.querySelectorAll("input")].map(({ value }) => value);
  expect(values).not.toContain("a secret");
  expect(values).not.toContain("what was sought");
});

test("focus and caret are restored", () => {
  type("[name=name]", "Ada Early");
  const field = find("[name=name]", HTMLInputElement);
  field.focus();
  field.setSelectionRange(1, 3, "backward");
  renderAnew();
  hydrated();
  const now = find("[name=name]", HTMLInputElement);
  expect(document.activeElement).toBe(now);
  expect([now.selectionStart, now.selectionEnd, now.selectionDirection]).toEqual([
    1,
    3,
    "backward",
  ]);
});

test("a field that had already lost focus is not focused again", () => {
  const field = find("[name=name]", HTMLInputElement);
  field.focus();
  field.blur();
  find("main", HTMLElement).click();
  renderAnew();
  hydrated();
  expect(document.activeElement).toBe(document.body);
});

test("a button pressed or a form submitted before hydration takes effect once", () => {
  const sent: string[] = [];
  document.querySelectorAll("button")[2]?.click();
  find("form[aria-label=Contact] button", HTMLButtonElement).click();
  renderAnew();
  root.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement) sent.push(target.textContent);
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(event.submitter?.textContent ?? "");
  });
  hydrated();
  expect(sent).toEqual(["Two", "Send"]);
});

test("in the head, what React has rendered anew takes the place of what was built", () => {
  const [charset, title, canonical] = document.head.children;
  const copies = [title, canonical].map((one) => one?.cloneNode(true) ?? "");
  document.head.prepend(...copies, document.createElement("style"));
  hydrated();
  expect([...document.head.children].filter((one) => one.localName !== "style")).toEqual([
    ...copies,
    charset,
  ]);
});

test("a page saved by a browser after hydration is hydrated again, once", async () => {
  document.documentElement.setAttribute("data-hydrated", "");
  const { markHydrated } = await import("@/lib/hydration/use-hydrated");
  const heard = vi.fn<() => void>();
  window.addEventListener("hydrated", heard);
  markHydrated();
  markHydrated();
  expect(heard).toHaveBeenCalledOnce();
});
