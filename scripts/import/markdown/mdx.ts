import { fenceOf } from "./code.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import { element, literal, required } from "./mdx-element.ts";
import { exportedValues } from "./mdx-export.ts";
import { BRACE, parsedMdx, type Component, type Node } from "./mdx-parse.ts";
import { MAX_LENGTH, textOnly } from "./included-texts.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import { serviceUrl, type Options } from "./services.ts";
import type { Context } from "./template-tags.ts";
import { pictureAround } from "./tag-pictures.ts";
import { aroundText, isTextOption, missingOptions } from "./tags.ts";

/** Components that show a picture, whatever its URL. */
const PICTURES = /^(?:.*image|img|picture|figure|photo|zoom\w*)$/;
/** Components that only lay out their content. */
const LAYOUT =
  /^(?:fragment|steps?|tabs|cardgroup|cards?|columns?|row|col|grid|center|container|box|layout|codegroup|filetree|wrapper|section)$/;

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

/**
 * Converts MDX to Markdown: imports, exports and comments are removed, elements become HTML, components become
 * their content or are reported, and Markdown within them stays Markdown. Everything else stays as written.
 *
 * @param context resolves fields of the front matter, which texts may print, and other texts, which they may contain
 * @param around the files that contain this text
 */
export function withoutMdx(
  written: string,
  context: Pick<Context, "textIn" | "valueOf">,
  around: readonly string[] = [],
  budget = { left: MAX_LENGTH },
): { text: string; lost: string[] } {
  const lost = new Map<string, number>();
  const read = parsedMdx(written);
  if ("reason" in read) {
    const message = `it is not valid MDX (${read.reason}), so braces and components stay as they are written`;
    return { text: read.text, lost: [message] };
  }
  const { root, markdown } = read;
  const pictures = importedFiles(markdown, "png|jpe?g|gif|webp|avif|svg");
  const texts = importedFiles(markdown, "mdx?");
  const lostInParts: string[] = [];
  const exported = exportedValues(root.children);
  const text = shown(root).replaceAll(BRACE, "{").trim();
  return {
    text,
    lost: [
      ...[...lost].map(([name, count]) =>
        count > 1 ? `${count} ${name} mean nothing here` : `${name} means nothing here`,
      ),
      ...lostInParts,
    ],
  };

  function lose(name: string): void {
    lost.set(name, (lost.get(name) ?? 0) + 1);
  }

  function shown(node: Node): string {
    if (node.type === "mdxjsEsm") return "";
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      // Docusaurus' syntax for a heading's id.
      const id = /^\s*\/\*\s*#(\S+?)\s*\*\/\s*$/.exec(node.value)?.[1];
      if (id) return `{#${id}}`;
      const value = literal(node.value) ?? printed(node.value.trim());
      if (value === null) lose(`{${node.value.replace(/\s+/g, " ").slice(0, 40)}}`);
      return value ?? "";
    }
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      return component(node);
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (!("children" in node)) return markdown.slice(start, end);
    // Components on separate lines are blocks, though Markdown parses the lines as a paragraph.
    if (node.type === "paragraph" && node.children.every(isComponentOrBlank)) {
      const indent = " ".repeat((node.position?.start.column ?? 1) - 1);
      return node.children
        .map((child) =>
          child.type === "text" ? child.value.replace(/\n\s*/, "\n\n") : shown(child),
        )
        .join("")
        .replace(/\n(?=.)/g, `\n${indent}`);
    }
    return node.type === "root"
      ? between(node.children, 0, markdown.length)
      : between(node.children, start, end);
  }

  /** What a name prints, as Markdown; null for another expression. */
  function printed(expression: string): string | null {
    return valueNamed(expression)?.replace(/[\\*_`[\]<&]/g, "\\$&") ?? null;
  }

  /** The value of a name that the file or its front matter defines. */
  function valueNamed(name: string): string | undefined {
    const field = /^(?:[\w.]+\.)?front[mM]atter\.(\w+)$/.exec(name)?.[1];
    if (field !== undefined) return context.valueOf("page", field);
    const value = exported.get(name);
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  }

  /** The source between two positions, with the nodes in between converted. */
  function between(nodes: readonly Node[], start: number, end: number): string {
    let text = "";
    let done = start;
    for (const node of nodes) {
      text += markdown.slice(done, node.position?.start.offset ?? done);
      done = node.position?.end.offset ?? done;
      const isFollowed = /^[ \t]*\n[ \t]*\S/.test(markdown.slice(done, end));
      const converted = shown(node);
      const isBlock =
        node.type === "mdxJsxFlowElement" ||
        (node.type === "mdxJsxTextElement" && converted.startsWith("> [!"));
      const indent = " ".repeat((node.position?.start.column ?? 1) - 1);
      text += isBlock ? block(converted, text, indent, isFollowed) : converted;
    }
    return text + markdown.slice(done, end);
  }

  function innerOf({ type, children }: Component): string {
    // Blocks may have any indent there, which could turn them into code here.
    if (type === "mdxJsxFlowElement")
      return children
        .map((child) => {
          const indent = new RegExp(`^[ \\t]{0,${(child.position?.start.column ?? 1) - 1}}`, "gm");
          return shown(child).replace(indent, "");
        })
        .join("\n\n");
    const [start, end] = [
      children[0]?.position?.start.offset,
      children.at(-1)?.position?.end.offset,
    ];
    return start === undefined || end === undefined ? "" : between(children, start, end);
  }

  function component(node: Component): string {
    const name = node.name ?? "Fragment";
    const part = partOf(name);
    if (part !== undefined) return part;
    const options = optionsIn(node, name);
    const inner = innerOf(node);
    const converted = replacementOf(node, name, options, inner);
    if (converted === null && !LAYOUT.test(idOf(name))) lose(`<${name}>`);
    const text = converted ?? inner;
    for (const option of missingOptions(options, text)) lose(`${option} of <${name}>`);
    return text;
  }

  /** The text of another file that is imported as a component; undefined for another one. */
  function partOf(name: string): string | undefined {
    const file = texts.get(name);
    if (file === undefined || around.includes(file)) return undefined;
    const isOfSite = file.startsWith("@site/");
    const content = context.textIn?.(file.replace(/^@site\//, ""), isOfSite ? "root" : "text");
    if (content == null || content.length > budget.left) return undefined;
    budget.left -= content.length;
    const part = withoutMdx(textOnly(content), context, [...around, file], budget);
    lostInParts.push(...part.lost);
    return part.text;
  }

  /** The value of an attribute that can be read without running it, or is an imported picture. */
  function valueOf(expression: string): string | undefined {
    const name = expression.trim().replace(/\.src$/, "");
    return literal(expression) ?? valueNamed(name) ?? pictures.get(name) ?? required(expression);
  }

  function optionsIn({ attributes }: Component, component: string): Options {
    const named = new Map<string, string>();
    for (const attribute of attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      const { name, value } = attribute;
      const text = typeof value === "string" ? value : valueOf(value?.value ?? "");
      if (text !== undefined) named.set(name.toLowerCase(), text);
      else if (isTextOption(name.toLowerCase())) lose(`${name}={…} of <${component}>`);
    }
    return { positional: [], named };
  }
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

/** The last part of a component's name, in lower case. */
function idOf(name: string): string {
  return name.replace(/^.*\./, "").toLowerCase();
}

/** The replacement of an element or component; null for one that is only its content. */
function replacementOf(
  node: Component,
  name: string,
  options: Options,
  inner: string,
): string | null {
  const isFlow = node.type === "mdxJsxFlowElement";
  const id = idOf(name);
  const value = (...fields: string[]) =>
    fields.map((field) => options.named.get(field)).find((one) => one !== undefined);
  if (/^[a-z]\w*$/.test(name)) return element(name, options, inner, isFlow);
  const isCode = /^(?:code|codeblock|mermaid)$/.test(id);
  const code = node.children.length === 0 ? value("code", "chart") : isCode ? inner : undefined;
  if (code !== undefined) {
    const info = languageOf(value("lang", "language") ?? "") + titleInfo(value("title") ?? "");
    return fenceOf(code, id === "mermaid" ? "mermaid" : info);
  }
  const source = value("src");
  const target = value("to", "href");
  const isOnlyPicture = !inner && !target && PICTURE_FILE.test(source ?? "");
  if (source !== undefined && (PICTURES.test(id) || isOnlyPicture))
    return pictureAround("img", options, inner.trim());
  if (/^(?:video|audio)$/.test(id) && /^\.{0,2}\/(?!\/)/.test(source ?? ""))
    return element(id, options, inner, isFlow);
  const words = value("title", "label", "text");
  const linkText = inner.trim() || words;
  if (target && linkText && !linkText.includes("\n\n")) return `[${linkText}](${target})`;
  const url = serviceUrl(id, options);
  if (url) return [`<${url}>`, inner].filter(Boolean).join("\n\n");
  const wrapped = inner || /^(?:details|mermaid)$/.test(id) ? aroundText(id, options, inner) : null;
  if (wrapped !== null) return wrapped;
  const address = value("link", "url") ?? "";
  if (!inner && words && /^(?:https?:\/)?\.{0,2}\/\S*$/.test(address))
    return `[${words}](${address})`;
  if (!inner || !/^(?:tab|tabitem|card|step|accordion|panel)$/.test(id)) return null;
  const label = value("label", "title") ?? (id === "tabitem" ? value("value") : undefined);
  return label ? `**${label}**\n\n${inner}` : inner;
}
