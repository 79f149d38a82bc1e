/** Characters that are illegal in XML, but that blogs write anyway. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const START = "<![CDATA[";
const SPLIT_END = "]]]]><![CDATA[>";
/** The end of CDATA with that of its element. */
const END = /\]\]>\s*<\/([a-z][\w:-]*)>/g;

/** CDATA, which is left as it is, and bare ampersands, as in URLs. */
const BARE = /<!\[CDATA\[[^]*?(?:\]\]>|$)|&(?!(?:\w+|#\d+|#x[\da-f]+);)/gi;

/**
 * Repairs the XML of an export: removes illegal characters, escapes bare ampersands, and extends CDATA to the
 * end of its element if a plugin of WordPress did not split it. Reads each part of the file a few times, however
 * much CDATA there is.
 */
export function repaired(written: string): string {
  const xml = written.replace(ILLEGAL, "");
  const ends = endsByElement(xml);
  let result = "";
  let done = 0;
  for (let start = xml.indexOf(START); start !== -1; start = xml.indexOf(START, start + 1)) {
    if (start < done) continue;
    const tag = xml.slice(xml.lastIndexOf("<", start - 1), start);
    const isComplete = tag.indexOf(">") === tag.length - 1;
    const [, name = ""] = (isComplete && /^<([a-z][\w:-]*)/.exec(tag)) || [];
    const from = start + START.length;
    const end = firstFrom(ends.get(name), from);
    if (end === undefined) continue;
    const text = xml.slice(from, end);
    // Otherwise its own end is missing.
    const isRepairable = !text.includes("</item>");
    result += xml.slice(done, from) + (isRepairable ? split(text) : text);
    done = end;
  }
  return (result + xml.slice(done)).replace(BARE, (found) => (found === "&" ? "&amp;" : found));
}

function split(text: string): string {
  return text.replaceAll(SPLIT_END, "]]>").replaceAll("]]>", SPLIT_END);
}

/** Where CDATA ends with its element, by the element's name. */
function endsByElement(xml: string): Map<string, { positions: number[]; next: number }> {
  const ends = new Map<string, { positions: number[]; next: number }>();
  for (const { 1: name = "", index } of xml.matchAll(END)) {
    const known = ends.get(name);
    if (known) known.positions.push(index);
    else ends.set(name, { positions: [index], next: 0 });
  }
  return ends;
}

/** The first position from a given one. Called with ascending positions, so each is examined only once. */
function firstFrom(
  ends: { positions: number[]; next: number } | undefined,
  from: number,
): number | undefined {
  if (!ends) return undefined;
  while ((ends.positions[ends.next] ?? Infinity) < from) ends.next++;
  return ends.positions[ends.next];
}
