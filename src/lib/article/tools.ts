import { COPIED_FOR, copyWithNotice } from "@/lib/browser/copy-text";
import { codeToCopy } from "./code-to-copy";
import { offerLargePictures, type Enlarged } from "./enlarge";
import { PLAIN_CODE } from "./plain-code";

/**
 * Gives an article that is shown what needs a script: buttons on its blocks of code and around its
 * pictures, formulas that fit on paper, and colours where the build gave none.
 *
 * @param article the element whose HTML `prepare` has made
 * @param onEnlarge called when a picture is to be shown large
 */
export async function addTools(
  article: HTMLElement,
  onEnlarge: (enlarged: Enlarged) => void,
): Promise<void> {
  for (const frame of article.querySelectorAll<HTMLElement>(".code")) addButtons(frame);
  for (const formula of article.querySelectorAll<MathMLElement>(".math > math")) measure(formula);
  offerLargePictures(article, onEnlarge);
  if (article.querySelector(PLAIN_CODE)) await (await import("./colour-code")).colourCode(article);
}

/** Tells the styles for print how wide a formula is: it cannot break, so on paper it gets smaller. */
function measure(formula: MathMLElement): void {
  const { width = 0 } = formula.firstElementChild?.getBoundingClientRect() ?? {};
  const ems = width / Number.parseFloat(getComputedStyle(formula).fontSize);
  if (ems > 0) formula.style.setProperty("--ems", String(ems));
}

function addButtons(frame: HTMLElement): void {
  const bar = frame.querySelector(".code-bar");
  const code = frame.querySelector("code");
  if (!bar || !code || bar.querySelector("button")) return;

  const [wrap] = button("Wrap ", "lines");
  wrap.setAttribute("aria-pressed", "false");
  wrap.addEventListener("click", () => {
    wrap.setAttribute("aria-pressed", String(frame.classList.toggle("wraps")));
  });

  const [copies, label] = button("Copy ", "code");
  // Its words say that it has copied, to those who hear them, too.
  copies.setAttribute("aria-live", "polite");
  let timer: ReturnType<typeof setTimeout> | undefined;
  copies.addEventListener("click", () => {
    void copyWithNotice(codeToCopy(code)).then((isCopied) => {
      if (!isCopied) return;
      label.data = "Copied ";
      clearTimeout(timer);
      timer = setTimeout(() => (label.data = "Copy "), COPIED_FOR);
    });
  });
  bar.append(wrap, copies);
}

/** A button and its visible words; the rest is for screen readers. */
function button(words: string, rest: string): [HTMLButtonElement, Text] {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "code-button";
  element.lang = "en";
  const label = document.createTextNode(words);
  const hidden = document.createElement("span");
  hidden.className = "sr-only";
  hidden.textContent = rest;
  element.append(label, hidden);
  return [element, label];
}
