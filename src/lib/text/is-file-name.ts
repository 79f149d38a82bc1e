/**
 * True for a file name that every static host serves: some hosts skip names that begin with a dot, reject `#` and `?`,
 * or treat a name that ends in `.html` as the page without it.
 */
export function isFileName(name: string): boolean {
  return !/^\.|[/\\#?\p{Cc}]|\.html?$/iu.test(name);
}
