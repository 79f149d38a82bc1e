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

test.each([
  "#wat-s-new--à",
  "#Wat%E2%80%99s-new:-%C3%A0",
  "#watsnew-a%CC%80",
  "#_wat_s_new_à",
  "#Wat's new? & %C3%A0",
])("a link from elsewhere may spell a heading as %s", (hash) => {
  document.body.innerHTML =
    '<details class="article"><h2 id="user-content-wats-new-a\u0300">Wat’s new: à</h2></details><details class="article"><h2 id="user-content-wat">Wat</h2></details>';
  history.replaceState(null, "", hash);
  scrollToAnchor();
  expect(openParts()).toEqual([true, false]);
});

test.each([
  "#comments.",
  "#comments%E3%80%82",
  "#comments?utm_source=a",
  "#wat&b=c",
  "#W%C3%A0t?utm_source=a",
])("%s leads to the part, whatever is appended to its name", (hash) => {
  document.body.innerHTML =
    '<details class="article"><h2 id="user-content-wat">Wat</h2><h2 id="user-content-wàt">Wàt</h2><h2 id="comments">Comments</h2></details>';
  history.replaceState(null, "", hash);
  scrollToAnchor();
  expect(openParts()).toEqual([true]);
});

test.each(["#", "#--", "#whatever"])("%s names no part of an article", (hash) => {
  document.body.innerHTML = '<details class="article"><h2 id="user-content-wat">Wat</h2></details>';
  history.replaceState(null, "", hash);
  scrollToAnchor();
  expect(openParts()).toEqual([false]);
});

test("so it is behind a link that keeps the URL's secret", () => {
  document.body.innerHTML = `${details}<a href="#deep">Deep</a>`;
  history.replaceState(null, "", "#secret");
  document.addEventListener("click", followAnchor, { once: true });
  document.querySelector("a")?.click();
  expect(openParts()).toEqual([true, true]);
});
