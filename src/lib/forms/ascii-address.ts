/**
 * A mail address with its domain as mail is delivered to it: `me@münchen.example` becomes
 * `me@xn--mnchen-3ya.example`. Some browsers do so by themselves in a field of the type «email».
 *
 * @param address what was typed
 * @returns the address; what is none comes back as it is
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // Other domains stay as they were typed: a URL would change what the database is to judge.
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]*[^ -~][\p{L}\p{M}\p{N}.-]*$/u.test(domain)) return address;
  const url = `https://${domain}`;
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address;
}
