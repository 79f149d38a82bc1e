import { isDay } from "../content/values.ts";

/** Offsets of time zone abbreviations that are unambiguous. */
const ZONES: Record<string, string> = {
  ...Object.fromEntries(["Z", "UTC", "GMT", "WET"].map((zone) => [zone, "Z"])),
  ...Object.fromEntries(["CET", "MEZ", "BST", "WEST"].map((zone) => [zone, "+01:00"])),
  ...Object.fromEntries(["CEST", "MESZ", "EET", "SAST"].map((zone) => [zone, "+02:00"])),
  ...{ EEST: "+03:00", MSK: "+03:00", IST: "+05:30", SGT: "+08:00", HKT: "+08:00" },
  ...{ JST: "+09:00", KST: "+09:00", AEST: "+10:00", AEDT: "+11:00", NZST: "+12:00" },
  ...{ EST: "-05:00", EDT: "-04:00", CST: "-06:00", CDT: "-05:00", MST: "-07:00" },
  ...{ MDT: "-06:00", PST: "-08:00", PDT: "-07:00", BRT: "-03:00" },
};
const YEAR_FIRST =
  /^(\d{4})[-/.年년]\s?(\d{1,2})(?:[-/.月월]\s?(\d{1,2})(?:[日일]|\.(?!\d))?)?(?![\d-/.])/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;
const YEAR_OF_TWO_DIGITS = /^(\d{1,2}\/\d{1,2}\/)(?=(\d\d)(?!\d))/;
const DIGITS = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?)?(?!\d)/;
const TIME =
  /^(?:[T\s,]+(?:at\s+)?(\d{1,2})(?:[:.h](\d{1,2})|(\d\d))(?:[:.](\d{1,2}))?(?:[.,]\d+)?\s*([ap]\.?m\b\.?)?)?\s*(.*)$/i;

const DIGITS_ELSEWHERE = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९";
const DIGIT_ELSEWHERE = new RegExp(`[${DIGITS_ELSEWHERE}]`, "g");
/** Languages that write a date as "5 March 2020", with other names of months. */
const LANGUAGES = "de fr es ca pt it nl sv da nb fi pl cs ru uk el tr id ro".split(" ");
/** The `º` of a first day is an `o` by then. */
const DAY_FIRST =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:\.|er|o)?\s+(?:de\s+)?(\p{L}+)\.?,?\s+(?:de\s+)?(\d{4})(?!\d)/u;
/** The day of the week between a date and its time. */
const WEEKDAY =
  /^(?:[\s,]*\(?(?!(?:AM|PM|UTC|GMT)\b)(?:\p{L}{2,12}|[日月火水木金土])\.?\)?)(?=[\s,]+\d)/u;
/** Halves of the day in Chinese, Japanese and Korean, which are before the hour. */
const HALF = /(上午|午前|오전)|(下午|午後|오후)/;

/**
 * Parses a time as written by people and programs: with the year first or last, in digits, in words, as seconds
 * or milliseconds since 1970.
 *
 * @param zone of a time without one, e.g. `Europe/Berlin`
 * @param isMonthFirst whether 3/4/2020 is in March
 * @returns ISO 8601, a date without a time as such; null if it cannot be parsed
 */
export function normalTime(written: string, zone = "UTC", isMonthFirst = false): string | null {
  const text = inDigits(written)
    // Grav has the time first.
    .replace(/^(\d{1,2}:\d\d) (\d{1,2}-\d{1,2}-\d{4})$/, "$2 $1")
    .replace(/^[<[](.*)[>\]]$/, "$1")
    .trim()
    .replace(
      YEAR_OF_TWO_DIGITS,
      (_, before: string, year: string) => before + (Number(year) < 70 ? "20" : "19"),
    )
    // JavaScript writes the zone of a time twice.
    .replace(/([+-]\d\d:?\d\d)\s*\([^()]*\)$/, "$1");
  if (/^\d{13}$/.test(text)) return new Date(Number(text)).toISOString();
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1000).toISOString();
  const first = YEAR_FIRST.exec(text);
  if (first) return isoTime(first.slice(1, 4), text.slice(first[0].length), zone);
  const last = YEAR_LAST.exec(text);
  if (last) {
    const [, one = "", two = "", year = ""] = last;
    // Day before month, unless there is no such month.
    const isMonth = Number(two) > 12 || (isMonthFirst && Number(one) <= 12 && !/^\d+\./.test(text));
    const order = isMonth ? [year, one, two] : [year, two, one];
    return isoTime(order, text.slice(last[0].length), zone);
  }
  const digits = DIGITS.exec(text);
  if (digits) {
    const [all, year, month, day, hour, minute = "00", second = "00"] = digits;
    const time = hour ? ` ${hour}:${minute}:${second}` : "";
    return isoTime([year, month, day], time + text.slice(all.length), zone);
  }
  const [named = "", day, name = "", year] = DAY_FIRST.exec(text) ?? [];
  const month = named && months().get(name.toLowerCase());
  return month ? isoTime([year, month, day], text.slice(named.length), zone) : parseWords(text);
}

