/** What begins a block of HTML, which the next blank line ends; another player begins none. */
const HTML = /^[ \t]*<(?!iframe|embed|object|https?:)/i;

/**
 * What a tag becomes as a paragraph of its own, where it was all of its line: only so is a link a player here, and a
 * picture one with a caption.
 *
 * @param all the text that it is in, before it is replaced
 */
export function onOwnLine(made: string, written: string, at: number, all: string): string {
  const rest = all.slice(at + written.length);
  const isAlone = (at === 0 || all[at - 1] === "\n") && /^[ \t]*(?:\n|$)/.test(rest);
  const isShown = /^<https?:|^<a href=|^!\[[^\n]* "/.test(made) && !made.includes("\n");
  if (!isAlone || !isShown) return made;
  const block = /(?:^|\n[ \t]*\n)((?:[^\n]*\S[^\n]*\n)*)$/.exec(all.slice(0, at))?.[1] ?? "";
  if (HTML.test(block)) return made;
  const isFollowed = /^[ \t]*\n[ \t]*\S/.test(rest) && !HTML.test(rest.trimStart());
  return (block ? "\n" : "") + made + (isFollowed ? "\n" : "");
}
