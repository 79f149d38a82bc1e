/**
 * The link that calls a telephone number, without what people write into it: "+49 (0)30 / 123-45" becomes
 * "tel:+493012345".
 *
 * Source: RFC 3966. Abroad, the zero in brackets is not dialled.
 */
export function phoneLink(phone: string): string {
  const dialled = phone.trim().startsWith("+") ? phone.replace("(0)", "") : phone;
  return `tel:${dialled.replace(/[\s()/.\p{Pd}]/gu, "")}`;
}
