/** Other systems' kinds of callouts, by those of this site. */
const KINDS: Record<string, readonly string[]> = {
  NOTE: "note info abstract summary tldr example todo question help faq quote cite seealso default primary aside admonition notice".split(
    " ",
  ),
  TIP: "tip hint success check done".split(" "),
  IMPORTANT: "important key".split(" "),
  WARNING: "warning warn attention alert".split(" "),
  CAUTION: "caution danger error bug failure fail missing critical".split(" "),
};

/** The callout kind for a word; null if there is none. */
export function kindOf(word: string): string | null {
  const name = word.toLowerCase();
  return Object.keys(KINDS).find((kind) => KINDS[kind]?.includes(name)) ?? null;
}

/** A callout, from its text without the callout's own markers. */
export function callout(kind: string, title: string, text: string): string {
  const marker = `[!${kind}]${title.trim() && ` ${title.trim()}`}`;
  return [marker, ...dedented(text).trim().split("\n")]
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** Removes the indent that all lines share. */
export function dedented(text: string): string {
  const lines = text.replace(/^(?:[ \t]*\n)+/, "").split("\n");
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const min = Math.min(...indents, Infinity);
  return Number.isFinite(min)
    ? lines
        .map((line) => line.slice(Math.min(min, /^[ \t]*/.exec(line)?.[0].length ?? 0)))
        .join("\n")
    : text;
}

/** Also the tabs of Material for MkDocs, which have no kind. */
const ADMONITION =
  /^([ \t]*)(?:(?:!!!|\?\?\?\+?)[ \t]+([a-z]+)(?:[ \t]+[a-z-]+)*|===[!+]?(?=[ \t]+"))(?:[ \t]+"([^"\n]*)")?[ \t]*$/i;
/** The first line of an item, or of a definition. */
const ITEM = /^[ \t]*(?:[*+:-]|\d+[.)])[ \t]/;

function isContinued(line: string | undefined, indent: string): boolean {
  return (
    line !== undefined &&
    line.startsWith(indent) &&
    /^(?: {4}|\t)[ \t]*\S/.test(line.slice(indent.length))
  );
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

/** Python-Markdown's and Pelican's `!!! note "Title"`, whose lines would be code elsewhere. */
export function withAdmonitions(text: string): string {
  if (!/^[ \t]*(?:!!!|\?\?\?|===[!+]?[ \t]+")/m.test(text)) return text;
  const lines = text.split("\n");
  const result: string[] = [];
  /** The lines that the present one is within, each with more indent than the one before. */
  const around: string[] = [];
  let fence = "";
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line.trim() !== "") {
      while (around.length > 0 && indentOf(around.at(-1) ?? "") >= indentOf(line)) around.pop();
      around.push(line);
    }
    // With its indent, it would be code elsewhere.
    const isInItem = ITEM.test(around.at(-2) ?? "");
    const [, marks = "", info = ""] = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})(.*)/.exec(line) ?? [];
    if (!fence) fence = marks;
    else if (marks.startsWith(fence) && info.trim() === "") fence = "";
    const found = fence ? null : ADMONITION.exec(line);
    const indent = found?.[1] ?? "";
    if (!found || (indent && !isInItem)) {
      result.push(line);
      continue;
    }
    const [, , word, title = ""] = found;
    const inner: string[] = [];
    while (
      isContinued(lines[index + 1], indent) ||
      (lines[index + 1]?.trim() === "" && isContinued(lines[index + 2], indent))
    )
      inner.push(lines[++index] ?? "");
    // Without a text, it may be a sentence.
    if (inner.length === 0 && !title) {
      result.push(line);
      continue;
    }
    const content = withAdmonitions(dedented(inner.join("\n")));
    const shown =
      word === undefined
        ? ["", `**${title}**`, "", content, ""]
        : [callout(kindOf(word) ?? "NOTE", title, content), ""];
    result.push(...shown.map((part) => part.replace(/^(?=.)/gm, indent)));
  }
  return result.join("\n");
}

export function detailsOf(title: string, inner: string): string {
  // Markdown is literal in a line of HTML.
  const summary = title
    .replace(/(\*\*|__|(?<![\w*])[*_])(?=[^\s*_])([^*_\n]+)(?<=\S)\1(?!\w)/g, "$2")
    .replace(/`([^`\n]+)`/g, "<code>$1</code>");
  return `<details>\n<summary>${summary.trim() || "Details"}</summary>\n\n${dedented(inner).trim()}\n\n</details>`;
}
