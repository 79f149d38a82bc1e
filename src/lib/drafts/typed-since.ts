/**
 * What was typed into a field while its text was being sent: the part that was appended after a
 * space or a line break, or all of it when the text itself was changed. Empty when nothing was.
 */
export function typedSince(sent: string, text: string): string {
  if (text.trim() === sent.trim()) return "";
  const rest = text.startsWith(sent.trimEnd()) ? text.slice(sent.trimEnd().length) : "";
  return /^\s/.test(rest) ? rest.trimStart() : text;
}
