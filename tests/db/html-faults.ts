const ALLOWED = new Set(
  (
    "h2 h3 p a ul ol li pre code em strong blockquote figure figcaption img " +
    "table thead tbody tr th td hr kbd abbr sup sub"
  ).split(" "),
);
const VOID = new Set(["img", "hr"]);

/**
 * What is wrong with an article's HTML: elements that are not allowed, tags that do not pair, and
 * attributes that run or style something.
 *
 * @param html an article's content
 * @returns one text per fault
 */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = "", attributes = ""] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi,
  )) {
    if (!ALLOWED.has(name)) faults.push(`${tag} is not allowed`);
    if (/\s(style|id|on\w+)=/.test(attributes)) faults.push(`${tag} has a forbidden attribute`);
    if (/\sclass=(?!"language-[a-z]+")/.test(attributes)) faults.push(`${tag} has a class`);
    if (VOID.has(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) faults.push(`${tag} closes nothing`);
  }
  return [...faults, ...open.map((name) => `<${name}> is never closed`)];
}

/** The values of an attribute, wherever it stands in the HTML. */
export function attributeValues(html: string, attribute: "src" | "href"): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(
    ([, value = ""]) => value,
  );
}

/** How many words a reader sees. */
export function wordCount(html: string): number {
  return html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
}
