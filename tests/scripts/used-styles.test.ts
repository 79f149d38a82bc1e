import { expect, test } from "vitest";
import { usedStyles } from "../../scripts/prerender/used-styles.ts";

const HTML = `<!doctype html><html><body>
  <p class="lead md:wide hover:warm group in-[.x&amp;&gt;y]:odd" style="color:var(--by-hand)"></p>
  <form><button class="aria-busy:dim"></button></form>
</body></html>`;

function used(css: string): string {
  return usedStyles(css, HTML).trim();
}

test("a rule stays where the page has what it names, in whatever state", () => {
  const rules = [
    ".lead{color:red}",
    "@keyframes turn{0%{color:red}to{color:#00f}}",
    ".md\\:wide{color:red}",
    ".hover\\:warm:hover{color:red}",
    ".in-\\[\\.x\\&\\>y\\]\\:odd{color:red}",
    ".lead:is(:where(.group):hover *){color:red}",
    ".aria-busy\\:dim[aria-busy=true]{color:red}",
    ".dark .lead{color:red}",
    "p:not(.gone)>.lead::before{color:red}",
    "form:has(.gone) button:disabled{color:red}",
    "::selection{color:red}",
    "*{color:red}",
    "[hidden]{color:red}",
    "@media print{p{color:red}}",
  ];
  expect(rules.map(used)).toEqual(rules);
});

test("a rule goes where the page lacks what it names, and what holds it with it", () => {
  const rules = [
    ".gone{color:red}",
    ".lead .gone{color:red}",
    "table{color:red}",
    "@media (width>=40rem){.gone{color:red}}",
    "@supports (color:red){@media print{.gone{color:red}}}",
    "@container (width>=20rem){table{color:red}}",
  ];
  expect(rules.map(used).join("")).toBe("");
});

test("a custom property stays where something reads it", () => {
  expect(used(":root{--by-hand:red;--unread:red;--read:red}p{color:var(--read)}")).toBe(
    ":root{--by-hand:red;--read:red}p{color:var(--read)}",
  );
  expect(used('@property --unread{syntax:"*";inherits:false}')).toBe("");
});

test("layers keep their order, even where nothing of one is left", () => {
  expect(used("@layer a,b;@layer b{p{color:red}}@layer a{.gone{color:red}}")).toBe(
    "@layer a,b;@layer b{p{color:red}}@layer a{}",
  );
});
