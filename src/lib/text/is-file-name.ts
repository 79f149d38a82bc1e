/**
 * True for a name that every host serves a file under: none begins with a dot, and some refuse to take
 * files with `#` or `?`.
 */
export function isFileName(name: string): boolean {
  return !/^\.|[/\\#?]/.test(name);
}
