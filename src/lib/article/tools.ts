import { COPIED_FOR, copyWithNotice } from "@/lib/browser/copy-text";
import { lastingAddress } from "@/lib/browser/lasting-address";
import { codeToCopy } from "./code-to-copy";
import { offerLargePictures, type Enlarged } from "./enlarge";
import { PLAIN_CODE } from "./plain-code";

/**
 * Gives an article that is shown what needs a script: buttons on its blocks of code and around its
 * pictures, links to its headings that are copied when they are followed, and colours where the build
 * gave none.
 *
 * @param article the element whose HTML `prepare` has made
 * @param onEnlarge called when a picture is to be shown large
 */
export async function addTools(
  article: HTMLElement,
  onEnlarge: (enlarged: Enlarged) => void,
): Promise<void> {
  for (const frame of article.querySelectorAll<HTMLElement>(".code")) addButtons(frame);
  for (const anchor of article.querySelectorAll<HTMLAnchorElement>(".anchor"))
    anchor.addEventListener("click", copyAddress);
  offerLargePictures(article, onEnlarge);
  if (article.querySelector(PLAIN_CODE)) await (await import("./colour-code")).colourCode(article);
}

/** One function for all of them, which the browser therefore adds to each only once. */
function copyAddress({ currentTarget }: MouseEvent): void {
  if (currentTarget instanceof HTMLAnchorElement)
    void copyWithNotice(lastingAddress() + currentTarget.hash, "Link copied to clipboard!");
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  copies.addEventListener("click", () => {
    void copyWithNotice(codeToCopy(code), "Code copied to clipboard!").then((isCopied) => {
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
