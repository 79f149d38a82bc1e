import { bareName, labelsIn } from "../../../src/lib/markdown/equation-numbers.ts";
import { decoded } from "../../../src/lib/text/decoded.ts";
import { beforeIn, type Kept } from "../kept.ts";

const TEX_CHARACTERS = /[\\^_={}+]/;
/** TeX, as opposed to text in brackets that Markdown would escape. */
const IS_TEX = new RegExp(String.raw`${TEX_CHARACTERS.source}|^\s*[a-zA-Z]\s*$`);
/** A sentence, which may use TeX's special characters for emphasis. */
const WORDS = /\p{L}{2,} \p{L}{2,} \p{L}{2,}/u;
const COMMANDS = /\\[a-z]+\*?(?:\s*\{[^{}]*\})?/gi;

const LIQUID = /\{%-?\s*(katex|math|latex)\b([^%]*)%\}([^]*?)\{%-?\s*end\1\s*-?%\}/g;
const HUGO =
  /\{\{[<%]\s*(katex|math|latex|mathjax)\b([^>%]*)[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*\1\s*[>%]\}\}/g;
const PLUGINS = /\$latex\s+((?:[^$\\]|\\.)+)\$|\[(latex|math|tex|katex)\]([^]*?)\[\/\2\]/g;
/** WordPress.com's options for colours and size. */
const STYLE_OPTIONS = /&(?:amp;|#0?38;)?(?:bg|fg|s)=[\w-]+/g;
/** MathJax' own elements, with the mode of a block. */
const SCRIPT =
  /<script\b[^<>]{0,300}?type=["']math\/tex(;[^"'<>]{0,300})?["'][^<>]{0,300}>((?:(?!<\/?script\b)[^])*)<\/script>/gi;
/** What kramdown puts around TeX in them, for parsers of XML. */
const CDATA = /^\s*%\s*<!\[CDATA\[|%\s*\]\]>\s*$/g;
const TERA = /\{%-?\s*(?:katex|math|latex)\(([^)]*)\)\s*-?%\}([^]*?)\{%-?\s*end\s*-?%\}/g;
/** What references to a formula of Quarto's use. */
const QUARTO_LABEL = /\$\$[ \t]*\{#eq-[\w-]+\}/g;
/** What does not begin a line in kramdown is inline. */
const INLINE_DOLLARS = /\\\$\$((?:[^$\\]|\\[^])+?)\$\$/g;
const DOLLARS = /(?<!\\)\$\$((?:[^$\\]|\\[^])+?)\$\$/g;
const ESCAPED_BLOCK = /(?<!\\)\\\\\[((?:[^\\]|\\(?!\\?\]))+?)\\\\\]/g;
const ESCAPED_INLINE = /(?<!\\)\\\\\(((?:[^\\\n]|\n(?![ \t]*\n)|\\(?!\\?\)))+?)\\\\\)/g;
const BLOCK = /(?<!\\)\\\[((?:[^\\\n]|\n(?![ \t]*\n)|\\(?!\]))+?)\\\](?!\()/g;
const INLINE = /(?<!\\)\\\(((?:[^\\\n]|\n(?![ \t]*\n)|\\(?!\)))+?)\\\)/g;
/** Pictures of formulas by a service of GitHub's that has ended. */
const PICTURES = [
  /<img\b[^<>]{0,300}?\ssrc="https:\/\/render\.githubusercontent\.com\/render\/math\?math=([^"]+)"[^<>]{0,300}>/g,
  /!\[[^\][\n]{0,300}\]\(https:\/\/render\.githubusercontent\.com\/render\/math\?math=([^()\s]+)\)/g,
];
/** The end of a text within an attribute of a tag, or within the target of a link. */
const IN_URL = /<[a-z][\w-]*\s[^<>]*=["'][^"'<>]*$|\]\([^()\s]*$/i;
/** What Markdown unescapes in formulas whose delimiters are escaped for it. */
const ESCAPED = /\\([\\_*{}[\]()#|<>])/g;
/** What MathJax accepts as a formula without delimiters. */
const ENVIRONMENT =
  /(?<![\\$])\\begin\{((?:align|alignat|eqnarray|equation|flalign|gather|multline)\*?)\}(?:(?!\\begin\{\1)[^])*?\\end\{\1\}/g;
/** What MathJax replaces by the number of a formula; the backslash may be escaped for Markdown. */
const REFERENCE = /\\{1,2}((?:eq)?ref)\{([^{}\n]{1,99})\}/g;
const DOLLAR = /(?<![\\$\w])\$(?=[^\s$])((?:[^$\\\n]|\\.)*(?:[^\s$\\]|\\\S)|[^\s$\\])\$(?![\w$])/g;
/** What is not in formulas, but in programs whose variables begin with a dollar. Primes follow a sign. */
const IN_PROGRAM = /"|(?<![\\&])#|(?:^|[\s=(,.[]|\w\{)'/;
/** Variables of one letter each, such as `n - 1`, as opposed to words. */
const OF_VARIABLES = /^(?=.*[a-z])(?!.*[a-z]{2})[\w\s()[\]{}+\-*/=<>,.!]{2,60}$/i;
/** What MathJax and remark accept as well, with spaces on both sides, or on one. */
const SPACED_DOLLARS = [
  /(?<![\\$\w])\$(?=[ \t])((?:[^$\\\n]|\\.)+)(?<=[ \t])\$(?![\w$(]|[ \t]*\d)/g,
  /(?<![\\$\w])\$(?=[ \t])((?:[^$\\\n]|\\.)+)(?<![ \t])\$(?![\w$(]|[ \t]*\d)/g,
  /(?<![\\$\w])\$(?![ \t])((?:[^$\\\n]|\\.)+)(?<=[ \t])\$(?![\w$(]|[ \t]*\d)/g,
];

/** The innermost blocks of HTML, in which Markdown is literal. */
const HTML_BLOCK =
  /(^ {1,3})?<(div|p|center|td|th|li|dd|figcaption)\b([^<>]*)>((?:(?!<\/?(?:div|p|center|td|th|li|dd|figcaption)\b)[^])*?)<\/\2>/gm;
const anyOf = (...forms: RegExp[]) => forms.map(({ source }) => source).join("|");
const FORMULA = new RegExp(anyOf(DOLLARS, BLOCK, INLINE, ESCAPED_BLOCK, ESCAPED_INLINE));
const IS_ESCAPED = new RegExp(anyOf(ESCAPED_BLOCK, ESCAPED_INLINE));

/**
 * Separates formulas in blocks of HTML by blank lines, so that Markdown is parsed there; on the old site, scripts
 * rendered them in the browser.
 */
export function mathsOutOfHtml(text: string): string {
  return text.replace(HTML_BLOCK, (...[written, indent = "", name, more, inner]: string[]) => {
    const isTex = [...(inner ?? "").matchAll(DOLLAR)].some(([, tex = ""]) => IS_TEX.test(tex));
    if (!inner || (!isTex && !FORMULA.test(inner))) return written ?? "";
    const content = `\n\n${inner.trim().replace(/^[ \t]*/gm, indent)}\n\n${indent}`;
    return name === "p" ? content : `${indent}<${name}${more}>${content}</${name}>`;
  });
}

/**
 * Converts formulas in the delimiters of TeX, MathJax, kramdown, Goldmark and plugins to this site's maths, and
 * protects those that are already. Code has been protected before.
 *
 * @param isHtml whether it is HTML, in whose text a backslash is literal, and line breaks have no meaning
 */
export function withMaths(
  text: string,
  kept: Pick<Kept, "keep"> & Partial<Kept>,
  isHtml: boolean,
): string {
  const labels = new Set<string>();
  const noted = (formula: string) => {
    for (const name of labelsIn(formula)) labels.add(name);
    return formula;
  };
  const keep = (formula: string) => kept.keep(noted(formula));
  const keepBlock = (formula: string) => (kept.keepBlock ?? kept.keep)(noted(formula));
  const inline = (tex: string) => keep(`$${oneLine(tex)}$`);
  const display = (tex: string) =>
    isHtml ? keep(`$$${oneLine(tex)}$$`) : `\n\n${keepBlock(`$$\n${tex.trim()}\n$$`)}\n\n`;
  // ox-hugo also escapes within delimiters that are not.
  const isEscaped = IS_ESCAPED.test(text);
  const others = isHtml ? [] : [DOLLARS, ENVIRONMENT, DOLLAR];
  const drawn = PICTURES.reduce(
    (all, form) => all.replace(form, (_, tex: string) => inline(ofUrl(tex))),
    text,
  );
  const tight = withScripts(
    others.reduce((all, form) => all.replace(form, (tex) => withIndices(tex, isEscaped)), drawn),
    inline,
    display,
  )
    .replace(QUARTO_LABEL, "$$$$")
    .replace(LIQUID, (_, _name, options: string, tex: string) =>
      options.includes("inline") ? inline(tex) : display(tex),
    )
    .replace(HUGO, (_, _name, options: string, tex: string) =>
      // It may only load a renderer with other delimiters.
      /\$|\\[[(]/.test(tex)
        ? tex
        : /block|display/.test(options) || tex.includes("\n")
          ? display(tex)
          : inline(tex),
    )
    .replace(TERA, (_, options: string, tex: string) =>
      options.includes("true") ? display(tex) : inline(tex),
    )
    .replace(INLINE_DOLLARS, (written, tex: string) => (isHtml ? written : inline(tex)))
    .replace(PLUGINS, (_, tex?: string, _name?: string, other = "") =>
      inline((tex ?? other).replace(STYLE_OPTIONS, "")),
    )
    .replace(DOLLARS, (written: string, tex: string, index: number, all: string) => {
      if (isHtml) return display(tex);
      const isAlone = isAloneAt(all, index, written.length);
      if (!isAlone) return inline(tex);
      const isOnLines = /^[ \t]*\n[^]*\n[ \t>]*$/.test(tex);
      return isOnLines || !tex.includes("\n") || /^[ \t>]+$/m.test(tex)
        ? isAtStart(all, index)
          ? keepBlock(written)
          : keep(written)
        : display(tex);
    })
    .replace(ENVIRONMENT, (tex: string, _name: string, at: number, all: string) =>
      IN_URL.test(all.slice(Math.max(0, at - 500), at))
        ? tex
        : display(isHtml ? tex : tex.replaceAll("\\\\\\\\", "\\\\")),
    )
    .replace(ESCAPED_BLOCK, (_, tex: string) => display(tex.replace(ESCAPED, "$1")))
    .replace(ESCAPED_INLINE, (_, tex: string) => inline(tex.replace(ESCAPED, "$1")))
    // Words in brackets, or a checkbox, that Markdown escapes, as converters do with other signs as well.
    .replace(BLOCK, (written: string, tex: string, at: number, all: string) => {
      const isTex =
        IS_TEX.test(tex.replace(/\\[^a-z]/gi, "")) && !/^[xXAI]$|=["']/.test(tex) && !isProse(tex);
      // As in "\[T\]he".
      const isStart = /\w/.test(all[at + written.length] ?? "") && !TEX_CHARACTERS.test(tex);
      return isHtml || (isTex && !isStart) ? display(tex) : written;
    })
    .replace(INLINE, (written: string, tex: string, at: number, all: string) => {
      // As in "file\(s\)".
      const isEnd = /\w/.test(all[at - 1] ?? "") && !TEX_CHARACTERS.test(tex);
      return isHtml || (IS_TEX.test(tex) && !isEnd && !isProse(tex)) ? inline(tex) : written;
    })
    .replace(DOLLAR, (written: string, tex: string) => {
      const isTex = isHtml
        ? /[\\^_]/.test(tex) && !IN_PROGRAM.test(tex.replace(COMMANDS, "x"))
        : IS_TEX.test(tex);
      return isTex ? keep(written) : written;
    });
  const spaced = SPACED_DOLLARS.reduce(
    (all, form) =>
      all.replace(form, (written, tex: string) => (isSpacedFormula(tex) ? inline(tex) : written)),
    tight,
  );
  return spaced.replace(REFERENCE, (written, command: string, name: string) =>
    labels.has(bareName(name)) ? inline(`\\${command}{${bareName(name)}}`) : written,
  );
}

/** Replaces MathJax' own elements. */
export function withScripts(
  text: string,
  inline: (tex: string) => string,
  display: (tex: string) => string,
): string {
  return text.replace(SCRIPT, (_, mode: string | undefined, written: string) => {
    const tex = written.replace(CDATA, "").trim();
    return mode ? display(tex) : inline(tex);
  });
}

/** TeX as it is written in a URL, whose other parts are the look of the picture. */
function ofUrl(written: string): string {
  const tex = written.replace(/&(?:amp;)?(?:mode|color)=.*$/, "");
  return decoded(/\s/.test(tex) ? tex : tex.replaceAll("+", " "));
}

/** As opposed to what is between two prices, two formulas, or two prompts of a shell. */
function isSpacedFormula(tex: string): boolean {
  const rest = tex.replace(COMMANDS, "");
  return /\\[a-z]|[\^_]/i.test(tex) ? !/\p{L}{3}/u.test(rest) : OF_VARIABLES.test(tex);
}

function isProse(tex: string): boolean {
  return WORDS.test(tex.replace(COMMANDS, ""));
}

/** Indices that Markdown would have taken for emphasis, as opposed to words such as `\text{max\_size}`. */
const INDEX =
  /^(?!.*\\(?:text|math|operatorname)\w*\{[^{}]*\\_).*[\w})\]|']\\_(?:\{|\\[a-z]|\w(?!\w))/s;

function withIndices(tex: string, isEscaped: boolean): string {
  // A star is no command, but may have been escaped for Markdown, with indices that were not.
  const starred = tex.replace(/(?<!\\)\\\*/g, "*");
  return /(?<!\\)_/.test(starred) || !(isEscaped || INDEX.test(starred))
    ? starred
    : starred.replace(/\\(_|\\[{}])/g, "$1");
}

function oneLine(tex: string): string {
  return tex.trim().replace(/\s*\n\s*/g, " ");
}

/** Whether the formula is alone in a paragraph's first and last line. */
function isAloneAt(text: string, start: number, length: number): boolean {
  const [after = ""] = text.slice(start + length).split("\n", 1);
  return /^[ \t>]*$/.test(beforeIn(text, start)) && after.trim() === "";
}

function isAtStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === "\n";
}
