const ONE_ADDRESS = /^[^\s@?&,;<>"\p{Cc}]+@[^\s@?&,;<>"\p{Cc}]+\.[^\s@?&,;<>"\p{Cc}]+$/u;

/**
 * A `mailto:` URL. Everything is encoded, so that a stranger's text cannot add recipients, headers
 * or a body.
 *
 * Source: RFC 6068.
 *
 * @param body the initial text; its line breaks become CRLF
 * @returns undefined when `address` is not exactly one email address
 */
export function mailtoUrl(address: string, subject: string, body = ""): string | undefined {
  if (!isMailAddress(address)) return undefined;
  const [name = "", host = ""] = address.split("@");
  const oneLine = subject.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const text = encodeURIComponent(body.replace(/\r?\n/g, "\r\n"));
  return `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}?subject=${encodeURIComponent(oneLine)}${text && `&body=${text}`}`;
}

/** Whether this is exactly one email address. */
export function isMailAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}
