import { byLine, headOf, REMARKED, type Head, type Parts } from "./head.ts";

/** The fields of Nikola's `.meta`. */
export function headOfMeta(text: string): Head {
  return headOf(byLine(text, REMARKED));
}

/** Lektor's `contents.lr`: fields between lines of hyphens, of which one is the text, or blocks that have some. */
export function partsOfLektor(text: string): Parts {
  const fields = text
    .split(/^---[ \t]*$/m)
    .map((part) => /^\s*([\w-]+):[ \t]*([^]*)$/.exec(part))
    .filter((found) => found !== null)
    .map(([, name = "", value = ""]) => [name.toLowerCase(), value.trim()]);
  const head = Object.fromEntries(fields);
  const name = ["body", "text", "content", "contents"].find((field) => head[field] !== undefined);
  const written = (name && head[name]) ?? "";
  if (name) delete head[name];
  const [only = "", ...blocks] = written.split(/^#### *[\w-]+ *####[ \t]*$/m);
  // Five hyphens and more stand for one less.
  const body = [only, ...blocks.map(textOfBlock)].join("\n\n").replace(/^-(-{3,})[ \t]*$/gm, "$1");
  return { head: headOf(head), body: body.trim(), isFound: true };
}

/** What of a block of Lektor's is shown: its text, its picture. */
function textOfBlock(block: string): string {
  const parts = block.split(/^----[ \t]*$/m).map((part) => {
    const [, field = "", value = ""] = /^\s*([\w-]+):[ \t]*([^]*)$/.exec(part) ?? [];
    if (/^(?:text|body|contents?|code)$/.test(field)) return value.trim();
    return field === "image" && value.trim() ? `![](${value.trim()})` : "";
  });
  return parts.filter(Boolean).join("\n\n");
}
