import { expect, test } from "vitest";
import { followAnchor, scrollToAnchor } from "@/lib/browser/scroll-to-anchor";

const details =
  '<details><summary>More</summary><details><p id="deep">Text</p></details></details>';

function openParts(): boolean[] {
  return [...document.querySelectorAll("details")].map((part) => part.open);
}

test("what hides the named part is opened", () => {
  document.body.innerHTML = `${details}<details><p>Other</p></details>`;
  history.replaceState(null, "", "#deep");
  scrollToAnchor();
  expect(openParts()).toEqual([true, true, false]);
});

test("so it is behind a link that keeps the URL's secret", () => {
  document.body.innerHTML = `${details}<a href="#deep">Deep</a>`;
  history.replaceState(null, "", "#secret");
  document.addEventListener("click", followAnchor, { once: true });
  document.querySelector("a")?.click();
  expect(openParts()).toEqual([true, true]);
});
