/**
 * An email address with its domain in ASCII, as mail is delivered to it: `me@münchen.example` becomes
 * `me@xn--mnchen-3ya.example`. Some browsers do so themselves in an email field.
 *
 * @param address what was typed
 * @returns the address; anything else is returned unchanged
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // Other domains stay as typed: parsing them as a URL would change what the database validates.
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]*[^ -~][\p{L}\p{M}\p{N}.-]*$/u.test(domain)) return address;
  const url = `https://${domain}`;
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address;
}
