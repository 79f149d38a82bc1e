import { visit } from "unist-util-visit";
import type { MarkdownRoot } from "./trees";

/** The supported code meta, and the attributes it is converted to. */
const SETTINGS = [
  quoted("title", "dataTitle", /[^"]*/),
  lines("", "dataMark"),
  lines("ins=", "dataIns"),
  lines("del=", "dataDel"),
  {
    attribute: "dataLineNumbers",
    read: (meta: string) =>
      /(?:^|\s)showLineNumbers(?=\s|$)/.test(unquoted(meta)) ? "" : undefined,
    write: () => "showLineNumbers",
  },
  quoted("source", "dataSource", /https?:[^"\s]*/),
];

/** The language, and a title right after it: "js{1,3}", "rust,ignore", "js:a.js", "{.js .numberLines}", "{r, echo=F}" */
const OPENING =
  /^(?:\{?\.|\{)?([a-z][\w+#-]*)?(?::(?:title=)?(?!\/)([^\s{}",]+))?(?=$|[\s,{}])|^(?=[\w-]+=)/i;

/**
 * Supports the meta of a fenced code block in the syntax of other tools: `title="a.ts"`, `{1,3-5}` for marked
 * lines, `ins={6}`, `del={7}`, `showLineNumbers`, and `source="https://…"`.
 */
export function codeMeta() {
  return (tree: MarkdownRoot) =>
    visit(tree, "code", (code) => {
      const info = [code.lang, code.meta].filter(Boolean).join(" ");
      const opening = OPENING.exec(info) ?? /^([^\s{,]+)(?=[,{])/.exec(info);
      if (opening) code.lang = opening[1] ?? null;
      const title = opening?.[2] && `title="${opening[2]}"`;
      const meta = [
        title,
        opening ? info.slice(opening[0].length).replace(/^,/, "") : code.meta,
      ].join(" ");
      const found = SETTINGS.flatMap(({ attribute, read }): [string, string][] => {
        const value = read(meta);
        return value === undefined ? [] : [[attribute, value]];
      });
      if (found.length > 0) code.data = { ...code.data, hProperties: Object.fromEntries(found) };
    });
}

/**
 * The meta of a fenced code block, from the attributes of a `code` element.
 *
 * @returns null if there is none
 */
export function metaOf(properties: Record<string, unknown>): string | null {
  const written = SETTINGS.flatMap(({ attribute, write }) => {
    const value = properties[attribute];
    return typeof value === "string" ? [write(value)] : [];
  });
  return written.length > 0 ? written.join(" ") : null;
}

/** Without the contents of titles and URLs. */
function unquoted(meta: string): string {
  return meta.replace(/"[^"]*"/g, '""');
}

function quoted(name: string, attribute: string, value: RegExp) {
  const pattern = new RegExp(`(?:^|\\s)${name}="(${value.source})"`);
  return {
    attribute,
    read: (meta: string) => pattern.exec(meta)?.[1]?.replace(/\s/g, " "),
    write: (text: string) => `${name}="${text}"`,
  };
}

/** Line numbers, such as `{1,3-5}`. */
function lines(prefix: string, attribute: string) {
  const pattern = new RegExp(`(?:^|\\s)${prefix}\\{([\\d,\\s-]+)\\}`);
  return {
    attribute,
    read: (meta: string) => pattern.exec(unquoted(meta))?.[1]?.replace(/\s/g, ""),
    write: (list: string) => `${prefix}{${list}}`,
  };
}
