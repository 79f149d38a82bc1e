import { nameToEmoji } from "gemoji";

/** `:tada:`, as on GitHub and elsewhere; unknown names stay. */
export function withEmoji(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}:/]):([a-z\d_+-]+):(?![\p{L}\p{N}:])/gu,
    (written, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
  );
}
