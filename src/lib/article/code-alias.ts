/** The language given after the opening fence of a code block. */
export function aliasOf(code: Element): string {
  return /(?:^|\s)language-(\S+)/.exec(code.className)?.[1] ?? "";
}
