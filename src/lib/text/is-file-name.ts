/**
 * True for a file name that every static host serves: some hosts skip names that begin with a dot,
 * or reject `#` and `?`.
 */
export function isFileName(name: string): boolean {
  return !/^\.|[/\\#?]/.test(name);
}
