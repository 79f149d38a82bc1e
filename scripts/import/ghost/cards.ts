import { escaped } from "../html/escaped.ts";
import { listOf, objectOf, textOf } from "../source.ts";

/** A card, whose fields are called alike in both. */
export function cardText(name: string, card: Record<string, unknown>): string {
  const value = (...fields: string[]) =>
    fields.map((field) => textOf(card[field])).find(Boolean) ?? "";
  const caption = value("caption") && `<figcaption>${value("caption")}</figcaption>`;
  const picture = (src: string, alt: string) =>
    `<figure><img src="${escaped(src)}" alt="${escaped(alt)}">${caption}</figure>`;
  switch (name) {
    case "markdown":
    case "card-markdown":
      return value("markdown");
    case "html":
      return value("html");
    case "image":
      return picture(value("src"), value("alt"));
    case "gallery":
      return listOf(card["images"])
        .map(
          (one) =>
            `<figure><img src="${escaped(textOf(one["src"]))}" alt="${escaped(textOf(one["alt"]))}"></figure>`,
        )
        .join("\n");
    case "hr":
    case "horizontalrule":
      return "<hr>";
    case "code":
    case "codeblock":
      return `<pre><code class="language-${escaped(value("language"))}">${escaped(value("code"))}</code></pre>`;
    case "bookmark":
      return `<p><a href="${escaped(value("url"))}">${escaped(textOf(objectOf(card["metadata"])["title"]) || value("url"))}</a></p>${value("caption") && `<p>${value("caption")}</p>`}`;
    case "embed":
    case "file":
    case "audio":
    case "video":
      return `<p><a href="${escaped(value("url", "src"))}">${escaped(value("fileTitle", "title", "url", "src"))}</a></p>`;
    case "callout":
      return `<blockquote>${value("calloutText")}</blockquote>`;
    case "toggle":
      return `<details><summary>${value("heading")}</summary>${value("content")}</details>`;
    case "button":
      return `<p><a href="${escaped(value("buttonUrl"))}">${escaped(value("buttonText"))}</a></p>`;
    default:
      return shownOf(value);
  }
}

/** What any other card shows, in the order in which cards do. */
function shownOf(value: (...fields: string[]) => string): string {
  const button = value("buttonUrl", "productUrl", "url");
  return [
    value("header", "heading", "productTitle", "title").replace(/^.+$/s, "<h3>$&</h3>"),
    value("subheader").replace(/^.+$/s, "<p>$&</p>"),
    value("imageUrl", "productImageSrc").replace(
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
