/**
 * An instant in words, with its weekday and the device's time zone, for a mail. In the page's
 * language, like the rest of the mail, but in the order of the browser's country.
 *
 * @param iso ISO 8601
 * @returns e.g. «Thursday, 24 December 2026 at 15:00 Central European Standard Time»
 */
export function appointmentInWords(iso: string): string {
  const language = document.documentElement.lang || "en";
  const locale = navigator.languages.find((one) => one.split("-")[0] === language) ?? language;
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "long",
  });
  return format.format(new Date(iso));
}
