import { literal, required } from "./mdx-element.ts";
import { isLayout, replacementOf } from "./mdx-component.ts";
import { exportedValues } from "./mdx-export.ts";
import { BRACE, parsedMdx, type Component, type Node } from "./mdx-parse.ts";
import { MAX_LENGTH, textOnly } from "./included-texts.ts";
import { PICTURE_ENDINGS } from "../picture-file.ts";
import type { Options } from "./services.ts";
import type { Context } from "./template-tags.ts";
import { isTextOption, missingOptions } from "./tags.ts";

/** The front matter and other texts of a site. */
type Site = Pick<Context, "textIn" | "valueOf">;
/** A text that is being converted. */
type Text = {
  markdown: string;
  exported: ReadonlyMap<string, unknown>;
  /** The files that it imports, by the name they have in it. */
  pictures: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, string>;
  /** Converts an imported text; undefined if it is not there. */
  convert: (file: string) => string | undefined;
  site: Site;
  /** Notes that something of it means nothing here. */
  lose: (name: string) => void;
};

/**
 * Converts MDX to Markdown: imports, exports and comments are removed, elements become HTML, components become
 * their content or are reported, and Markdown within them stays Markdown. Everything else stays as written.
 *
 * @param site resolves fields of the front matter, which texts may print, and other texts, which they may contain
 * @param around the files that contain this text
 * @param budget how many more characters the texts in it may have
 */
