import { newKept, type Kept } from "../kept.ts";
import { withMaths } from "../markdown/maths.ts";

const VERBATIM = /<(pre|code|script|style|textarea|xmp|svg)\b[^>]*>[^]*?<\/\1>/gi;

/** Formulas between delimiters, and those of MathJax' scripts. */
export function mathsKept(html: string, kept: Kept): string {
  const scripts = html.replace(
    /<script\b[^>]*type=["']math\/tex(;[^"']*)?["'][^>]*>([^]*?)<\/script>/gi,
    (_, mode: string | undefined, tex: string) =>
      kept.keep(mode ? `$$${tex.trim()}$$` : `$${tex.trim()}$`),
  );
  if (!/\$|\\[[(]|\\begin\{|\[(?:latex|math|tex|katex)\]/.test(scripts)) return scripts;
  const code = newKept();
  const words = scripts.replace(VERBATIM, code.keep).replace(/<[a-z][^>]*>/gi, code.keep);
  return code.restored(
    withMaths(words, { keep: (tex) => kept.keep(wordsOf(code.restored(tex))) }, true),
  );
}

/** TeX out of HTML. */
function wordsOf(html: string): string {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html.replace(/<br\s*\/?>/gi, " ");
  return body.textContent;
}
