import type { Note } from "../source.ts";
import { linkTo, paragraphOf, replaceTag } from "./elements.ts";

/** The URL of a picture of Medium's in its own size. */
export function pictureUrl(image: Element): string {
  const [url = "", width] = ["src", "data-width"].map((name) => image.getAttribute(name) ?? "");
  return width ? url.replace(/(?<=\/max\/)\d+(?=\/)/, width) : url;
}

/** Converts what is specific to Medium's HTML: dividers, headings, cards, and code in several blocks. */
export function openMedium(body: HTMLElement, notes: Note[]): void {
  // Every section begins with a divider, even the first.
  body.querySelector("div.section-divider")?.remove();
  for (const heading of body.querySelectorAll("h3.graf--h3")) replaceTag(heading, "h2");
  for (const heading of body.querySelectorAll("h4.graf--h4")) replaceTag(heading, "h3");
  for (const image of body.querySelectorAll("img.graf-image"))
    image.setAttribute("src", pictureUrl(image));
  for (const card of body.querySelectorAll(".graf--mixtapeEmbed")) {
    const title = card.querySelector("strong")?.textContent.trim() ?? "";
    notes.push({ field: "text", message: `the card of “${title}” becomes a link` });
    card.replaceWith(
      paragraphOf(linkTo(card.querySelector("a")?.getAttribute("href") ?? "", title)),
    );
  }
  for (const link of body.querySelectorAll(".graf--iframe a:empty"))
    link.textContent = link.getAttribute("href");
  // What looks like the name of an account is linked even in code.
  for (const link of body.querySelectorAll("pre.graf--pre a[href*='//twitter.com/']"))
    link.replaceWith(...link.childNodes);
  // The old editor begins another block at each blank line.
  for (const code of body.querySelectorAll("pre.graf--pre:not(.graf--preV2)")) {
    const before = code.previousElementSibling;
    if (!before?.matches("pre.graf--pre:not(.graf--preV2)")) continue;
    code.prepend(...before.childNodes, "\n\n");
    before.remove();
  }
}
