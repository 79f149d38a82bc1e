import { fenceOf } from "../markdown/code.ts";

/** Characters that would be syntax in the Markdown of comments. */
const ESCAPED: [RegExp, string][] = [
  [/\\(?=[!-/:-@[-`{-~])/g, "\\\\"],
  [/(?<=^|\S)[*](?=\S)|[*](?=\S)|(?<=\S)[*]/g, "\\*"],
  [/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, "\\_"],
  [/`/g, "\\`"],
  [/~~/g, "\\~~"],
  [/\[(?=[^\]]*\]\()/g, "\\["],
];
const DELIMITERS: Record<string, string> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  s: "~~",
  del: "~~",
  strike: "~~",
};
const ADDRESS = /(https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+)/;

/**
 * A comment in this site's format: text with the limited Markdown of comments, and no HTML. Unsupported
 * elements leave their text.
 */
export function commentText(body: HTMLElement): string {
  return blocksOf(body)
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function blocksOf(parent: Node): string[] {
  const blocks: string[] = [];
  let line = "";
  const close = () => {
    if (line.trim()) blocks.push(atLineStart(line.trim()));
    line = "";
  };
  for (const node of parent.childNodes) {
    const block = node instanceof Element ? blockOf(node) : null;
    if (block === null) line += inlineOf(node);
    else {
      close();
      blocks.push(...block);
    }
  }
  close();
  return blocks;
}

function blockOf(element: Element): string[] | null {
  switch (element.localName) {
    case "blockquote":
      return [blocksOf(element).join("\n\n").replace(/^/gm, "> ").replace(/^> $/gm, ">")];
    case "ul":
    case "ol": {
      const start = Number(element.getAttribute("start") ?? 1) || 1;
      return [
        [...element.children]
          .map(
            (item, index) =>
              `${element.localName === "ul" ? "-" : `${start + index}.`} ${blocksOf(item).join("\n").replaceAll("\n", "\n  ")}`,
          )
          .join("\n"),
      ];
    }
    case "pre":
      return [fenceOf(element.textContent.trimEnd())];
    case "tr":
      return [[...element.children].map((cell) => blocksOf(cell).join(" ")).join(" | ")];
    case "hr":
      return [];
    default: {
      const isBlock =
        /^(?:p|div|h[1-6]|table|t(?:head|body|foot)|dl|dt|dd|figure|figcaption|details|summary|li|caption)$/.test(
          element.localName,
        );
      return isBlock ? blocksOf(element) : null;
    }
  }
}

function inlineOf(node: Node): string {
  if (!(node instanceof Element))
    return node.nodeType === node.TEXT_NODE
      ? escaped((node.nodeValue ?? "").replace(/[ \t\n\r\f]+/g, " "))
      : "";
  const inner = () => [...node.childNodes].map(inlineOf).join("");
  const { localName } = node;
  if (localName === "br") return "\n";
  if (localName === "code" || localName === "kbd" || localName === "samp")
    return node.textContent.includes("`") ? escaped(node.textContent) : `\`${node.textContent}\``;
  if (localName === "img") {
    const content = node.getAttribute("alt") ?? "";
    // Links cannot be nested.
    return node.closest("a[href]")
      ? escaped(content)
      : linked(content, node.getAttribute("src") ?? "");
  }
  if (localName === "a") return linked(inner(), node.getAttribute("href") ?? "");
  if (localName === "q") return `“${inner()}”`;
  const delimiter = DELIMITERS[localName] ?? "";
  const content = inner();
  if (!delimiter || content.trim() === "") return content;
  const [, before = "", text = "", after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(content) ?? [];
  return `${before}${delimiter}${text}${delimiter}${after}`;
}

/** A bare URL becomes a link automatically, and so does an email address. */
function linked(label: string, url: string): string {
  const shown = label.trim();
  if (!/^(?:https?:\/\/|mailto:)/i.test(url)) return label;
  if (!shown || shown === url || shown.replace(/\/$/, "") === url.replace(/\/$/, "")) return url;
  // Shortened, as Disqus shows it.
  const start = /^(https?:\/\/.+?)(?:\.{3}|…)$/.exec(shown)?.[1];
  if (start !== undefined && url.startsWith(start)) return url;
  const bare = shown.replaceAll("\\", "");
  if (url === `mailto:${bare}` || url === `http://${bare}`) return bare;
  return `[${label.replace(/[[\]]/g, "\\$&")}](${url.replace(/[()\s]/g, encodeURIComponent)})`;
}

function escaped(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : ESCAPED.reduce((all, [pattern, written]) => all.replace(pattern, written), part),
    )
    .join("");
}

/** Escapes what would begin a list or a quote at the start of a line. */
function atLineStart(text: string): string {
  return text
    .replace(/^[ \t]*([-+>](?=\s|$|>)|\d{1,9}[.)](?=\s))/gm, (marker) =>
      marker.replace(/(?=[-+>.)])/, "\\"),
    )
    .replace(/^[ \t]+|[ \t]+$/gm, "");
}
