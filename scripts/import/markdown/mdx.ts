import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { dedented } from "./callout.ts";
import { fenceOf, languageOf } from "./code.ts";
import { aroundText, pictureOf, serviceAddress, type Options } from "./tags.ts";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkMdx).freeze();

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root["children"][number];
type Component = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr|embed)$/;
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Components that only lay out what is in them. */
const LAYOUT =
  /^(?:fragment|steps?|tabs|cardgroup|cards?|columns?|row|col|grid|center|container|box|layout|codegroup|filetree|wrapper|section)$/;

/**
 * Makes Markdown of MDX: imports, exports and remarks go, elements are HTML, components become what they show or are
 * named, and Markdown within them is Markdown. Everything else stays as it is written.
 */
export function withoutMdx(written: string): { text: string; lost: string[] } {
  const lost = new Map<string, number>();
  let markdown = written;
  let root = parsed(markdown);
  if (typeof root === "string") {
    // As version 1 took it.
    markdown = written
      .replace(/<!--[^]*?-->/g, "")
      .replace(/<(br|hr|img|input|source)\b([^>]*?)\/?>/gi, "<$1$2/>")
      .replace(/<(https?:\/\/[^\s>]+)>/g, "$1");
    const reason = root;
    root = parsed(markdown);
    if (typeof root === "string") {
      const text = written.replace(
        /^(?:import\s[^\n]*|export\s(?:const|default|let)\s[^]*?)\n(?=\n|import|export)/gm,
        "",
      );
      return {
        text,
        lost: [`it is no MDX (${reason}), so that braces and components stay as they are written`],
      };
    }
  }
  const pictures = new Map<string, string>();
  for (const [, name = "", file = ""] of markdown.matchAll(
    /^import\s+(?:\*\s+as\s+)?(\w+)\s+from\s+["']([^"']+)["']/gm,
  )) {
    if (PICTURE.test(file)) pictures.set(name, file);
  }
  const text = shown(root)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return {
    text,
    lost: [...lost].map(([name, count]) =>
      count > 1 ? `${count} ${name} mean nothing here` : `${name} means nothing here`,
    ),
  };

  function lose(name: string): void {
    lost.set(name, (lost.get(name) ?? 0) + 1);
  }

  function shown(node: Node): string {
    if (node.type === "mdxjsEsm") return "";
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      const value = literal(node.value);
      if (value === null) lose(`{${node.value.replace(/\s+/g, " ").slice(0, 40)}}`);
      return value ?? "";
    }
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      return component(node);
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (!("children" in node)) return markdown.slice(start, end);
    return node.type === "root"
      ? between(node.children, 0, markdown.length)
      : between(node.children, start, end);
  }

  /** What is written from one place to another, with the nodes in between as they are shown. */
  function between(nodes: readonly Node[], start: number, end: number): string {
    let text = "";
    let done = start;
    for (const node of nodes) {
      text += markdown.slice(done, node.position?.start.offset ?? done) + shown(node);
      done = node.position?.end.offset ?? done;
    }
    return text + markdown.slice(done, end);
  }

  function innerOf(node: Component): string {
    const [first, last] = [node.children[0], node.children.at(-1)];
    const [start, end] = [first?.position?.start.offset, last?.position?.end.offset];
    if (start === undefined || end === undefined) return "";
    const line = markdown.lastIndexOf("\n", start - 1) + 1;
    const isOnLine = /^[ \t]*$/.test(markdown.slice(line, start));
    return dedented(between(node.children, isOnLine ? line : start, end));
  }

  function component(node: Component): string {
    const name = node.name ?? "Fragment";
    const isFlow = node.type === "mdxJsxFlowElement";
    const options = optionsIn(node);
    const inner = innerOf(node);
    const id = name.replace(/^.*\./, "").toLowerCase();
    if (/^[a-z]\w*$/.test(name)) return element(name, options, inner, isFlow);
    const code =
      node.children.length === 0
        ? (options.named.get("code") ?? options.named.get("chart"))
        : /^(?:code|codeblock|mermaid)$/.test(id)
          ? inner
          : undefined;
    if (code !== undefined)
      return fenceOf(
        code,
        id === "mermaid"
          ? "mermaid"
          : languageOf(options.named.get("lang") ?? options.named.get("language") ?? ""),
      );
    const isImage =
      /^(?:.*image|img|picture|figure|photo|zoom\w*)$/.test(id) && options.named.has("src");
    if (isImage) return pictureOf("img", options) ?? "";
    const address = serviceAddress(id, options);
    if (address) return `<${address}>`;
    const target = options.named.get("to") ?? options.named.get("href");
    if (target && inner && !inner.includes("\n\n")) return `[${inner.trim()}](${target})`;
    const around =
      inner || /^(?:details|mermaid)$/.test(id) ? aroundText(id, options, inner) : null;
    if (around !== null) return around;
    const label = options.named.get("label") ?? options.named.get("title");
    if (/^(?:tab|tabitem|card|step|accordion|panel)$/.test(id) && inner)
      return label ? `**${label}**\n\n${inner}` : inner;
    if (!LAYOUT.test(id)) lose(`<${name}>`);
    return inner;
  }

  /** What an attribute says that needs no program, or is a picture that was imported. */
  function valueOf(expression: string): string | undefined {
    const name = expression.trim().replace(/\.src$/, "");
    return literal(expression) ?? pictures.get(name) ?? required(expression);
  }

  function optionsIn({ attributes }: Component): Options {
    const named = new Map<string, string>();
    for (const attribute of attributes) {
      if (attribute.type !== "mdxJsxAttribute") continue;
      const { name, value } = attribute;
      const text = typeof value === "string" ? value : valueOf(value?.value ?? "");
      if (text !== undefined) named.set(name.toLowerCase(), text);
    }
    return { positional: [], named };
  }
}

/** An element of HTML, within whose lines Markdown is Markdown. */
function element(name: string, { named }: Options, inner: string, isFlow: boolean): string {
  const seen = [...named].filter(([key]) => !/^(?:class|classname|style|key|ref|on\w+)$/.test(key));
  if (name === "img") {
    const shown = new Map(seen.filter(([key]) => /^(?:src|alt|title)$/.test(key)));
    return pictureOf("img", { positional: [], named: shown }) ?? "";
  }
  if (/^(?:script|style)$/.test(name)) return "";
  const attributes = seen.map(([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`);
  const tag = `<${name}${attributes.join("")}>`;
  if (VOID.test(name)) return tag;
  const isLong =
    isFlow && (inner.includes("\n") || /^(?:div|section|details|article|figure)$/.test(name));
  return isLong ? `${tag}\n\n${inner.trim()}\n\n</${name}>` : `${tag}${inner}</${name}>`;
}

function parsed(markdown: string): Root | string {
  try {
    return parser.parse(markdown);
  } catch (error) {
    return (error instanceof Error ? error.message : String(error))
      .replace(/\s+/g, " ")
      .slice(0, 100);
  }
}

/** What an expression shows that needs no program: nothing for a remark, a text, a number. */
function literal(expression: string): string | null {
  const bare = expression.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "").trim();
  if (bare === "") return "";
  const text = /^(["'`])((?:(?!\1)[^\\]|\\[^])*)\1(?:\.trim\(\))?$/.exec(bare);
  if (text && !(text[1] === "`" && text[2]?.includes("${")))
    return (text[2] ?? "").replace(/\\([^n])/g, "$1").replaceAll("\\n", "\n");
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? bare : null;
}

function required(expression: string): string | undefined {
  return /require\(\s*["']([^"']+)["']\s*\)/.exec(expression)?.[1];
}
