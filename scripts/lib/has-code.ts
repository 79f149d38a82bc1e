/** Whether an error has one of these codes of the system or of a library, such as "ENOENT". */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
