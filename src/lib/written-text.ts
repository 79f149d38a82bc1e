/** A text in one of two formats: Markdown, of which the content is made, or HTML. */
export type Written = { format: string; source: string; content: string };

/** The text that its author writes: Markdown or HTML. */
export function writtenText({ format, source, content }: Written): string {
  return format === "html" ? content : source;
}

/** A changed text as the field that it belongs in. */
export function withText(
  { format }: Pick<Written, "format">,
  text: string,
): Partial<Pick<Written, "source" | "content">> {
  return format === "html" ? { content: text } : { source: text };
}

/** Fields as they are compared: the text that its author wrote, in whichever format. */
export function comparedFields<Fields extends Written>(fields: Fields): Fields {
  return { ...fields, source: writtenText(fields) };
}
