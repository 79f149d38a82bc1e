export type TextFormat = "markdown" | "html";

/** A text in one of two formats: Markdown, from which the content is rendered, or HTML. */
export type Written = { format: string; source: string; content: string };

/** The text as its author writes it: Markdown or HTML. */
export function writtenText({ format, source, content }: Written): string {
  return format === "html" ? content : source;
}

/** Puts a changed text into the field for its format. */
export function withText(
  { format }: Pick<Written, "format">,
  text: string,
): Partial<Pick<Written, "source" | "content">> {
  return format === "html" ? { content: text } : { source: text };
}

/** Fields for comparison: the text as its author wrote it, in either format. */
export function comparedFields<Fields extends Written>(fields: Fields): Fields {
  return { ...fields, source: writtenText(fields) };
}
