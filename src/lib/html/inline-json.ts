/** JSON for a `<script>` of data: without a `<` no text in it can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
