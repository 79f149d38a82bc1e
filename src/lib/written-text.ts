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

/** A form's input without the content that is rendered from its Markdown: a save renders it again. */
export function withoutRendered<Input extends Written>(input: Input): Input {
  return input.format === "html" ? input : { ...input, content: "" };
}

/** Fields for comparison: the text as its author wrote it, in either format. */
export function comparedFields<Fields extends Written>(fields: Fields): Fields {
  return { ...fields, source: writtenText(fields) };
}
