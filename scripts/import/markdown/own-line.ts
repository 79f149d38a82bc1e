/** What begins a block of HTML, which the next blank line ends; another player begins none. */
const HTML = /^[ \t]*<(?!iframe|embed|object|https?:)/i;

/**
 * What a tag becomes where it stands: the address of a file is a link where it is none of another, and what was all of
 * its line is a paragraph of its own, as only so is a link a player here, and a picture one with a caption.
 *
 * @param all the text that it is in, before it is replaced
 */
export function onOwnLine(made: string, written: string, at: number, all: string): string {
  if (made.startsWith("file:") && !/[("'<=]$|\]:[ \t]*$/.test(all.slice(Math.max(0, at - 99), at)))
    return `<${made}>`;
  const rest = all.slice(at + written.length);
  const isAlone = (at === 0 || all[at - 1] === "\n") && /^[ \t]*(?:\n|$)/.test(rest);
  const isShown = /^<https?:|^<a href=|^!\[[^\n]* "/.test(made) && !made.includes("\n");
  if (!isAlone || !isShown) return made;
  const block = blockBefore(all, at);
  if (HTML.test(block)) return made;
  const isFollowed = /^[ \t]*\n[ \t]*\S/.test(rest) && !HTML.test(rest.trimStart());
  return (block ? "\n" : "") + made + (isFollowed ? "\n" : "");
}

/** The lines before a place up to a blank one. */
function blockBefore(all: string, at: number): string {
  let start = at;
  while (start > 0) {
    const line = all.lastIndexOf("\n", start - 2) + 1;
    if (all.slice(line, start).trim() === "") break;
    start = line;
  }
  return all.slice(start, at);
}
