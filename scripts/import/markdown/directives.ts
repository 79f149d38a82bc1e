import { callout, detailsOf, kindOf } from "./callout.ts";
import { serviceAddress } from "./services.ts";
import { optionsOf } from "./tags.ts";

const CONTAINER =
  /^( *)(:{3,})[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\[([^\]\n]*)\]|([^\n{]*))?)?(\{[^}\n]*\})?[ \t]*\n([^]*?)^[ \t]*\2[ \t]*$/gim;
const LEAF = /^( *)::([a-z][\w-]*)(?:\[([^\]\n]*)\])?(?:\{([^}\n]*)\})?[ \t]*$/gim;
const WITHIN_LINE = /(?<![\w:\\]):([a-z][\w-]*)\[([^\]\n]*)\](?:\{([^}\n]*)\})?/gi;
/** Directives that only lay out their content. */
const LAYOUT =
  /^(?:code-group|tabs?|tab-item|center|right|left|raw|v-pre|columns?|row|cards?|div|only)$/i;
/** Directives named like elements. */
const ELEMENT = /^(?:abbr|kbd|sub|sup|mark|del|ins|small|cite)$/i;

/**
 * The directives of Docusaurus, Starlight, VitePress and remark, `:::note[Title]`, `::youtube{id=1}`,
 * `:kbd[x]`, and Pandoc's divs. Code has been protected before.
 *
 * @param say receives what is converted or lost
 */
export function withDirectives(
  text: string,
  say: (says: string, isLost?: boolean) => void,
): string {
  return text
    .replace(
      CONTAINER,
      (
        written: string,
        indent: string,
        _,
        word = "",
        title = "",
        bare = "",
        braced = "",
        inner = "",
      ) => {
        if (!word && !braced) return written;
        const words = withDirectives(inner, say);
        if (!word || LAYOUT.test(word)) return words.trim();
        if (word === "details") return detailsOf(title || bare, words);
        if (!kindOf(word)) say(`:::${word} becomes a note`);
        return callout(kindOf(word) ?? "NOTE", title || bare, words).replace(/^/gm, indent);
      },
    )
    .replace(LEAF, (written: string, indent: string, word: string, title = "", braced = "") => {
      const options = optionsOf(braced.replace(/(?:^|\s)#([\w-]+)/g, ' id="$1"'));
      const address = serviceAddress(word.toLowerCase(), options);
      if (address === null) say(`::${word} stays as it is written`, true);
      return address === null
        ? written
        : `${indent}${title ? `[${title}](${address})` : `<${address}>`}`;
    })
    .replace(WITHIN_LINE, (_, word: string, inner: string, braced = "") => {
      const id = /#([\w:.-]+)/.exec(braced)?.[1];
      const title = /title=("[^"]*")/.exec(braced)?.[1];
      if (ELEMENT.test(word)) return `<${word}${title ? ` title=${title}` : ""}>${inner}</${word}>`;
      say(`:${word} is left out, and its words stay`);
      return id ? `<span id="${id}"></span>${inner}` : inner;
    });
}
