import { UserError } from "./user-error.ts";

/**
 * Files saved on Windows may begin with a byte order mark, which becomes part of the first name, or be UTF-16, of which
 * nothing is read.
 *
 * @param name the file's name, for the message
 * @param text its text, decoded as UTF-8
 * @throws {UserError} if settings in it could have no effect
 */
export function requireReadable(name: string, text: string): void {
  const isUtf8 = !text.startsWith("\uFFFD") && !text.includes("\0");
  if (isUtf8 && !text.startsWith("\uFEFF")) return;
  const fault = isUtf8 ? "begins with a byte order mark" : "is not UTF-8";
  throw new UserError(
    `${name} ${fault}, so settings in it may have no effect. Save it as UTF-8 without a byte order mark.`,
  );
}
