/** What Jekyll's and Hugo's `highlight` and Octopress' `codeblock` say of a block: its language, its title, its lines. */
export function blockInfo(isCodeblock: boolean, options: string): string {
  const words = options.trim().replace(/^["']|["']$/g, "");
  const named = /(?:^|\s)(?:lang|language)[:=]["']?([\w+#.-]+)/.exec(words)?.[1];
  const others = words.replace(/(?:^|\s)[\w-]+(?::(?!\/)|=)(?:"[^"]*"|'[^']*'|\S+)/g, " ").trim();
  const [first = "", ...rest] = others.split(/\s+/);
  if (!isCodeblock) {
    const lines = /(?:hl_lines|mark_lines)=["'[]*([\d ,"'-]+)/.exec(words)?.[1];
    return languageOf(named ?? first.replace(/["',].*$/, "")) + linesInfo(lines);
  }
  const title = [first, ...rest].filter((word) => word && !/^https?:/.test(word)).join(" ");
  return (
    (languageOf(named ?? "") || "text") +
    titleInfo(title) +
    sourceInfo(rest.concat(first).find((word) => /^https?:/.test(word)))
  );
}

/** The info of a fence, in whatever spelling, as this site has it. */
export function fenceInfo(info: string): string {
  const written = info.trim();
  if (written === "") return "";
  // Pandoc's, knitr's and kramdown's.
  const braced = /^\{+:?\s*\.?([\w+#-]*)(?:[\s,][^}]*)?\}+\s*$/.exec(written);
  if (braced) return languageOf(braced[1] ?? "");
  const [, name = "", rest = ""] =
    /^(?:lang(?:uage)?[=:-]\s*)?["']?([^\s{:,="']+)["']?([^]*)$/.exec(written) ?? [];
  const title =
    /(?:^:|\b(?:title|file|filename|name|caption)\s*[=:]\s*)(?:"([^"]*)"|'([^']*)'|([^\s,{}]+))/.exec(
      rest,
    );
  const lines =
    /\{([\d, -]+)\}|(?:hl_lines|mark_lines|linehighlight)\s*[=:]\s*["'[]*([\d ,"'-]+)/.exec(rest);
  const isOurs =
    !/^[:{,]|^\s*\{(?![\d,])/.test(rest) &&
    /^\s*$|title="|\{[\d,-]+\}|showLineNumbers|ins=|del=|source=/.test(rest);
  if (isOurs) return languageOf(name) + (rest.trim() && ` ${rest.trim()}`);
  const [, before = "", source, label = ""] =
    /^\s+([^{:="]*?)\s*(?:(https?:\S+)\s*(.*))?$/.exec(rest) ?? [];
  const words = `${before} ${label}`;
  return (
    languageOf(name) +
    titleInfo(
      title?.slice(1).find((one) => one !== undefined && !one.startsWith("title")) ?? words,
    ) +
    linesInfo(lines?.[1] ?? lines?.[2]) +
    sourceInfo(source)
  );
}

/** A language as highlighters write it: «JavaScript», «language-js», «c++», «.ruby». */
export function languageOf(written: string): string {
  const name = written
    .trim()
    .replace(/^(?:language|lang|brush)[-:]\s*|^\./i, "")
    .toLowerCase();
  return /^[\w+#.-]{1,30}$/.test(name) && !/^(?:none|text|plain|plaintext|nohighlight)$/.test(name)
    ? (OTHER_NAMES[name] ?? name)
    : "";
}

const OTHER_NAMES: Record<string, string> = {
  ...{
    "objective-c": "objc",
    "obj-c": "objc",
    "c-sharp": "csharp",
    "c++": "cpp",
    "visual-basic": "vb",
  },
  ...{
    "shell-session": "console",
    golang: "go",
    "js+erb": "erb",
    xhtml: "html",
    "html+erb": "erb",
    jscript: "js",
  },
};

export function titleInfo(title: string): string {
  const words = title.trim().replaceAll('"', "'");
  return words && ` title="${words}"`;
}

function sourceInfo(address: string | undefined): string {
  return address ? ` source="${address.replaceAll('"', "%22")}"` : "";
}

function linesInfo(lines: string | undefined): string {
  const marked = lines?.replace(/["'\s,]+/g, ",").replace(/^,|,$/g, "");
  return marked ? ` {${marked}}` : "";
}
