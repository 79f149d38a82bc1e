/** The name of a formula, and its number if it is written beside. */
const LABEL = /(?:\\tag\*?\{([^{}]*)\}\s*)?\\label\s*\{([^{}]*)\}(?:\s*\\tag\*?\{([^{}]*)\})?/g;
const REFERENCE = /\\(eq)?ref\s*\{([^{}]*)\}/g;
/** An environment of which each row may have a number. */
const ROWS = /^\s*\\begin\{(?:align|alignat|eqnarray|flalign|gather|multline)\*?\}(?:\{\d*\})?/;
const EQUATION = /^\s*\\begin\{equation\*?\}([^]*)\\end\{equation\*?\}\s*$/;

/**
 * Numbers formulas as LaTeX and MathJax do: those that others refer to by `\ref` or `\eqref`, in the order of the text.
 *
 * @param formulas the TeX of all formulas of a text
 * @returns a function that replaces `\label` and references in TeX with numbers that KaTeX can show in MathML
 */
export function equationNumbers(formulas: readonly string[]): (tex: string) => string {
  const all = formulas.join("\n");
  const mentioned = new Set(Array.from(all.matchAll(REFERENCE), ([, , name = ""]) => name));
  const numbers = new Map<string, string>();
  let count = 0;
  for (const [, before, name = "", after] of all.matchAll(LABEL))
    if (mentioned.has(name)) numbers.set(name, before ?? after ?? String(++count));

  return (tex) =>
    withShownTags(
      tex.replace(LABEL, (_, before?: string, name = "", after?: string) => {
        const number = before ?? after ?? numbers.get(name);
        return number === undefined ? "" : `\\tag{${number}}`;
      }),
    ).replace(REFERENCE, (reference, isInBrackets: string | undefined, name: string) => {
      const number = numbers.get(name);
      if (number === undefined) return reference;
      return isInBrackets ? `\\text{(${number})}` : `\\text{${number}}`;
    });
}

/** KaTeX's MathML has numbers beside whole formulas, but none within environments. */
function withShownTags(tex: string): string {
  if (!tex.includes("\\tag")) return tex;
  const rows = ROWS.exec(tex)?.[0];
  if (rows === undefined) return EQUATION.exec(tex)?.[1] ?? tex;
  return tex
    .slice(rows.length)
    .replace(/^\s*(\\tag\*?\{[^{}]*\})([^]*)(?=\\end\{)/, "$2$1")
    .replace(/\\tag(\*?)\{([^{}]*)\}/g, (_, star: string, number: string) =>
      star ? `\\qquad\\text{${number}}` : `\\qquad\\text{(${number})}`,
    )
    .replace(/^/, () => rows);
}