export function withoutMdx(
  written: string,
  site: Site,
  around: readonly string[] = [],
  budget = { left: MAX_LENGTH },
): { text: string; lost: string[] } {
  const parsed = parsedMdx(written);
  if ("reason" in parsed) {
    const message = `it is not valid MDX (${parsed.reason}), so braces and components stay as they are written`;
    return { text: parsed.text, lost: [message] };
  }
  const { root, markdown } = parsed;
  const counts = new Map<string, number>();
  const lostInTexts: string[] = [];
  const converted = convertNode(root, {
    markdown,
    exported: exportedValues(root.children),
    pictures: importedFiles(markdown, PICTURE_ENDINGS),
    texts: importedFiles(markdown, "mdx?"),
    convert: (file) => {
      if (around.includes(file)) return undefined;
      const isOfSite = file.startsWith("@site/");
      const content = site.textIn?.(file.replace(/^@site\//, ""), isOfSite ? "root" : "text");
      if (content == null || content.length > budget.left) return undefined;
      budget.left -= content.length;
      const { text, lost } = withoutMdx(textOnly(content), site, [...around, file], budget);
      lostInTexts.push(...lost);
      return text;
    },
    site,
    lose: (name) => counts.set(name, (counts.get(name) ?? 0) + 1),
  });
  const lost = Array.from(counts, ([name, count]) =>
    count > 1 ? `${count} ${name} mean nothing here` : `${name} means nothing here`,
  );
  return { text: converted.replaceAll(BRACE, "{").trim(), lost: [...lost, ...lostInTexts] };
}

function convertNode(node: Node, text: Text): string {
  switch (node.type) {
    case "mdxjsEsm":
      return "";
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return convertExpression(node.value, text);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return convertComponent(node, text);
    case "root":
      return convertBetween(node.children, 0, text.markdown.length, text);
    default:
  }
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  if (!("children" in node)) return text.markdown.slice(start, end);
  // Components on separate lines are blocks, though Markdown parses the lines as a paragraph.
  if (node.type === "paragraph" && node.children.every(isComponentOrBlank)) {
    return node.children
      .map((child) =>
        child.type === "text" ? child.value.replace(/\n\s*/, "\n\n") : convertNode(child, text),
      )
      .join("")
      .replace(/\n(?=.)/g, `\n${indentOf(node)}`);
  }
  return convertBetween(node.children, start, end, text);
}

function convertExpression(expression: string, { exported, site, lose }: Text): string {
  // Docusaurus' syntax for a heading's id.
  const id = /^\s*\/\*\s*#(\S+?)\s*\*\/\s*$/.exec(expression)?.[1];
  if (id) return `{#${id}}`;
  const value =
    literal(expression) ??
    valueNamed(expression.trim(), exported, site)?.replace(/[\\*_`[\]<&]/g, "\\$&");
  if (value === undefined) lose(`{${expression.replace(/\s+/g, " ").slice(0, 40)}}`);
  return value ?? "";
}

/** The value of a name that the text or its front matter defines. */
function valueNamed(name: string, exported: Text["exported"], site: Site): string | undefined {
  const field = /^(?:[\w.]+\.)?front[mM]atter\.(\w+)$/.exec(name)?.[1];
  if (field !== undefined) return site.valueOf("page", field);
  const value = exported.get(name);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** The source between two positions, with the nodes in between converted. */
function convertBetween(nodes: readonly Node[], start: number, end: number, text: Text): string {
  const { markdown } = text;
  let result = "";
  let done = start;
  for (const node of nodes) {
    result += markdown.slice(done, node.position?.start.offset ?? done);
    done = node.position?.end.offset ?? done;
    const isFollowed = /^[ \t]*\n[ \t]*\S/.test(markdown.slice(done, end));
    const converted = convertNode(node, text);
    const isBlock =
      node.type === "mdxJsxFlowElement" ||
      (node.type === "mdxJsxTextElement" && converted.startsWith("> [!"));
    result += isBlock ? block(converted, result, indentOf(node), isFollowed) : converted;
  }
  return result + markdown.slice(done, end);
}

function convertComponent(node: Component, text: Text): string {
  const name = node.name ?? "Fragment";
  const file = text.texts.get(name);
  const imported = file === undefined ? undefined : text.convert(file);
  if (imported !== undefined) return imported;
  const options = optionsOf(node, name, text);
  const inner = convertChildren(node, text);
  const replacement = replacementOf(node, name, options, inner);
  if (replacement === null && !isLayout(name)) text.lose(`<${name}>`);
  const converted = replacement ?? inner;
  for (const option of missingOptions(options, converted)) text.lose(`${option} of <${name}>`);
  return converted;
}

function convertChildren({ type, children }: Component, text: Text): string {
  // Blocks may have any indent there, which could turn them into code here.
  if (type === "mdxJsxFlowElement")
    return children
      .map((child) => {
        const indent = new RegExp(`^[ \\t]{0,${indentOf(child).length}}`, "gm");
        return convertNode(child, text).replace(indent, "");
      })
      .join("\n\n");
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? "" : convertBetween(children, start, end, text);
}

function optionsOf({ attributes }: Component, component: string, text: Text): Options {
  const named = new Map<string, string>();
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    const option = typeof value === "string" ? value : attributeValue(value?.value ?? "", text);
    if (option !== undefined) named.set(name.toLowerCase(), option);
    else if (isTextOption(name.toLowerCase())) text.lose(`${name}={…} of <${component}>`);
  }
  return { positional: [], named };
}

/** The value of an attribute that can be read without running it, or is an imported picture. */
function attributeValue(
  expression: string,
  { exported, pictures, site }: Text,
): string | undefined {
  const name = expression.trim().replace(/\.src$/, "");
  return (
    literal(expression) ??
    valueNamed(name, exported, site) ??
    pictures.get(name) ??
    required(expression)
  );
}

function isComponentOrBlank(node: Node): boolean {
  return node.type === "text"
    ? node.value.trim() === ""
    : node.type === "mdxJsxTextElement" && /^[A-Z]/.test(node.name ?? "");
}

/** A component on separate lines as a block, separated from the lines before and after. */
function block(converted: string, before: string, indent: string, isFollowed: boolean): string {
  const prefix = /(?<=^|\n)(?:[ \t]|[*+-](?=[ \t])|\d+[.)](?=[ \t]))*$/.exec(before)?.[0];
  if (!converted || prefix === undefined) return converted;
  const isApart = /\S/.test(prefix) || /^\s*$|\n[ \t]*\n[ \t]*$/.test(before);
  const lines = converted.replace(/\n(?=.)/g, `\n${indent}`);
  return (isApart ? "" : `\n${indent}`) + lines + (isFollowed ? "\n" : "");
}

function indentOf({ position }: Node): string {
  return " ".repeat((position?.start.column ?? 1) - 1);
}

/** The files of a kind that are imported, by the name they have in the text. */
function importedFiles(markdown: string, endings: string): Map<string, string> {
  const imports = markdown.matchAll(
    new RegExp(
      String.raw`^import\s+(?:\*\s+as\s+)?(\w+)\s+from\s+["']([^"']+\.(?:${endings}))["']`,
      "gim",
    ),
  );
  return new Map(Array.from(imports, ([, name = "", file = ""]) => [name, file]));
}
