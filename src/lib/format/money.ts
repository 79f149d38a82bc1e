import { chosenDatesLanguage } from "./dates-language";

/**
 * An amount of money as the visitor's language writes it, with decimals only where there are any: «$120», «€49.50».
 *
 * @param currency a code of three letters, such as «USD»
 */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(chosenDatesLanguage(), {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);
}
