/** Replaces every URL in the tree with what `change` returns. */
export function changeUrls(
  body: HTMLElement,
  change: (url: string, isPicture: boolean) => string,
): void {
  for (const [selector, name, isPicture] of [
    ["a[href]", "href", false],
    ["img[src]", "src", true],
    ["video[poster]", "poster", true],
    ["audio[src], video[src], source[src], track[src]", "src", false],
  ] as const) {
    for (const element of body.querySelectorAll(selector)) {
      const url = element.getAttribute(name) ?? "";
      const changed = change(url, isPicture);
      if (changed !== url) element.setAttribute(name, changed);
    }
  }
}
