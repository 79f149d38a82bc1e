import { COPIED_DURATION, copyWithNotice } from "@/lib/browser/copy-text";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { codeToCopy } from "./code-to-copy";
import { replaceDeadPictures } from "./dead-pictures";
import { makePicturesEnlargeable, type Enlarged } from "./enlarge";
import { plainCodeIn } from "./plain-code";
import { t } from "@/lib/words";

/**
 * Adds what needs a script to an article on screen: copy buttons, enlargeable pictures, texts for those that are
 * missing, their versions for the chosen theme, formulas that fit on paper, and colours for code that the build has not
 * coloured.
 *
 * @param article the element that contains the HTML from `prepare`
 * @param onEnlarge called when a picture is to be shown large
 */
export async function enhanceArticle(
  article: HTMLElement,
  onEnlarge: (enlarged: Enlarged) => void,
): Promise<void> {
  for (const frame of article.querySelectorAll<HTMLElement>(".code")) addButtons(frame);
  for (const formula of article.querySelectorAll<MathMLElement>(".math > math")) measure(formula);
  showForTheme(article);
  makePicturesEnlargeable(article, onEnlarge);
  replaceDeadPictures(article);
  if (article.querySelector(".frame")) (await import("./embed-buttons")).addEmbedButtons(article);
  if (plainCodeIn(article).length > 0) await (await import("./colour-code")).colourCode(article);
}

/** Chooses versions of pictures for the page's theme, which changes them later. */
function showForTheme(article: HTMLElement): void {
  const theme = document.documentElement.classList.contains("dark") ? "dark" : "light";
  for (const source of article.querySelectorAll<HTMLSourceElement>("source[data-theme]"))
    source.media = source.dataset["theme"] === theme ? "all" : "not all";
}

/** Passes the width of a formula to the print styles: it cannot wrap, so it is scaled down on paper. */
function measure(formula: MathMLElement): void {
  const { width = 0 } = formula.firstElementChild?.getBoundingClientRect() ?? {};
  const ems = width / Number.parseFloat(getComputedStyle(formula).fontSize);
  if (ems > 0) formula.style.setProperty("--ems", String(ems));
}

function addButtons(frame: HTMLElement): void {
  const bar = frame.querySelector(".code-bar");
  const code = frame.querySelector("code");
  if (!bar || !code || bar.querySelector("button")) return;

  const [wrap] = button(`${t("Wrap")} `, t("lines"));
  wrap.setAttribute("aria-pressed", "false");
  wrap.addEventListener("click", () => {
    wrap.setAttribute("aria-pressed", String(frame.classList.toggle("wraps")));
  });

  const [copies, labelNode] = button(`${t("Copy")} `, t("code"));
  // Also announced to screen readers.
  copies.setAttribute("aria-live", "polite");
  let timer: ReturnType<typeof setTimeout> | undefined;
  copies.addEventListener("click", () => {
    void copyWithNotice(codeToCopy(code)).then((isCopied) => {
      if (!isCopied) return;
      labelNode.nodeValue = `${t("Copied")} `;
      clearTimeout(timer);
      timer = setTimeout(() => (labelNode.nodeValue = `${t("Copy")} `), COPIED_DURATION);
    });
  });
  bar.append(wrap, copies);
}

/** A button with a visible label; the rest of its name is for screen readers. */
function button(label: string, rest: string): [HTMLButtonElement, Text] {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "code-button";
  element.lang = PAGE_LANGUAGE;
  const labelNode = document.createTextNode(label);
  const hidden = document.createElement("span");
  hidden.className = "sr-only";
  hidden.textContent = rest;
  element.append(labelNode, hidden);
  return [element, labelNode];
}
