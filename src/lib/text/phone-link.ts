/** The zero in brackets that is not dialled from abroad; of Italy and San Marino, it is. */
const NATIONAL_ZERO = /^(\s*(?:\+|00)(?!39|378)[^(]*)\(\s*0\s*\)/;
/** What people and contact lists write between the digits; the last is a minus sign. */
const SEPARATORS = /[\s()/.\p{Pd}\p{Cf}\u2212]/gu;

/** What stands between a number and its extension: "ext.", "x", "Durchwahl". */
const EXTENSION = /(\d)[^\d\p{L}]*\p{L}+[^\d\p{L}]*(\d+)[\s)]*$/u;

/**
 * The link that calls a telephone number, without what people write into it: "+49 (0)30 / 123-45" becomes
 * "tel:+493012345", and "+1 555 0100 ext. 7" "tel:+15550100;ext=7".
 *
 * Source: RFC 3966.
 */
export function phoneLink(phone: string): string {
  const number = phone.replace(EXTENSION, "$1;ext=$2").replace(NATIONAL_ZERO, "$1");
  return `tel:${number.replace(SEPARATORS, "")}`;
}
