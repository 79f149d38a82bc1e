/** The database has no plural rules: it looks up the forms of numbers up to this one. */
const NUMBERS = 200;

/**
 * The plural category of each number from 0 to 199, from `Intl.PluralRules`. Beyond that no language depends on
 * more than the last two digits, except for millions.
 *
 * @param language BCP 47
 */
export function numberForms(language: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: NUMBERS }, (_, number) => rules.select(number));
}
