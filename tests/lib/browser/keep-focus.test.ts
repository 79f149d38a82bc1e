import { afterEach, expect, test } from "vitest";
import { keepFocus } from "@/lib/browser/keep-focus";

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  document.body.replaceChildren();
});

/** Shows a page, and returns a function that finds its elements by id. */
function show(html: string) {
  document.body.innerHTML = html;
  end = keepFocus();
  return (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`There is no «${id}».`);
    return element;
  };
}
const changesAreSeen = () => new Promise((resolve) => setTimeout(resolve));

test("focus that has moved elsewhere in the meantime stays there", async () => {
  const find = show(
    `<main><ul><li id="one"><button id="first">A</button></li><li><button>B</button></li></ul><input id="field" /></main>`,
  );
  find("first").focus();
  find("field").focus();
  find("one").remove();
  await changesAreSeen();
  expect(find("field")).toHaveFocus();
});

test("leaving a page does not move the focus to the next one", async () => {
  const find = show(
    `<main id="old"><h1>Old</h1><ul><li><button id="go">Go</button></li></ul></main>`,
  );
  find("go").focus();
  find("old").replaceWith(
    Object.assign(document.createElement("main"), { innerHTML: "<h1>New</h1>" }),
  );
  await changesAreSeen();
  expect(document.body).toHaveFocus();
});

test("focus lost within a dialog is left to the dialog", async () => {
  const find = show(
    `<main><button id="opener">Open</button></main><div role="dialog"><button id="step">Next</button></div>`,
  );
  find("opener").focus();
  find("step").focus();
  find("step").remove();
  await changesAreSeen();
  expect(document.body).toHaveFocus();
});

test("after a row is removed through its menu, the next row gets the focus", async () => {
  const find = show(
    `<main><ul>
      <li id="one"><button aria-haspopup="menu" aria-expanded="true">More for A</button>
        <div role="menu"><div role="menuitem" tabindex="-1" id="item">Trust</div></div></li>
      <li><button id="next">More for B</button></li>
    </ul></main>`,
  );
  find("item").focus();
  find("one").remove();
  await changesAreSeen();
  expect(find("next")).toHaveFocus();
});

test("the focus skips tabs, as it would select them", async () => {
  const find = show(
    `<main><h1>List</h1><input id="search" /><button role="tab">Spam</button><button id="retry">Retry</button></main>`,
  );
  find("retry").focus();
  find("retry").remove();
  await changesAreSeen();
  expect(find("search")).toHaveFocus();
});
