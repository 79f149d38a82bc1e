/** A shortcode, with its end where it has one. The brackets of `[[code]]` are only written. */
const SHORTCODE = /\[([a-z][\w-]*)((?:\s+[^\][]*?)?)\s*(?:\/\]|\](?:([^]*?)\[\/\1\])?)/gi;
const BLOCK =
  "address|article|aside|blockquote|details|div|dl|fieldset|figure|form|h[1-6]|hr|iframe|ol|p|pre|script|section|style|table|ul|video|audio";
const STARTS_BLOCK = new RegExp(`^</?(?:${BLOCK})\\b`, "i");

/**
 * The HTML that WordPress makes of an article's text: of the editor of blocks, and of the one
 * before, which stores paragraphs as blank lines.
 *
 * @param addressOf the address of an attachment by its id, empty if there is none
 * @returns the HTML, and the shortcodes that mean nothing here, which stay in the text
 */
export function htmlOfWordPress(
  text: string,
  addressOf: (attachment: string) => string,
): { html: string; lost: string[] } {
  const lost: string[] = [];
  const isBlocks = /<!-- wp:/.test(text);
  const replaced = text.replace(
    SHORTCODE,
    (written: string, name: string, attributes: string, content?: string) => {
      const html = shortcode(name.toLowerCase(), attributesOf(attributes), content, addressOf);
      // Words in brackets are no shortcode unless they are closed or have attributes.
      if (html === null && (content !== undefined || attributes.includes("="))) {
        lost.push(`[${name}]`);
      }
      return html ?? written;
    },
  );
  const html = replaced
    .replace(/<!--nextpage-->/g, "<hr>")
    .replace(/<!--\s*\/?(?:wp:|more).*?-->/gs, "");
  return { html: isBlocks ? html : withParagraphs(html), lost: [...new Set(lost)] };
}

function attributesOf(written: string): Map<string, string> {
  return new Map(
    [...written.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)].map(
      ([, name = "", ...values]) => [name, values.find((value) => value !== undefined) ?? ""],
    ),
  );
}

function shortcode(
  name: string,
  attributes: Map<string, string>,
  content: string | undefined,
  addressOf: (attachment: string) => string,
): string | null {
  if (name === "caption" && content !== undefined) {
    const image = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content)?.[0] ?? "";
    const words = content.replace(image, "").trim() || (attributes.get("caption") ?? "");
    return `<figure>${image}<figcaption>${words}</figcaption></figure>`;
  }
  if (name === "gallery") {
    const pictures = (attributes.get("ids") ?? "").split(",").map((id) => addressOf(id.trim()));
    const found = pictures
      .filter(Boolean)
      .map((src) => `<p><img src="${escaped(src)}" alt=""></p>`);
    return found.length > 0 ? found.join("\n") : null;
  }
  if (["code", "sourcecode", "highlight"].includes(name) && content !== undefined) {
    const language = attributes.get("language") ?? attributes.get("lang") ?? "";
    const marked = /^[\w+#-]+$/.test(language) ? ` class="language-${language}"` : "";
    return `<pre><code${marked}>${content.replace(/^\n|\n$/g, "").replace(/<(?!\/?code)/g, "&lt;")}</code></pre>`;
  }
  if (["embed", "youtube", "vimeo", "audio", "video"].includes(name)) {
    const address =
      content?.trim() || [...attributes.values()].find((value) => /^https?:/.test(value)) || "";
    return /^https?:/.test(address)
      ? `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`
      : null;
  }
  return null;
}

/** Blank lines separate paragraphs, and a line end is one, but for lines within blocks. */
function withParagraphs(text: string): string {
  const kept: string[] = [];
  // What has to stay as it is, blank lines included.
  const guarded = text.replace(/<(pre|script|style|table)\b[^]*?<\/\1>/gi, (block) => {
    kept.push(block);
    return `\n\n\u{E000}${kept.length - 1}\u{E000}\n\n`;
  });
  return guarded
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (STARTS_BLOCK.test(part) || part.startsWith("\u{E000}")) return part;
      return `<p>${part.replaceAll("\n", "<br>\n")}</p>`;
    })
    .join("\n")
    .replace(/\u{E000}(\d+)\u{E000}/gu, (_, index: string) => kept[Number(index)] ?? "");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
