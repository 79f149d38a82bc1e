/** Whether a text is an absolute address that a browser opens as a page: `http:` or `https:`. */
export function isWebAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? "");
}
