/**
 * Characters that URLs never contain unescaped, and after which a sentence continues without a space:
 * full-width forms, quotes, arrows and other symbols, those of other scripts.
 */
const OTHER_SYMBOL =
  /[\u203b\u2190-\u2bff\u3000-\u303f\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uffef“”„‘’‚«»‹›…—]|[^\P{P}\0-\u036f\u2000-\u206f]/u;

/** Programs leave them in texts, for example where the writing direction changes. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/**
 * Letters of any script except Latin. The last ranges are surrogates: half an emoji or half a rarer Chinese character.
 */
const OTHER_LETTER = /[\p{L}\ud83c-\ud83e\ud840-\ud8bf]/u;
const LATIN = /[\p{scx=Latin}\p{scx=Common}]/u;

const FIRST_OF_HOST = /^(?:https?:\/\/)?(?:www\.)?(.)/i;

/** The length of "https://www." and one character. */
export const MAX_HOST_START = 13;

/**
 * Whether a character after a bare URL is not part of it: punctuation of other scripts, invisible characters,
 * or a letter of another script, unless the host name begins with one.
 *
 * @param opening the URL up to the beginning of its host, or longer
 */
export function endsBareLink(opening: string, character: string): boolean {
  if (OTHER_SYMBOL.test(character) || INVISIBLE.test(character)) return true;
  return isOtherLetter(character) && !isOtherLetter(FIRST_OF_HOST.exec(opening)?.[1] ?? "");
}

/**
 * Whether what looks like an email address is one: `vite@5.x` is a version, `git@example.com:ada/site` a repository.
 *
 * @param after the text that follows
 */
export function isEmail(address: string, after: string): boolean {
  return (
    /\.(?:[a-z]{2,}|xn--[^.]+)$/i.test(address) && !/^:(?:[\w~.-]*\/|[\w-]+\.git\b)/.test(after)
  );
}

function isOtherLetter(letter: string): boolean {
  return OTHER_LETTER.test(letter) && !LATIN.test(letter);
}
