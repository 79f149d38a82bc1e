/** What stands after the fence of a block of code. */
export function aliasOf(code: Element): string {
  return /(?:^|\s)language-(\S+)/.exec(code.className)?.[1] ?? "";
}
