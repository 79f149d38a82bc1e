import { escaped } from "../../../src/lib/html/escaped.ts";
import type { Kept } from "../kept.ts";
import { firstText, listOf, objectOf, parsedJson, textOf } from "../../lib/json.ts";
import { loss, type Note } from "../source.ts";
import { normalTime } from "../dates.ts";
import { imageOf, linkTo, paragraphOf, replaceTag } from "./elements.ts";
import { largestOf } from "./pictures.ts";

/** Prompts to readers, such as to subscribe. */
const PROMPTS =
  ".subscription-widget-wrap, .subscription-widget-wrap-editor, .community-chat, .install-substack-app-embed, .directMessage, .poll-embed, .embedded-publication-wrap";
const OWN_BUTTON = /^$|%%|\/(?:subscribe|comments|survey)\b|[?&]action=share/;
/** A smaller copy of a picture. */
const COPY = /^https:\/\/(?:substackcdn\.com|cdn\.substack\.com)\//;
/** Cards that some versions already drew, with counts and portraits. */
const DRAWN = ".tweet, .twitter-embed, .embedded-post-wrap, .instagram, .instagram-embed-wrap";
const nameOf = (element: Element) => element.className.split(" ")[0] ?? "";
const attributesOf = (element: Element) =>
  objectOf(parsedJson(element.getAttribute("data-attrs") ?? ""));

/** Converts what is specific to Substack's HTML; much of it is only in attributes. */
export function openSubstack(body: HTMLElement, { keep }: Kept, notes: Note[]): void {
  const lose = (what: string) => notes.push(loss("text", `${what} is left out`));
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
    const target = link.getAttribute("href") ?? "";
    const isCopy = COPY.test(target) || target === image.getAttribute("src");
    // Browsers cannot show the format of phones, and the oldest originals are not accessible; Substack's copies are.
    const copy = isCopy ? target : largestOf(image.getAttribute("srcset") ?? "");
    if (copy && /\.hei[cf]$|\/\/bucketeer-/.test(image.getAttribute("src") ?? ""))
      image.setAttribute("src", copy);
    if (isCopy) link.replaceWith(image);
    else link.replaceChildren(image);
  }
  for (const formula of body.querySelectorAll(".latex-rendered")) {
    const tex = textOf(attributesOf(formula)["persistentExpression"]).trim();
    formula.replaceWith(paragraphOf(keep(`$$${tex.replace(/\s*\n\s*/g, " ")}$$`)));
  }
  for (const quote of body.querySelectorAll("div.pullquote")) replaceTag(quote, "blockquote");
  for (const mention of body.querySelectorAll(".mention-wrap")) {
    const { name, id, url, type } = attributesOf(mention);
    const shown = mention.textContent || textOf(name);
    const profile =
      type === "user" && textOf(id) ? `https://substack.com/profile/${textOf(id)}` : "";
    const target = textOf(url) || profile;
    mention.replaceWith(target ? linkTo(target, shown) : shown);
  }
  for (const gallery of body.querySelectorAll(".image-gallery-embed")) {
    const { images, caption, alt } = objectOf(attributesOf(gallery)["gallery"]);
    const pictures = listOf(images).map((one) =>
      paragraphOf(imageOf(textOf(one["src"]), textOf(one["alt"]) || textOf(alt))),
    );
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
  for (const card of body.querySelectorAll(".native-audio-embed")) {
    const { label, mediaUploadId: id } = attributesOf(card);
    if (!textOf(id)) continue;
    const player = document.createElement("audio");
    player.setAttribute("src", `https://api.substack.com/api/v1/audio/upload/${textOf(id)}/src`);
    card.replaceWith(...(textOf(label) ? [paragraphOf(textOf(label))] : []), player);
  }
  for (const card of body.querySelectorAll("div[data-attrs], iframe[data-attrs]")) {
    const fields = attributesOf(card);
    const isPlayer = card.matches("iframe") || card.querySelector("iframe") !== null;
    const isShown = card.textContent.trim() !== "" || card.querySelector("img, a") !== null;
    if (!isPlayer && isShown && !card.matches(DRAWN)) continue;
    const page = pageOf(fields);
    const said = quotationOf(fields, page);
    const caption = textOf(fields["caption"]);
    if (said) card.replaceWith(said);
    else if (page)
      card.replaceWith(
        paragraphOf(linkTo(page, textOf(fields["title"]))),
        ...(caption ? [paragraphOf(caption)] : []),
      );
    else if (!isPlayer && !isShown) lose(`the card “${nameOf(card)}”`);
  }
}

/** A tweet or a note with its text and pictures; null for other cards. */
function quotationOf(card: Record<string, unknown>, page: string): HTMLElement | null {
  const post = { ...card, ...objectOf(card["comment"]) };
  const value = (...names: string[]) => firstText(post, ...names);
  // A tweet's text is HTML, a note's is not.
  const written = value("full_text") || escaped(value("body"));
  if (!written) return null;
  const text = paragraphOf();
  text.innerHTML = written.trim().replaceAll("\n", "<br>");
  const pictures = listOf(post["photos"]).map((photo) =>
    paragraphOf(imageOf(textOf(photo["img_url"]), textOf(photo["alt_text"]))),
  );
  const handle = value("username", "handle");
  const day = normalTime(value("date"))?.slice(0, 10) ?? "";
  const author = [value("name"), handle && `(@${handle})`].filter(Boolean).join(" ");
  const source = [author, day].filter(Boolean).join(", ");
  const quotation = document.createElement("blockquote");
  const inner = quotationOf(objectOf(post["quoted_tweet"]), "");
  const end = paragraphOf("— ", page ? linkTo(page, source) : source);
  quotation.append(text, ...pictures, ...(inner ? [inner] : []), ...(page || source ? [end] : []));
  return quotation;
}

/** The URL of what a card shows, if its fields contain it. */
function pageOf(card: Record<string, unknown>): string {
  const { instagram_id: photo, authorDid: author, postId: post, commentId: note } = card;
  if (textOf(photo)) return `https://www.instagram.com/p/${textOf(photo)}/`;
  if (textOf(author)) return `https://bsky.app/profile/${textOf(author)}/post/${textOf(post)}`;
  const page = firstText(card, "targetUrl", "canonical_url", "url");
  // A note says only where the reader's feed is.
  return page.endsWith("/home") && textOf(note)
    ? `https://substack.com/note/c-${textOf(note)}`
    : page;
}
