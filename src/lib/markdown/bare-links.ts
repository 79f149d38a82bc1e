/** No address has them as they are, and sentences go on with them without a space: full width, quotes, other scripts'. */
const OTHER_SIGN =
  /[\u3000-\u303f\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uffef“”„‘’‚«»‹›…—]|[^\P{P}\0-\u036f\u2000-\u206f]/u;

/** Programs leave them in texts, also where the writing turns around. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Of no script but Latin. The last range is half of a rarer Chinese character. */
const OTHER_LETTER = /[\p{L}\ud840-\ud8bf]/u;
const LATIN = /[\p{scx=Latin}\p{scx=Common}]/u;

const FIRST_OF_HOST = /^(?:https?:\/\/)?(?:www\.)?(.)/iu;

/** The length of «https://www.» and a character. */
export const HOST_STARTS_WITHIN = 13;

/**
 * Whether a character of an address that stands bare in a text is not part of it: punctuation
 * of other scripts, what nobody sees, or a letter of another script, unless the name of the host begins with one.
 *
 * @param opening the address up to the beginning of its host, or longer
 */
export function endsBareLink(opening: string, character: string): boolean {
  if (OTHER_SIGN.test(character) || INVISIBLE.test(character)) return true;
  return isOtherLetter(character) && !isOtherLetter(FIRST_OF_HOST.exec(opening)?.[1] ?? "");
}

function isOtherLetter(sign: string): boolean {
  return OTHER_LETTER.test(sign) && !LATIN.test(sign);
}
