/** The beginning of an HTML block, which the next blank line ends; embeds do not begin one. */
const HTML = /^[ \t]*<(?!iframe|embed|object|https?:)/i;

/**
 * The replacement of a tag in its context: the URL of a file becomes a link unless it is another's, and a tag
 * that took up its whole line becomes a separate paragraph, since only then a link is a player here, a picture
 * has a caption, and a callout ends.
 *
 * @param all the whole text, before the replacement
 */
export function onOwnLine(replacement: string, written: string, at: number, all: string): string {
  if (
    replacement.startsWith("file:") &&
    !/[("'<=]$|\][:(][ \t]*$/.test(all.slice(Math.max(0, at - 99), at))
  )
    return `<${replacement}>`;
  const rest = all.slice(at + written.length);
  const isAlone = (at === 0 || all[at - 1] === "\n") && /^[ \t]*(?:\n|$)/.test(rest);
  const isShown = /^(?:<https?:|<a href=|<figure>|!\[[^\n]* ")[^\n]*$|^> \[!/.test(replacement);
  if (!isAlone || !isShown) return replacement;
  const block = blockBefore(all, at);
  if (HTML.test(block)) return replacement;
  const isFollowed = /^[ \t]*\n[ \t]*\S/.test(rest) && !HTML.test(rest.trimStart());
  return (block ? "\n" : "") + replacement + (isFollowed ? "\n" : "");
}

/** The lines before a position up to a blank one. */
function blockBefore(all: string, at: number): string {
  let start = at;
  while (start > 0) {
    const line = all.lastIndexOf("\n", start - 2) + 1;
    if (all.slice(line, start).trim() === "") break;
    start = line;
  }
  return all.slice(start, at);
}
