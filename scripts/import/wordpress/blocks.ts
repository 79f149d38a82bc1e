import { escaped } from "../../../src/lib/html/escaped.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import { firstText, listOf, objectOf, parsedJson, textOf } from "../../lib/json.ts";
import { figureOf } from "./shortcode-pictures.ts";

/** A block without HTML, which WordPress renders from its attributes. */
const RENDERED = /<!-- wp:([\w/-]+)(?: (\{(?:(?!-->|<!--)[^])*\}))? \/-->/g;
/** Blocks without content of the article. */
const SILENT = /^(?:spacer|separator|more|nextpage|paragraph)$/;

/** A text with the links and pictures that such blocks have in their attributes; the others are reported. */
export function withRenderedBlocks(text: string, lost: string[]): string {
  return text.replace(RENDERED, (written: string, name: string, attributes = "{}") => {
    const values = objectOf(parsedJson(attributes));
    const html = htmlOf(name, values);
    // Such as the words of a testimonial.
    const isIncomplete = html === "" || textOf(values["content"]) !== "";
    if (isIncomplete && !SILENT.test(name)) lost.push(`the block “${name}” is left out`);
    return written + html;
  });
}

function htmlOf(name: string, attributes: Record<string, unknown>): string {
  const url = firstText(attributes, "url", "link");
  const isPicture = PICTURE_FILE.test(url);
  if (!isPicture && /^(?:https?|mailto|tel):|^\//.test(url)) {
    const label = firstText(attributes, "label", "text") || serviceOf(attributes) || escaped(url);
    const link = `<a href="${escaped(url)}">${label}</a>`;
    return name === "social-link" ? `<li>${link}</li>` : `<p>${link}</p>`;
  }
  const own = isPicture ? [attributes] : [];
  return [...own, ...listOf(attributes["imagesDynamic"]), ...listOf(attributes["images"])]
    .flatMap((picture) => {
      const [alt, caption] = [textOf(picture["alt"]), textOf(picture["caption"])];
      const file = firstText(picture, "url", "src");
      return file ? figureOf({ url: file, alt, caption }) : [];
    })
    .join("");
}

/** The name of a network, unless it is only the picture of a chain. */
function serviceOf({ service }: Record<string, unknown>): string {
  const name = textOf(service);
  return /^(?:chain|mail)?$/.test(name) ? "" : name.charAt(0).toUpperCase() + name.slice(1);
}
