import { frameOf, linkTextFor } from "../../../src/lib/html/frame-of.ts";
import { decoded } from "../../../src/lib/text/decoded.ts";
import { loss, type Note } from "../source.ts";
import { isPicturePath } from "../picture-file.ts";
import { imageOf, linkTo, paragraphOf } from "./elements.ts";
import { pageOfPlayer, urlOfScript } from "../old-players.ts";
import { shortened } from "../shortened.ts";

const FRAMES = "iframe, embed, object, amp-iframe, amp-youtube, lite-youtube";
/** Scripts that render third-party embeds. */
const CARDS =
  'script[src*="gist.github.com"], script[src*="asciinema.org"], script[src*="speakerdeck.com"]';
/** The page of an embed, in the URL of its script. */
const SCRIPT = /(gist\.github\.com\/.*|asciinema\.org\/a\/\w+)\.js(?=$|\?)/;
/** The path of a page or a file of the old site. */
const OWN = /^(?![a-z]+:)[^\s#]/i;

/** Elements that a script fills with what is at a URL; pictures and players have such attributes, too. */
export const FILLED = ["div", "blockquote", "a", "section", "span"];
export const FILLED_FROM = ["data-href", "data-url", "data-instgrm-permalink"];
/** Classes of what a script fills with buttons or comments: the URL is that of the article. */
export const BUTTONS = /\b(?:fb-(?:like|share|send|save|comments)|addthis|sharethis|g-plus)/;

/** Replaces embeds with links. */
export function linksInsteadOfFrames(body: HTMLElement, notes: Note[]): void {
  for (const name of FILLED_FROM)
    for (const element of body.querySelectorAll(`:is(${FILLED.join()})[${name}^=http]`)) {
      if (element.children.length > 0 || element.textContent.trim() !== "") continue;
      if (BUTTONS.test(element.className)) continue;
      const url = element.getAttribute(name) ?? "";
      notes.push({ field: "text", message: `what ${shortened(url)} embeds becomes a link` });
      element.replaceWith(paragraphOf(linkTo(url)));
    }
  for (const frame of body.querySelectorAll(`${FRAMES}, ${CARDS}`)) {
    if (!body.contains(frame)) continue;
    const inner = frame.querySelector("embed");
    const video = frame.getAttribute("data-videoid") ?? frame.getAttribute("videoid");
    const names = ["src", "data", "data-src", "data-lazy-src", "data-orig-src"];
    const movie = frame.querySelector("param:is([name=movie i], [name=src i])");
    const found = [
      ...[frame, ...(inner ? [inner] : [])].flatMap((one) =>
        names.map((name) => one.getAttribute(name) ?? ""),
      ),
      movie?.getAttribute("value") ?? "",
    ];
    const url =
      found.find((one) => /^(?:https?:)?\/\//.test(one)) ??
      (video ? `https://www.youtube.com/watch?v=${video}` : found.find((one) => OWN.test(one))) ??
      "";
    // Medium's frames have another in them.
    const inFrame = /^https:\/\/cdn\.embedly\.com\/.*[?&]src=([^&]+)/.exec(url)?.[1];
    const target = inFrame ? decoded(inFrame) : url;
    if (isPicturePath(target)) {
      const instead = frame.querySelector("img")?.getAttribute("alt") ?? "";
      frame.replaceWith(imageOf(target, frame.getAttribute("title") ?? instead));
      continue;
    }
    const link = urlOfScript(target, frame.getAttribute("data-id"))
      .replace(/^(?=\/\/)/, "https:")
      .replace(SCRIPT, "$1");
    if (link) {
      notes.push({ field: "text", message: `what ${shortened(link)} embeds becomes a link` });
      const page = pageOfPlayer(link);
      const framed = frameOf(page);
      const title = frame.getAttribute("title") ?? "";
      const label = framed ? linkTextFor(framed, title) : title.trim() || page;
      frame.replaceWith(paragraphOf(linkTo(framed?.page ?? page, label)));
    } else {
      notes.push(loss("text", `a <${frame.localName}> is left out`));
      frame.remove();
    }
  }
}
