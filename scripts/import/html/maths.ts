import { parseInert } from "../../../src/lib/html/parse-inert.ts";
import { newKept, type Kept } from "../kept.ts";
import { withMaths, withScripts } from "../markdown/maths.ts";

const VERBATIM = /<(pre|code|script|style|textarea|xmp|svg)\b[^>]*>[^]*?<\/\1>/gi;

/** MathML that includes its TeX source. */
const WITH_TEX =
  /<math\b([^>]*)>(?:(?!<\/math>)[^])*?<annotation encoding="application\/x-tex">([^<]*)<\/annotation>(?:(?!<\/math>)[^])*<\/math>/gi;
/** What is rendered beside MathML, for browsers that do not support it. */
const RENDERED = ".katex-mathml + .katex-html, .mwe-math-element img";

/** Removes duplicate renderings of a formula. */
export function withoutRenderedMaths(body: HTMLElement): void {
  for (const drawn of body.querySelectorAll(RENDERED)) drawn.remove();
}

/** Formulas between delimiters, in MathJax scripts, and in MathML with a TeX annotation. */
export function mathsKept(html: string, kept: Kept): string {
  const formulas = html.replace(WITH_TEX, (_, attributes: string, tex: string) => {
    const delimiter = /display=["']?block/.test(attributes) ? "$$" : "$";
    return kept.keep(
      delimiter +
        texOf(tex)
          .trim()
          .replace(/\s*\n\s*/g, " ") +
        delimiter,
    );
  });
  const blocks = formulas.replace(
    /<(div|span)\b([^<>]*\bkatex-eq\b[^<>]*)>([^<]*)<\/\1>/gi,
    (_, _tag, attributes: string, tex: string) =>
      attributes.includes('display="true"') ? `$$${tex}$$` : `[tex]${tex}[/tex]`,
  );
  const scripts = withScripts(
    blocks,
    (tex) => kept.keep(`$${tex}$`),
    (tex) => kept.keep(`$$${tex}$$`),
  );
  if (!/\$|\\[[(]|\\begin\{|\[(?:latex|math|tex|katex)\]/.test(scripts)) return scripts;
  const code = newKept();
  const text = scripts.replace(VERBATIM, code.keep).replace(/<[a-z][^>]*>/gi, code.keep);
  return code.restored(
    withMaths(text, { keep: (tex) => kept.keep(texOf(code.restored(tex))) }, true),
  );
}

/** TeX from HTML. */
function texOf(html: string): string {
  return parseInert(html.replace(/<br\s*\/?>/gi, " ")).textContent;
}
