import { escapeRegExp } from "@/lib/text/escape-reg-exp";
import { t } from "@/lib/words";
export type PasswordStrength = {
  /** From 0, guessed at once, to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  name: string;
  /** How to make it stronger; empty if it is strong. */
  advice: string;
};

const LEVELS = [0, 1, 2, 3, 4] as const;
const NAMES = [t("very weak"), t("weak"), t("fair"), t("good"), t("strong")] as const;
/** Bits of entropy that each level above the first requires. */
const THRESHOLDS = [28, 44, 60, 80];

/** The bits of each letter in a word, which is partly predictable from the others. */
const BITS_PER_LETTER = 2.8;
/** Parts that guessing tools try first. */
const COMMON =
  /pass(word)?|qwert[yz]?|asdf|letmein|welcome|admin|login|iloveyou|monkey|dragon|football|baseball|sunshine|princess|master|shadow|superman|abc123|secret|summer|winter|spring|autumn|(19|20)\d\d/gi;

const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/**
 * Estimates a password's strength from its length and variety, in this browser. It cannot tell
 * whether the password has leaked.
 *
 * @param personal what others know about the user, such as name and email address
 */
export function passwordStrength(password: string, personal: readonly string[]): PasswordStrength {
  const personalParts = personal
    .flatMap((text) => (text.split("@")[0] ?? "").toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 2);
  const containedParts = personalParts.filter((part) => password.toLowerCase().includes(part));
  // A known or common part counts as one letter.
  const withoutPersonal = containedParts.reduce(
    (text, part) => text.replaceAll(new RegExp(escapeRegExp(part), "gi"), "x"),
    password,
  );
  const plain = withoutPersonal.replaceAll(COMMON, "x");
  const variety = CLASSES.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1);
  const bits = bitsOf(plain, Math.log2(variety));
  const level = LEVELS[THRESHOLDS.filter((threshold) => bits >= threshold).length] ?? 4;
  return {
    level,
    name: NAMES[level],
    advice: adviceFor(level, containedParts.length > 0, plain !== withoutPersonal),
  };
}

function adviceFor(level: number, isPersonal: boolean, isCommon: boolean): string {
  if (level >= 3) return "";
  if (isPersonal) return t("Avoid your name and address.");
  if (isCommon) return t("Avoid common passwords.");
  return t("Make it longer: a few unrelated words are hard to guess and easy to remember.");
}

function bitsOf(text: string, bitsPerCharacter: number): number {
  return text
    .split(/(\p{L}{4,})/u)
    .map(
      (part, index) =>
        countUnpredictable(part) * (index % 2 === 1 ? BITS_PER_LETTER : bitsPerCharacter),
    )
    .reduce((sum, bits) => sum + bits, 0);
}

/** The number of characters that cannot be predicted from the previous one, unlike in "aaaa" or "1234". */
function countUnpredictable(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}
