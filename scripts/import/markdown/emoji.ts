import { nameToEmoji } from "gemoji";

/** `:tada:`, as GitHub and others show it; what is no name of one stays. */
export function withEmoji(text: string): string {
  return text.replace(/(?<![\w:]):([a-z\d_+-]+):(?![\w:])/g, (written, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
  );
}
