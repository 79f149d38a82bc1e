/** JSON for a `<script>` element. Every `<` is escaped, so that no text can close the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
