import { visit } from "unist-util-visit";
import { escaped } from "@/lib/html/escaped";
import { equationNumbers } from "./equation-numbers";
import { DOUBLE_STRUCK, withStyledLetters } from "./math-letters";
import type { CodeBlock, MarkdownNode, MarkdownRoot, MathBlock } from "./trees";

/** Limits for a formula: TeX can ask for boxes of any size, and for endless work. */
const LIMITS = { maxSize: 20, maxExpand: 500 };

/** KaTeX takes a typed `ℝ` for an `R`. */
const TYPED_LETTERS = Object.fromEntries(
  Array.from(DOUBLE_STRUCK, (letter) => {
    const plain = letter.normalize("NFKC");
    return [letter, String.raw`\TextOrMath{${plain}}{\mathbb{${plain}}}`];
  }),
);

/** As in MathJax; without these, KaTeX's `\newcommand` fails for commands it already defines, such as `\R`. */
const DEFINITIONS = {
  "\\newcommand": String.raw`\providecommand{#1}{}\renewcommand{#1}`,
  "\\DeclareMathOperator": String.raw`\@ifstar{\declare@limits}{\declare@name}`,
  "\\declare@name": String.raw`\newcommand{#1}{\operatorname{#2}}`,
  "\\declare@limits": String.raw`\newcommand{#1}{\operatorname*{#2}}`,
  // Loads an extension there.
  "\\require": String.raw`\@firstoftwo{}{#1}`,
  "\\mbox": String.raw`\text{#1}`,
};

/** Formulas on GitHub may also be written as code: ``$`x^2`$``, and blocks of code in the language "math". */
const IN_CODE = /^`([^]*)`$/;

/**
 * Renders `$…$` and `$$…$$` to MathML, which browsers show without styles, fonts or scripts. KaTeX
 * is loaded with the first formula. An invalid formula stays as it was typed, with the error in its
 * `title`.
 */
export function maths(options: { source: string }) {
  return async (tree: MarkdownRoot) => {
    const formulas: string[] = [];
    visit(tree, (node) => {
      if (node.type === "inlineMath" || isFormulaBlock(node)) formulas.push(node.value);
    });
    if (formulas.length === 0) return;
    const numbered = equationNumbers(formulas);
    const { default: katex } = await import("katex");
    // Definitions in a formula apply to those after it.
    const macros = { ...TYPED_LETTERS, ...DEFINITIONS };
    const markup = (tex: string, isBlock: boolean): string => {
      try {
        const html = katex.renderToString(withKnownEnvironments(numbered(tex, isBlock), isBlock), {
          ...LIMITS,
          macros,
          globalGroup: true,
          displayMode: isBlock,
          output: "mathml",
          strict: false,
        });
        return mathElement(html, tex);
      } catch (error) {
        const definitions = definitionsIn(tex);
        if (definitions.length > 1) {
          // Those that can be read apply, and define nothing to show.
          const each = definitions.map((one) => markup(one, isBlock));
          return each.filter((one) => one.startsWith("<code")).join("");
        }
        const reason = error instanceof Error ? error.message : String(error);
        return `<code title="${escaped(reason)}">${escaped(tex)}</code>`;
      }
    };
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (isFormulaBlock(node)) {
        parent.children[index] = html(`<div class="math">${markup(node.value.trim(), true)}</div>`);
      } else if (node.type === "inlineMath") {
        const start = node.position?.start.offset ?? 0;
        const isBlock = options.source.startsWith("$$", start);
        const isOnlyChild = parent.type === "paragraph" && parent.children.length === 1;
        parent.children[index] = html(markup(node.value.replace(IN_CODE, "$1"), isBlock));
        if (isBlock && isOnlyChild) {
          parent.data = { hName: "div", hProperties: { className: ["math"] } };
        }
      }
    });
  };
}

/** A text within a formula, in which MathJax takes signs of TeX for themselves. */
const TEXT = /\\(?:text(?:bf|it|rm|sf|tt|normal|up|md)?|mbox)\s?\{[^{}$\\]*\}/g;

/** LaTeX's environments that KaTeX lacks, and within a line those for lines of their own, as those that are closest. */
function withKnownEnvironments(tex: string, isBlock: boolean): string {
  const known = tex
    .replace(TEXT, (text) => text.replace(/[_&%]/g, "\\$&"))
    .replace(/\\(begin|end)\{multline(\*?)\}/g, "\\$1{gather$2}")
    .replace(/\\(begin|end)\{flalign(\*?)\}/g, "\\$1{align$2}")
    .replace(/\\begin\{eqnarray\*?\}/g, "\\begin{array}{rcl}")
    .replace(/\\end\{eqnarray\*?\}/g, "\\end{array}");
  if (isBlock) return known;
  return known
    .replace(/\\(begin|end)\{(align|gather)\*?\}/g, "\\$1{$2ed}")
    .replace(/\\(?:begin|end)\{equation\*?\}/g, "");
}

const DEFINITION =
  /^\\(?:(?:new|renew|provide)command|[gex]?def|let|DeclareMathOperator|definecolor|require)(?![a-z])/i;

/** The definitions in a formula of which all are; empty if it has anything else. */
function definitionsIn(tex: string): string[] {
  const parts = tex.split(/\n(?=[ \t]*\\)/).map((part) => part.trim());
  return parts.every((part) => DEFINITION.test(part)) ? parts : [];
}

function isFormulaBlock(node: MarkdownRoot | MarkdownNode): node is CodeBlock | MathBlock {
  return node.type === "math" || (node.type === "code" && node.lang === "math");
}

/**
 * The formula alone, without KaTeX's wrapper element. Its TeX is in an attribute instead of an annotation,
 * whose text would be searched, counted and read aloud with the article.
 */
function mathElement(html: string, tex: string): string {
  return (
    withStyledLetters(withRows(html))
      // Empty cells for the numbers of equations, beside which no other column is aligned.
      .replace(/<mtd class ?="(?:mtr-glue|mml-eqn-num)"><\/mtd>/g, "")
      // Chromium does not support this element. The site's styles draw boxes and strikes.
      .replace(/(<\/?)menclose\b/g, "$1mrow")
      .replace(/^<span[^>]*>|<\/span>$/g, "")
      .replace(/<annotation encoding="application\/x-tex">[^]*?<\/annotation>/, "")
      .replace(/<\/?semantics>/g, "")
      .replace(/^<math/, () => `<math data-tex="${escaped(tex)}"`)
  );
}

/** Operators that consist of elements, such as `\bmod`, as rows: parsers take the elements within one for HTML. */
function withRows(html: string): string {
  const isRow: boolean[] = [];
  return html.replace(
    /<(\/?)m[io]\b[^>]*>(?=(<[^/])?)/g,
    (tag: string, end: string, inner: string | undefined) => {
      if (end) return isRow.pop() ? "</mrow>" : tag;
      isRow.push(inner !== undefined);
      return inner === undefined ? tag : "<mrow>";
    },
  );
}

function html(value: string) {
  return { type: "html" as const, value };
}
