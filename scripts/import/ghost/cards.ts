import { escaped } from "../../../src/lib/html/escaped.ts";
import { callout } from "../markdown/callout.ts";
import { firstText, listOf, objectOf, textOf } from "../../lib/json.ts";
import { loss, type Note } from "../source.ts";

/**
 * A card, whose fields have the same names in both formats.
 *
 * @param notes receives what cannot be imported
 */
export function cardText(name: string, card: Record<string, unknown>, notes: Note[]): string {
  const value = (...fields: string[]) => firstText(card, ...fields);
  const caption = value("caption", "fileCaption");
  const below = caption && `\n\n<p>${caption}</p>`;
  switch (name) {
    case "markdown":
    case "card-markdown":
      return value("markdown");
    case "html":
      return value("html");
    case "image":
      return `<figure>${imageOf(card)}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
    case "gallery":
      return (
        listOf(card["images"])
          .map((one) => `<figure>${imageOf(one)}</figure>`)
          .join("\n") + below
      );
    case "hr":
    case "horizontalrule":
      return "<hr>";
    case "code":
    case "codeblock":
      return `<pre><code class="language-${escaped(value("language"))}">${escaped(value("code"))}</code></pre>${below}`;
    case "bookmark":
      notes.push({ field: "text", message: "the card of another page becomes a link" });
      return `<p><a href="${escaped(value("url"))}">${escaped(textOf(objectOf(card["metadata"])["title"]) || value("url"))}</a></p>${below}`;
    case "embed":
    case "file":
    case "audio":
    case "video":
      return `<p><a href="${escaped(value("url", "src"))}">${escaped(value("fileTitle", "title", "url", "src"))}</a></p>${below}`;
    case "callout":
      return callout("NOTE", value("calloutEmoji").replace("💡", ""), value("calloutText"));
    case "toggle":
      return `<details><summary>${value("heading")}</summary>${value("content")}</details>`;
    case "button":
      return `<p><a href="${escaped(value("buttonUrl"))}">${escaped(value("buttonText"))}</a></p>`;
    case "paywall":
      return "";
    default: {
      // Email and sign-up cards show nothing of the article.
      const shown = /^(?:email|email-cta|signup)$/.test(name) ? "" : shownOf(card, value);
      if (!shown) notes.push(loss("text", `a card “${name}” is left out`));
      return shown;
    }
  }
}

/** The picture of a card or a gallery, with its tooltip and its link. */
function imageOf(card: Record<string, unknown>): string {
  const [src = "", alt = "", title, href] = ["src", "alt", "title", "href"].map((name) =>
    escaped(textOf(card[name])),
  );
  const image = `<img src="${src}" alt="${alt}"${title && ` title="${title}"`}>`;
  return href ? `<a href="${href}">${image}</a>` : image;
}

/** The visible content of any other card, in the usual order. */
function shownOf(card: Record<string, unknown>, value: (...fields: string[]) => string): string {
  const button = value("buttonUrl", "productUrl", "url");
  const stars = card["productRatingEnabled"] === true ? value("productStarRating") : "";
  return [
    card["hasSponsorLabel"] === true && value("sponsorLabel"),
    value("header", "heading", "productTitle", "title").replace(/^.+$/s, "<h3>$&</h3>"),
    value("subheader").replace(/^.+$/s, "<p>$&</p>"),
    stars && `<p>${stars} of 5 stars</p>`,
    value("imageUrl", "productImageSrc", "backgroundImageSrc").replace(
      /^.+$/s,
      (src) => `<img src="${escaped(src)}" alt="">`,
    ),
    value("html", "text", "textValue", "productDescription", "content"),
    button &&
      `<p><a href="${escaped(button)}">${value("buttonText", "productButton") || button}</a></p>`,
  ]
    .filter(Boolean)
    .join("\n");
}
