const LABEL = /\\label\s*\{([^{}]*)\}/g;
const TAG = /\\tag(\*?)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/;
const TAG_OR_LABEL = new RegExp(`${TAG.source}|${LABEL.source}`, "g");
const REFERENCE = /\\(eq)?ref\s*\{([^{}]*)\}/g;
const NAMES = "(?:align|alignat|eqnarray|flalign|gather)";
const OTHERS = String.raw`((?:(?!\\begin\{(?:${NAMES}|equation)\b)[^])*)`;
/** An environment of which each row may have a number, with what is around it. */
const ROWS = new RegExp(
  String.raw`^${OTHERS}(\\begin\{(${NAMES}\*?)\}(?:\{\d*\})?)${OTHERS}(\\end\{\3\})${OTHERS}$`,
);
const EQUATION = /\\(?:begin|end)\{equation\*?\}/g;

/**
 * Numbers formulas as LaTeX and MathJax do: those that others refer to by `\ref` or `\eqref`, in the order of the text.
 *
 * @param formulas the TeX of all formulas of a text
 * @returns a function that replaces `\label`, `\tag` and references in TeX with numbers that KaTeX shows in MathML
 */
export function equationNumbers(
  formulas: readonly string[],
): (tex: string, isBlock: boolean) => string {
  const mentioned = new Set(
    formulas.flatMap((tex) =>
      Array.from(tex.matchAll(REFERENCE), ([, , name = ""]) => bareName(name)),
    ),
  );
  const numbers = new Map<string, string>();
  let count = 0;
  for (const row of formulas.flatMap((tex) => rowsOf(tex).rows)) {
    const names = labelsIn(row).filter((name) => mentioned.has(name));
    if (names.length === 0) continue;
    const number = TAG.exec(row)?.[2] ?? String(++count);
    for (const name of names) numbers.set(name, number);
  }

  /** A row's TeX without labels and tags, and what is shown beside it. */
  const numbered = (row: string) => {
    const [, star = "", tag] = TAG.exec(row) ?? [];
    const number =
      tag ??
      labelsIn(row)
        .map((name) => numbers.get(name))
        .find(Boolean);
    return {
      tex: row.replace(TAG_OR_LABEL, ""),
      beside: number === undefined ? "" : star ? number : `(${number})`,
    };
  };

  // KaTeX's MathML has numbers beside whole formulas in lines of their own, but none within environments.
  const shown = (tex: string, isBlock: boolean) => {
    const { before, rows, after } = rowsOf(tex);
    const parts = rows.map(numbered);
    const [whole] = parts;
    if (isBlock && before === "" && whole?.beside)
      return `${whole.tex.replace(EQUATION, "")}\\tag*{${whole.beside}}`;
    const numberedRows = parts.map(
      (part) => part.tex + (part.beside && `\\qquad\\text{${part.beside}}`),
    );
    return before + numberedRows.join("\\\\") + after;
  };
  return (tex, isBlock) =>
    shown(tex, isBlock).replace(REFERENCE, (_, isInBrackets: string | undefined, name: string) => {
      // As in MathJax.
      const number = numbers.get(bareName(name)) ?? "???";
      return `\\text{${isInBrackets ? `(${number})` : number}}`;
    });
}

/** The names that a formula gives to itself or to its rows. */
export function labelsIn(tex: string): string[] {
  return Array.from(tex.matchAll(LABEL), ([, name = ""]) => bareName(name));
}

/** A name without what Markdown may have needed before its signs. */
export function bareName(name: string): string {
  return name.replaceAll("\\", "").trim();
}

/** The rows of a formula that may have numbers of their own; other formulas are one row. */
function rowsOf(tex: string): { before: string; rows: string[]; after: string } {
  const [, around = "", begin = "", , body, end = "", rest = ""] = ROWS.exec(tex) ?? [];
  if (body === undefined) return { before: "", rows: [tex], after: "" };
  const rows = [namesIn(around)];
  let depth = 0;
  for (const [part] of body.matchAll(/\\(?:begin|end)\b|\\[^]|[^\\{}]+|[^]/g)) {
    if (part === "\\begin" || part === "{") depth++;
    if (part === "\\end" || part === "}") depth--;
    if (part === "\\\\" && depth === 0) rows.push("");
    else rows[rows.length - 1] += part;
  }
  rows[rows.length - 1] += namesIn(rest);
  return {
    before: around.replace(TAG_OR_LABEL, "") + begin,
    rows,
    after: end + rest.replace(TAG_OR_LABEL, ""),
  };
}

function namesIn(tex: string): string {
  return (tex.match(TAG_OR_LABEL) ?? []).join("");
}
