import { visit } from "unist-util-visit";
import type { MarkdownRoot } from "./trees";

/** What may stand after the language of a fenced block of code, and the attribute that it becomes. */
const SETTINGS = [
  {
    pattern: /(?:^|\s)title="([^"]*)"/,
    attribute: "dataTitle",
    write: (value: string) => `title="${value}"`,
  },
  {
    pattern: /(?:^|\s)\{([\d,\s-]+)\}/,
    attribute: "dataMark",
    write: (value: string) => `{${value}}`,
  },
  {
    pattern: /(?:^|\s)ins=\{([\d,\s-]+)\}/,
    attribute: "dataIns",
    write: (value: string) => `ins={${value}}`,
  },
  {
    pattern: /(?:^|\s)del=\{([\d,\s-]+)\}/,
    attribute: "dataDel",
    write: (value: string) => `del={${value}}`,
  },
  {
    pattern: /(?:^|\s)showLineNumbers()(?=\s|$)/,
    attribute: "dataLineNumbers",
    write: () => "showLineNumbers",
  },
  {
    pattern: /(?:^|\s)source="(https?:[^"\s]*)"/,
    attribute: "dataSource",
    write: (value: string) => `source="${value}"`,
  },
];

/**
 * Hands on what stands after the language of a fenced block of code, as other tools write it:
 * `title="a.ts"`, `{1,3-5}` for marked lines, `ins={6}`, `del={7}`, `showLineNumbers`, and
 * `source="https://…"`.
 */
export function codeMeta() {
  return (tree: MarkdownRoot) =>
    visit(tree, "code", (code) => {
      const meta = code.meta ?? "";
      const found = SETTINGS.flatMap(({ pattern, attribute }): [string, string][] => {
        const [, value] = pattern.exec(meta) ?? [];
        return value === undefined
          ? []
          : [[attribute, value.replace(/\s/g, attribute === "dataTitle" ? " " : "")]];
      });
      if (found.length > 0) code.data = { ...code.data, hProperties: Object.fromEntries(found) };
    });
}

/**
 * The same, from the attributes of a `code` element.
 *
 * @returns null where there is none
 */
export function metaOf(properties: Record<string, unknown>): string | null {
  const written = SETTINGS.flatMap(({ attribute, write }) => {
    const value = properties[attribute];
    return typeof value === "string" ? [write(value)] : [];
  });
  return written.length > 0 ? written.join(" ") : null;
}
