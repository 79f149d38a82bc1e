/** The database has no rules of plurals: it looks its forms up, for numbers up to here. */
const NUMBERS = 200;

/**
 * The grammatical category of each number from 0 to 199, as `Intl.PluralRules` has it. No language asks for more of those
 * beyond than their last two digits, but for millions.
 *
 * @param language BCP 47
 */
export function numberForms(language: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: NUMBERS }, (_, number) => rules.select(number));
}
