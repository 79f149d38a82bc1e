/** A text that Liquid keeps under a name, to print it elsewhere. */
const CAPTURE =
  /[ \t]*\{%-?\s{0,9}capture\s{1,9}["']?([\w-]+)["']?\s{0,9}-?%\}((?:(?!\{%-?\s{0,9}(?:end)?capture\b)[^])*)\{%-?\s{0,9}endcapture\s{0,9}-?%\}(?:[ \t]*\n)?/g;
const PROGRAM = /\{%-?\s*(?:if|unless|case|for|tablerow|assign|increment|decrement)\b/;
const PRINTED = /([ \t]*)\{\{-?\s{0,9}([\w-]+)\s{0,9}((?:\|[^{}]*?)?)-?\}\}/g;

/**
 * Puts what a text captures where it is printed, if no program decides about that. Code has been protected before.
 */
export function withCaptured(text: string): string {
  const captures = [...text.matchAll(CAPTURE)];
  if (captures.length === 0 || PROGRAM.test(text)) return text;
  const texts = new Map(captures.map(([, name = "", captured = ""]) => [name, captured.trim()]));
  const isOnce = texts.size === captures.length;
  const rest = text.replace(CAPTURE, "");
  const tags = rest.match(/\{%[^{}]*%\}/g) ?? [];
  const isInTag = [...texts.keys()].some((name) => tags.some((tag) => tag.includes(name)));
  if (!isOnce || isInTag) return text;
  return rest.replace(PRINTED, (written: string, before: string, name: string, filters: string) => {
    const captured = texts.get(name);
    if (captured === undefined) return written;
    return filters.includes("markdownify") ? `\n\n${captured}\n\n` : before + captured;
  });
}
