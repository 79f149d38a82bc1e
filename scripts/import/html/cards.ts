import type { Kept } from "../kept.ts";
import { loss, type Note } from "../source.ts";
import { linkTo, neighbour, paragraphOf, replaceTag } from "./elements.ts";
import { backgroundIn } from "./pictures.ts";

const TITLES = ":is(h1, h2, h3, h4, h5, h6, summary)";
/** Buttons that show the text below them. Others with `aria-expanded` open menus. */
const ACCORDIONS =
  "button:is([class*=accordion], [aria-expanded][aria-controls], [data-toggle=collapse], [data-bs-toggle=collapse])";
const MENUS =
  "[aria-haspopup], [class*=navbar], nav *, header:not([class*=accordion]) *, [class*=navbar] *";

/** Converts the cards of Ghost's editor, of all versions, and WordPress' blocks to what articles can contain. */
export function openCards(body: HTMLElement, kept: Kept, notes: Note[]): void {
  for (const card of body.querySelectorAll("figure.kg-bookmark-card, .kg-file-card"))
    openLink(card, notes);
  for (const card of body.querySelectorAll(".kg-callout-card")) openCallout(card, kept);
  // Substack's contains blocks.
  for (const card of body.querySelectorAll("div.callout-block"))
    replaceTag(card, "blockquote").prepend(paragraphOf(kept.keep("[!NOTE]")));
  for (const card of body.querySelectorAll(".kg-toggle-card")) openToggle(card);
  for (const pen of body.querySelectorAll(".codepen[data-slug-hash][data-user]")) {
    const url = `https://codepen.io/${pen.getAttribute("data-user")}/pen/${pen.getAttribute("data-slug-hash")}`;
    pen.replaceWith(paragraphOf(linkTo(url)));
    for (const script of body.querySelectorAll('script[src*="codepen.io/assets/embed"]'))
      script.remove();
  }
  // Its text and its link stay.
  for (const tweet of body.querySelectorAll(".twitter-tweet[lang], .twitter-tweet [lang]"))
    tweet.removeAttribute("lang");
  for (const script of body.querySelectorAll('script[src*="platform.twitter.com/widgets"]'))
    script.remove();
  // Headings that toggle the content below them.
  for (const button of body.querySelectorAll(`${TITLES} button, ${ACCORDIONS}`)) {
    const isTitle = button.closest(TITLES) !== null;
    if (!isTitle && (button.matches(MENUS) || isInSentence(button))) continue;
    for (const icon of button.querySelectorAll("[aria-hidden=true], svg")) icon.remove();
    if (isTitle) button.replaceWith(...button.childNodes);
    else replaceTag(button, "p");
  }
  for (const card of body.querySelectorAll(".kg-audio-card, .kg-video-card")) openPlayer(card);
  for (const card of body.querySelectorAll(".kg-signup-card, .kg-cta-card.kg-members-only")) {
    notes.push(loss("text", "a card to sign up is left out"));
    card.remove();
  }
  for (const caption of body.querySelectorAll(".wp-caption-text:not(dd)"))
    replaceTag(caption, "figcaption");
  for (const wrapper of body.querySelectorAll("div.wp-caption")) replaceTag(wrapper, "figure");
  for (const embed of body.querySelectorAll(".wp-block-embed__wrapper")) replaceTag(embed, "p");
  // The file name already links to it.
  for (const duplicate of body.querySelectorAll(
    ".wp-block-file a + .wp-block-file__button, object.wp-block-file__embed",
  ))
    duplicate.remove();
  for (const rating of body.querySelectorAll(".kg-product-card-rating")) {
    const stars = rating.querySelectorAll(".kg-product-card-rating-active").length;
    rating.replaceWith(...(stars > 0 ? [paragraphOf(`${stars} of 5 stars`)] : []));
  }
  for (const heading of body.querySelectorAll(
    ".kg-header-card-subheader, .kg-header-card-subheading",
  ))
    replaceTag(heading, "p");
  for (const list of body.querySelectorAll(
    ".blocks-gallery-grid, ul.wp-block-gallery, ul[class*=swiper-wrapper], dl.gallery-item",
  )) {
    for (const item of list.querySelectorAll("li, dt")) item.replaceWith(...item.childNodes);
    for (const caption of list.querySelectorAll("dd")) replaceTag(caption, "p");
    list.replaceWith(...list.childNodes);
  }
}

function isInSentence(element: Element): boolean {
  return (["previousSibling", "nextSibling"] as const).some(
    (side) => neighbour(element, side)?.nodeType === element.TEXT_NODE,
  );
}

function openLink(card: Element, notes: Note[]): void {
  const link = card.querySelector("a");
  if (!link) return;
  const title = card.querySelector(".kg-bookmark-title, .kg-file-card-title")?.textContent.trim();
  const caption = card.querySelector("figcaption, .kg-file-card-caption");
  if (card.matches(".kg-bookmark-card"))
    notes.push({ field: "text", message: `the card of “${title ?? ""}” becomes a link` });
  card.replaceWith(
    paragraphOf(linkTo(link.getAttribute("href") ?? "", title)),
    ...(caption ? [paragraphOf(...caption.childNodes)] : []),
  );
}

function openCallout(card: Element, { keep }: Kept): void {
  const emoji = card.querySelector(".kg-callout-emoji")?.textContent.trim() ?? "";
  card.querySelector(".kg-callout-emoji")?.remove();
  const quotation = replaceTag(card, "blockquote");
  const content =
    quotation.textContent.trim() === ""
      ? []
      : [...(quotation.querySelector(".kg-callout-text") ?? quotation).childNodes];
  quotation.replaceChildren(
    paragraphOf(keep(`[!NOTE]${emoji && emoji !== "💡" ? ` ${emoji}` : ""}\n> `), ...content),
  );
}

function openToggle(card: Element): void {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  const heading =
    card.querySelector(".kg-toggle-heading-text") ?? card.querySelector(".kg-toggle-heading");
  summary.append(...(heading?.textContent.trim() ? heading.childNodes : ["Details"]));
  details.append(summary, ...(card.querySelector(".kg-toggle-content")?.childNodes ?? []));
  card.replaceWith(details);
}

function openPlayer(card: Element): void {
  const media = card.querySelector("audio, video");
  const title = card.querySelector(".kg-audio-title, figcaption");
  if (!media) return;
  media.setAttribute("controls", "");
  // Without a picture, the player still has an element for it, and the video a transparent one.
  const picture = card.querySelector("img.kg-audio-thumbnail:not([src=''])");
  if (media.getAttribute("poster")?.startsWith("https://img.spacergif.org/")) {
    media.setAttribute("poster", backgroundIn(media.getAttribute("style") ?? ""));
    media.removeAttribute("style");
  }
  card.replaceWith(
    ...(picture ? [paragraphOf(picture)] : []),
    ...(title?.textContent.trim() ? [paragraphOf(...title.childNodes)] : []),
    media,
  );
}
