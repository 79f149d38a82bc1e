const MARKED = /(?:hl_lines|mark_lines|linehighlight|(?<![\w-])mark)\s*[=:]\s*["'[]*([\d ,"'-]+)/;
/** Options for the look of a block, or for highlighting words in it. */
const FLAGS =
  /(?<=^|\s)(?:wrap|twoslash|live|copy|line-?numbers|numberLines|linenos|\/[^/\s]+\/\w*(?:#\w+)?)(?=\s|$)/gi;

/** The options of Jekyll's and Hugo's `highlight` and Octopress' `codeblock`: language, title, lines. */
export function blockInfo(isCodeblock: boolean, options: string): string {
  const text = isCodeblock
    ? options.trim().replace(/(?<=^|\s)(["'])(.*?)\1(?=\s|$)/g, "$2")
    : options.trim().replace(/^["']|["']$/g, "");
  const named = /(?:^|\s)(?:lang|language)[:=]["']?([\w+#.-]+)/.exec(text)?.[1];
  const others = text.replace(/(?:^|\s)[\w-]+(?::(?!\/)|=)(?:"[^"]*"|'[^']*'|\S+)/g, " ").trim();
  const [first = "", ...rest] = others.split(/\s+/);
  const lines = linesInfo(MARKED.exec(text)?.[1]);
  if (!isCodeblock) {
    const [, shown = ""] =
      /(?<![\w-])(?:title|file|filename|caption)="([^"]*)"/.exec(options) ?? [];
    const language = languageOf(named ?? first.replace(/["',].*$/, ""));
    return (language || (shown && "text")) + titleInfo(shown) + lines;
  }
  const title = [first, ...rest].filter((word) => word && !/^https?:/.test(word)).join(" ");
  return (
    (languageOf(named ?? "") || "text") +
    titleInfo(title) +
    lines +
    sourceInfo(rest.concat(first).find((word) => /^https?:/.test(word)))
  );
}

/** A fence's info string in this site's syntax, from any dialect. */
export function fenceInfo(info: string): string {
  // Eleventy's lines that are marked, and those that were added or taken out.
  const written = info.trim().replace(/^([\w+#-]+)\/([\d,-]+)(?:\/[\d,-]*)?$/, "$1 {$2}");
  if (written === "") return "";
  // The syntax of Pandoc, knitr and kramdown.
  const braced = /^\{+:?\s*\.?([\w+#-]*)(?:[\s,][^}]*)?\}+\s*$/.exec(written);
  if (braced) {
    const [, bracedTitle = ""] = /(?<![\w.-])(?:filename|title)="([^"]*)"/.exec(written) ?? [];
    return (languageOf(braced[1] ?? "") || (bracedTitle && "text")) + titleInfo(bracedTitle);
  }
  const [, name = "", rest = ""] =
    /^(?:lang(?:uage)?[=:-]\s*)?["']?([^\s{:,="']+)["']?([^]*)$/.exec(written) ?? [];
  const title =
    /(?:^:(?!title=|line-?numbers|no-line-?numbers)|\b(?:title|file|filename|name|caption)\s*[=:]\s*)(?:"([^"]*)"|'([^']*)'|([^\s,{}]+))/.exec(
      rest,
    );
  const lines = /\{([\d, -]+)\}/.exec(rest) ?? MARKED.exec(rest);
  const isOurs =
    !/^[:{,]|^\s*\{(?![\d,])|\b(?:file|filename|caption|hl_lines|mark_lines|linenums)\s*[=:]/.test(
      rest,
    ) && /^\s*$|title="|\{[\d,-]+\}|showLineNumbers|ins=|del=|source=/.test(rest);
  if (isOurs) {
    const ours = rest.trim().replace(/\btitle=([^\s"'{]+)/, 'title="$1"');
    return ours ? `${languageOf(name) || "text"} ${ours}` : languageOf(name);
  }
  const [, before = "", source, label = ""] =
    /^\s+([^{:="]*?)\s*(?:(https?:\S+)\s*(.*))?$/.exec(
      rest.replace(/\s(?!https?:)[\w-]+:(?!\/)\S+/g, ""),
    ) ?? [];
  const caption = `${before} ${label}`.replace(FLAGS, " ").replace(/^\s*\[(.*)\]\s*$/, "$1");
  const others =
    titleInfo(title?.slice(1).find((one) => one !== undefined) ?? caption) +
    linesInfo(lines?.[1]) +
    sourceInfo(source);
  return (languageOf(name) || (others && "text")) + others;
}

/** The names that highlighters have for languages: "JavaScript", "language-js", "c++", ".ruby". */
export function languageOf(written: string): string {
  const name = written
    .trim()
    .replace(/^(?:language|lang|brush)[-:]\s*|^\./i, "")
    .toLowerCase();
  return /^[\w+#.-]{1,30}$/.test(name) && !/^(?:none|text|plain|plaintext|nohighlight)$/.test(name)
    ? (OTHER_NAMES.get(name) ?? name)
    : "";
}

const OTHER_NAMES = new Map([
  ["objective-c", "objc"],
  ["obj-c", "objc"],
  ["c-sharp", "csharp"],
  ["c++", "cpp"],
  ["c#", "csharp"],
  ["f#", "fsharp"],
  ["visual-basic", "vb"],
  ["shell-session", "console"],
  ["golang", "go"],
  ["js+erb", "erb"],
  ["xhtml", "html"],
  ["html+erb", "erb"],
  ["jscript", "js"],
]);

export function titleInfo(title: string): string {
  const text = title.trim().replaceAll('"', "'");
  return text && ` title="${text}"`;
}

function sourceInfo(url: string | undefined): string {
  return url ? ` source="${url.replaceAll('"', "%22")}"` : "";
}

function linesInfo(lines: string | undefined): string {
  const marked = lines?.replace(/["'\s,]+/g, ",").replace(/^,|,$/g, "");
  return marked ? ` {${marked}}` : "";
}
