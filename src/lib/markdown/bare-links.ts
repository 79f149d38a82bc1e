import type { Processor } from "unified";
import { visit } from "unist-util-visit";

/** No address has them as they are, and sentences go on with them without a space. */
const FULL_WIDTH = /[\u3000-\u303f\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uffef“”„«»…—]/;

/** Of no script but Latin. The last range is half of a rarer Chinese character. */
const OTHER_LETTER = /[\p{L}\ud840-\ud8bf]/u;
const LATIN = /[\p{scx=Latin}\p{sc=Common}]/u;

const FIRST_OF_HOST = /^(?:https?:\/\/)?(?:www\.)?(.)/iu;

/** The length of «https://www.» and a character. */
export const HOST_STARTS_WITHIN = 13;

/**
 * Whether a character of an address that stands bare in a text is not part of it: full-width
 * punctuation, or a letter of another script, unless the name of the host begins with one.
 *
 * @param opening the address up to the beginning of its host, or longer
 */
export function endsBareLink(opening: string, character: string): boolean {
  if (FULL_WIDTH.test(character)) return true;
  return isOtherLetter(character) && !isOtherLetter(FIRST_OF_HOST.exec(opening)?.[1] ?? "");
}

function isOtherLetter(sign: string): boolean {
  return OTHER_LETTER.test(sign) && !LATIN.test(sign);
}

/** Shortens the links that remark-gfm finds in the finished tree. They have no position. */
export function shortenBareLinks(this: Processor) {
  this.data().fromMarkdownExtensions?.push({
    transforms: [
      (tree) =>
        visit(tree, "link", (link, index, parent) => {
          const [text] = link.children;
          if (link.position || text?.type !== "text" || !parent || index === undefined) return;
          const length = lengthOf(text.value);
          if (length === text.value.length) return;
          const rest = text.value.slice(length);
          link.url = link.url.slice(0, -rest.length);
          text.value = text.value.slice(0, length);
          parent.children.splice(index + 1, 0, { type: "text", value: rest });
        }),
    ],
  });
}

function lengthOf(address: string): number {
  for (let length = 0; length < address.length; length++) {
    if (endsBareLink(address, address.charAt(length)))
      return address.slice(0, length).replace(/[?!.,:;*_~'")]+$/, "").length;
  }
  return address.length;
}
