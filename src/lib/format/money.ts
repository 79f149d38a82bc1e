import { chosenDatesLanguage } from "./dates-language";

/**
 * An amount of money in the format of the visitor's language, with decimals only if there are any: "$120",
 * "€49.50".
 *
 * @param currency a three-letter code, such as "USD"
 */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(chosenDatesLanguage(), {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);
}
