import { afterEach, expect, test } from "vitest";
import { keepFocus } from "@/lib/browser/keep-focus";

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  document.body.replaceChildren();
});

/** Shows a page, and gives its elements by their ids. */
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

test("whoever has gone elsewhere meanwhile stays there", async () => {
  const find = show(
    `<main><ul><li id="one"><button id="first">A</button></li><li><button>B</button></li></ul><input id="field" /></main>`,
  );
  find("first").focus();
  find("field").focus();
  find("one").remove();
  await changesAreSeen();
  expect(find("field")).toHaveFocus();
});

test("a page that is left leaves nothing behind to focus", async () => {
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

test("what a dialog loses is the dialog's own to give the focus to", async () => {
  const find = show(
    `<main><button id="opener">Open</button></main><div role="dialog"><button id="step">Next</button></div>`,
  );
  find("opener").focus();
  find("step").focus();
  find("step").remove();
  await changesAreSeen();
  expect(document.body).toHaveFocus();
});

test("a menu that was opened by mouse stands for its row", async () => {
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

test("a tab is not chosen by the focus that it would get", async () => {
  const find = show(
    `<main><h1>List</h1><input id="search" /><button role="tab">Spam</button><button id="retry">Retry</button></main>`,
  );
  find("retry").focus();
  find("retry").remove();
  await changesAreSeen();
  expect(find("search")).toHaveFocus();
});
