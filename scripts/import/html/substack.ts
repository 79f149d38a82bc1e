import type { Kept } from "../kept.ts";
import { listOf, objectOf, parsedJson, textOf, type Note } from "../source.ts";
import { linkTo, paragraphOf, replaceTag } from "./elements.ts";

/** Prompts to readers, such as to subscribe. */
const PROMPTS =
  ".subscription-widget-wrap, .subscription-widget-wrap-editor, .community-chat, .install-substack-app-embed, .directMessage, .poll-embed, .embedded-publication-wrap";
const OWN_BUTTON = /^$|%%|\/(?:subscribe|comments|survey)\b|[?&]action=share/;
const nameOf = (element: Element) => element.className.split(" ")[0] ?? "";
const attributesOf = (element: Element) =>
  objectOf(parsedJson(element.getAttribute("data-attrs") ?? ""));

/** Converts what is specific to Substack's HTML; much of it is only in attributes. */
export function openSubstack(body: HTMLElement, { keep }: Kept, notes: Note[]): void {
  const lose = (what: string) =>
    notes.push({ field: "text", message: `${what} is left out`, isLost: true });
  for (const card of body.querySelectorAll(PROMPTS)) {
    lose(`the card “${nameOf(card)}”`);
    card.remove();
  }
  for (const button of body.querySelectorAll("p.button-wrapper")) {
    if (!OWN_BUTTON.test(button.querySelector("a")?.getAttribute("href") ?? "")) continue;
    lose(`the button “${button.textContent.trim()}”`);
    (button.closest(".captioned-button-wrap") ?? button).remove();
  }
  for (const decoration of body.querySelectorAll(".image-link-expand, .paywall-jump, .hide-text"))
    decoration.remove();
  for (const link of body.querySelectorAll("a.image-link")) {
    const image = link.querySelector("img");
    if (!image) continue;
    const { src, href } = attributesOf(image);
    // Browsers cannot show the format of phones, and the oldest originals are not accessible; Substack's copies are.
    if (/\.hei[cf]$|\/\/bucketeer-/.test(textOf(src)) && !textOf(href))
      image.setAttribute("src", link.getAttribute("href") ?? "");
    if (textOf(href)) link.replaceChildren(image);
    else link.replaceWith(image);
  }
  for (const formula of body.querySelectorAll(".latex-rendered")) {
    const tex = textOf(attributesOf(formula)["persistentExpression"]).trim();
    formula.replaceWith(paragraphOf(keep(`$$${tex.replace(/\s*\n\s*/g, " ")}$$`)));
  }
  for (const quote of body.querySelectorAll("div.pullquote")) replaceTag(quote, "blockquote");
  for (const mention of body.querySelectorAll(".mention-wrap"))
    mention.replaceWith(mention.textContent || textOf(attributesOf(mention)["name"]));
  for (const gallery of body.querySelectorAll(".image-gallery-embed")) {
    const { images, caption } = objectOf(attributesOf(gallery)["gallery"]);
    const pictures = listOf(images).map((one) => {
      const image = document.createElement("img");
      image.setAttribute("src", textOf(one["src"]));
      return paragraphOf(image);
    });
    gallery.replaceWith(...pictures, paragraphOf(textOf(caption)));
  }
  for (const file of body.querySelectorAll(".file-embed-wrapper")) {
    const name = file.querySelector(".file-embed-details-h1")?.textContent.trim();
    file.replaceWith(
      paragraphOf(linkTo(file.querySelector("a")?.getAttribute("href") ?? "", name)),
    );
  }
  for (const gist of body.querySelectorAll(".github-gist")) {
    const raw = gist.querySelector("a[href*='/raw/']")?.getAttribute("href") ?? "";
    if (raw) gist.replaceWith(paragraphOf(linkTo(raw.replace(/\/raw\/.*/, ""))));
  }
  for (const card of body.querySelectorAll("div[data-attrs], iframe[data-attrs]")) {
    const isPlayer = card.matches("iframe") || card.querySelector("iframe") !== null;
    if (!isPlayer && (card.textContent.trim() !== "" || card.querySelector("img, a"))) continue;
    const page = pageOf(attributesOf(card));
    if (page) card.replaceWith(paragraphOf(linkTo(page, textOf(attributesOf(card)["title"]))));
    else if (!isPlayer) lose(`the card “${nameOf(card)}”`);
  }
}

/** The URL of what a card shows, if its fields contain it. */
function pageOf(card: Record<string, unknown>): string {
  const { instagram_id: photo, authorDid: author, postId: post } = card;
  if (textOf(photo)) return `https://www.instagram.com/p/${textOf(photo)}/`;
  if (textOf(author)) return `https://bsky.app/profile/${textOf(author)}/post/${textOf(post)}`;
  return (
    ["targetUrl", "canonical_url", "url"].map((name) => textOf(card[name])).find(Boolean) ?? ""
  );
}