/** A time as the clocks of a zone show it; as it is for an unknown zone, and for a date without a time. */
export function timeInZone(time: string, timeZone: string): string {
  if (time.length <= "2020-01-01".length) return time;
  try {
    return new Date(time).toLocaleString("sv-SE", { timeZone }).replace(" ", "T");
  } catch {
    return time;
  }
}

let knownMonths: Map<string, string> | undefined;

/** The numbers of months by their names, long and short; one that means several has none. */
function months(): Map<string, string> {
  if (knownMonths) return knownMonths;
  knownMonths = new Map();
  for (const language of LANGUAGES)
    for (const month of ["long", "short"] as const)
      for (const options of [{ month, day: "numeric" }, { month }] as const) {
        const format = new Intl.DateTimeFormat(language, options);
        for (let index = 0; index < 12; index++) {
          const parts = format.formatToParts(new Date(2000, index, 5));
          const written = parts.find(({ type }) => type === "month")?.value ?? "";
          const name = written.toLowerCase().replace(/\.$/, "");
          const number = String(index + 1);
          knownMonths.set(name, (knownMonths.get(name) ?? number) === number ? number : "");
        }
      }
  return knownMonths;
}

function isoTime(
  [year = "", month = "", day = "1"]: (string | undefined)[],
  rest: string,
  zone: string,
) {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!isDay(date)) return null;
  const [, hours, after, digits = "00", seconds = "00", meridiem = "", name = ""] =
    TIME.exec(clockIn(rest)) ?? [];
  if (hours === undefined) return date;
  const minutes = after ?? digits;
  const hour = (Number(hours) % (meridiem ? 12 : 24)) + (/^p/i.test(meridiem) ? 12 : 0);
  const clock = [hour, minutes, seconds].map((part) => String(part).padStart(2, "0")).join(":");
  const time = `${date}T${clock}`;
  const offset = offsetOf(name.trim(), time) ?? offsetOf(zone, time) ?? "Z";
  return Number.isNaN(Date.parse(time + offset)) ? date : time + offset;
}

/** A time after a date, as it is written in English. */
function clockIn(rest: string): string {
  const [half, morning] = HALF.exec(rest) ?? [];
  const clock = rest.replace(WEEKDAY, "");
  return half ? `${clock.replace(half, " ").trimEnd()}${morning ? "am" : "pm"}` : clock;
}

/** With Latin digits. */
function inDigits(written: string): string {
  return written
    .trim()
    .normalize("NFKC")
    .replace(DIGIT_ELSEWHERE, (digit) => String(DIGITS_ELSEWHERE.indexOf(digit) % 10));
}

function offsetOf(written: string, time: string): string | null {
  const zone = written.replace(/[()[\]]/g, "");
  const [, sign, hours = "", minutes = "00"] =
    /^(?:UTC|GMT)?([+-])(\d\d?)(?::?(\d\d))?/i.exec(zone) ?? [];
  if (sign) return `${sign}${hours.padStart(2, "0")}:${minutes}`;
  const known = ZONES[zone.toUpperCase()];
  if (known || !zone.includes("/")) return known ?? null;
  try {
    const shown = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
    const name = shown
      .formatToParts(new Date(`${time}Z`))
      .find(({ type }) => type === "timeZoneName");
    return name?.value.slice("GMT".length) || "Z";
  } catch {
    return null;
  }
}

/** "Jul 08 2022", "5th of March, 2020", as browsers parse it. */
function parseWords(written: string): string | null {
  if (!/[a-z]{3}/i.test(written) || !/\d{4}/.test(written)) return null;
  const text = written
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, "$1")
    .replace(/(\d)([ap]m)\b/gi, "$1 $2")
    .replace(/\b(?:of|at)\b|,/gi, " ");
  // Unix' `date` puts the zone before the year.
  const [named = "", name = ""] =
    /(?<=:\d\d ?(?:[ap]m)?) +([A-Z]{3,4})(?= \d{4}$|$)/i.exec(text) ?? [];
  const offset = ZONES[name.toUpperCase()]?.replace("Z", "+00:00");
  const inZone = offset ? `${text.replace(named, "")} ${offset}` : text;
  const time = Date.parse(/[+-]\d\d:?\d\d$/.test(inZone) ? inZone : `${inZone} UTC`);
  const exact = Number.isNaN(time) ? Date.parse(text) : time;
  const iso = Number.isNaN(exact) ? "" : new Date(exact).toISOString();
  // Years of more than four digits have a sign.
  return /^\d/.test(iso) ? iso : null;
}
