import { markdownFromClipboard } from "@/lib/markdown/from-html";
import { pastedFiles } from "@/lib/media/chosen-file";
import type { TextFormat } from "@/lib/written-text";
import { insert, insertLate, lineStart, type Edited, type TextCommand } from "./commands";
import { isUrl, link } from "./links";
import { isInCode } from "./fences";
import type { TextHandle } from "./text-surface";

type Pasted = {
  data: DataTransfer;
  /** The text and selection that it is pasted into. */
  edited: Edited;
  format: TextFormat;
  handle: Pick<TextHandle, "run">;
  onFiles?: ((files: File[]) => void) | undefined;
};

/** Elements with a meaning that plain text lacks, and Word's lists, which are styled paragraphs. */
const RICH =
  /<(?:a\s[^>]*href|b|strong|i|em|h[1-6]|ul|ol|li|table|blockquote|pre|code|img|del|s|su[bp])\b|mso-list:/i;

/** Word and LibreOffice: each of their paragraphs is one line of plain text, which Markdown would join. */
const FROM_OFFICE = /<meta\s+name="?generator"?\s+content="(?:Microsoft Word|LibreOffice)/i;

/** What precedes a URL that is written already: in a link, in a definition of one, or in an attribute. */
const URL_START = /(?:\]\(|^\s*\[(?!\^)[^\]]+\]:\s+|=["'])[^\s()"']*$/;

/** Rich texts that are being converted, each with the state in which it was pasted. */
const waiting = new Set<{ surface: Element | null; edited: Edited }>();

/**
 * Handles pasting into a Markdown text: a URL over a selection becomes a link, rich text becomes Markdown, and
 * files go to `onFiles`. Code stays code: what comes from a code editor, or goes into a code block or a link's URL, is
 * pasted unchanged.
 *
 * @returns false if the browser should paste by itself
 */
export function handlePaste({ data, edited, format, handle, onFiles }: Pasted): boolean {
  const plain = data.getData("text/plain");
  const html = data.getData("text/html");
  const files = pastedFiles(data);
  if (files.length > 0 && onFiles) {
    onFiles(files);
    return true;
  }
  const { text, from } = edited;
  const isPlain =
    format !== "markdown" ||
    isInCode(text, from) ||
    URL_START.test(text.slice(lineStart(text, from), from)) ||
    data.types.includes("vscode-editor-data");
  if (isPlain) return false;
  const linked = linkOver(edited, plain);
  if (linked) {
    handle.run(linked);
    return true;
  }
  if (!RICH.test(html)) {
    const paragraphs = plain.trim().split(/[\r\n]+/);
    if (paragraphs.length < 2 || !FROM_OFFICE.test(html)) return false;
    handle.run(insert(paragraphs.join("\n\n")));
    return true;
  }
  const paste = { surface: document.activeElement, edited };
  waiting.add(paste);
  void markdownOf(html, plain).then((markdown) => {
    waiting.delete(paste);
    const insertion = insertLate(paste.edited, markdown);
    // What has been pasted since then goes behind it.
    for (const other of waiting)
      if (other.surface === paste.surface) other.edited = insertion(other.edited);
    const { activeElement } = document;
    handle.run(insertion);
    // By now another field may be written in.
    if (activeElement instanceof HTMLElement) activeElement.focus();
  });
  return true;
}

function linkOver({ text, from, to }: Edited, pasted: string): TextCommand | undefined {
  const selected = text.slice(from, to);
  return selected.trim() && !selected.includes("\n") && !isUrl(selected) && isUrl(pasted)
    ? link(pasted.trim())
    : undefined;
}

async function markdownOf(html: string, plain: string): Promise<string> {
  try {
    return (await markdownFromClipboard(html)).trim() || plain;
  } catch {
    // If the converter cannot be loaded, for example offline, at least the plain text is pasted.
    return plain;
  }
}
