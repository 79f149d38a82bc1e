import type { Data } from "unified";
import { visit } from "unist-util-visit";
import { endsBareLink, isEmail } from "./bare-links";
import { isUnspaced } from "./characters";

/** What precedes the address in the fediverse, in a chat, or within a URL: "xmpp:ada@…", "postgres://ada@…" */
const OTHER_ADDRESS = /(?:@|:\/\/[!-~]*|\b(?:xmpp|sips?|acct):)$/i;

/**
 * Shortens the links that remark-gfm finds in the finished tree, which have no position. It also removes links from
 * text that is not an email address, such as `@robin@social.example`.
 */
export function shortenBareLinks({ fromMarkdownExtensions = [] }: Data): void {
  fromMarkdownExtensions.push({
    transforms: [
      (tree) =>
        visit(tree, "link", (link, index, parent) => {
          const [text] = link.children;
          if (text?.type !== "text" || !parent || index === undefined) return;
          const adjacentText = (at: number) => {
            const node = parent.children[at];
            return node?.type === "text" ? node.value : "";
          };
          // Not `<ada@localhost>`, which begins before its text.
          const isBare = text.position?.start.offset === link.position?.start.offset;
          const before = adjacentText(index - 1);
          const after = adjacentText(index + 1);
          const isOther =
            OTHER_ADDRESS.test(before) ||
            !isEmail(text.value, after) ||
            isPartOfWord(before, after);
          if (isBare && isOther && link.url === `mailto:${text.value}`)
            parent.children[index] = text;
          if (link.position) return;
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

/** Whether more letters belong to it: the links that the parser finds only contain ASCII, `ller@…` of "müller@…". */
function isPartOfWord(before: string, after: string): boolean {
  return [before.at(-1) ?? "", after.at(0) ?? ""].some(
    (letter) => /[\p{L}\p{M}]/u.test(letter) && !isUnspaced(letter.charCodeAt(0)),
  );
}

function lengthOf(text: string): number {
  for (let length = 0; length < text.length; length++) {
    if (endsBareLink(text, text.charAt(length)))
      return text.slice(0, length).replace(/[?!.,:;*_~'"()[\]{}]+$/, "").length;
  }
  return text.length;
}
