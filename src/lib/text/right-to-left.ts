/**
 * The right-to-left scripts: Adlam, Arabic, Hebrew, Mandaic, N'Ko, Hanifi Rohingya, Samaritan,
 * Syriac, Thaana
 */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** Whether a language (BCP 47) is written from right to left. */
export function isRightToLeft(language: string): boolean {
  const { script = "" } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT.test(script);
}
