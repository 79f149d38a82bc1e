/** Whether a text is an absolute URL that a browser opens as a page: `http:` or `https:`. */
export function isWebUrl(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? "");
}
