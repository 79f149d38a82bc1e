import anyAscii from "any-ascii";
import type { Renderer } from "../content/renderer.ts";
import { render, type Rendered } from "../content/diagrams.ts";
import { changeMarkdown } from "./change-markdown.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import { loss, type Note } from "./source.ts";
import { COMMENTS } from "../../src/lib/comment-anchor.ts";

const LINK = /\shref="#([^"]+)"/g;
const ID = /\sid="([^"]+)"/g;
const HEADING = /<h[1-6][^>]*\sid="([^"]+)"[^>]*>(.*?)<\/h[1-6]>/gs;

/**
 * Renders a text whose links may lead to its headings by another system's ids.
 *
 * @param notes receives links that lead nowhere in it
 */
export async function renderWithParts(
  renderer: Pick<Renderer, "renderMarkdown">,
  markdown: string,
  notes: Note[],
): Promise<Rendered & { markdown: string }> {
  const rendered = await render(renderer, markdown);
  const ids = [...rendered.html.matchAll(ID)].map(([, id = ""]) => id);
  const known = new Set([...ids, "top", COMMENTS]);
  // Zola transliterates other scripts and emoji.
  const inLatin = new Map(
    [...rendered.html.matchAll(HEADING)].map(([, id = "", heading = ""]) => [
      id,
      bare(anyAscii(heading.replace(/<[^>]*>|&#?\w+;/g, ""))),
    ]),
  );
  const linked = new Set([...rendered.html.matchAll(LINK)].map(([, id = ""]) => decoded(id)));
  const renamed = new Map<string, string>();
  for (const name of [...linked].filter((one) => !known.has(one))) {
    const alike = ids.filter((id) => [bare(id), inLatin.get(id)].includes(bare(name)));
    const [only] = alike;
    if (only !== undefined && alike.length === 1) renamed.set(name, only);
    else notes.push(loss("links", `#${name} leads to no part of the text`));
  }
  if (renamed.size === 0) return { ...rendered, markdown };
  const changed = changeMarkdown(markdown, (url) => {
    const id = url.startsWith("#") ? renamed.get(decoded(url.slice(1))) : undefined;
    return id === undefined ? url : `#${id}`;
  });
  return { ...(await render(renderer, changed)), markdown: changed };
}

/**
 * A comparable form of heading ids: the letters, without the number that some systems omit, and without the
 * prefixes of Redcarpet and Hashnode.
 */
function bare(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/^(?:toc_|heading-)/, "")
      // Around code in a heading: of Next, and of dev.to.
      .replace(/\b(?:code|raw)-(.+?)-(?:code|endraw)\b/g, "$1")
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "")
      .replace(/^\d+(?=\D)/, "")
  );
}
