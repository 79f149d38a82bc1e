/**
 * The text typed into a field while its value was being sent: what was appended after a space or
 * line break, or the whole value if the sent part was changed. Empty if nothing was typed.
 */
export function typedSince(sent: string, text: string): string {
  if (text.trim() === sent.trim()) return "";
  const rest = text.startsWith(sent.trimEnd()) ? text.slice(sent.trimEnd().length) : "";
  return /^\s/.test(rest) ? rest.trimStart() : text;
}
