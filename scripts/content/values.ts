import { isUuid } from "../../src/lib/text/is-uuid.ts";
import { storableText } from "../../src/lib/text/storable-text.ts";

/** Reads a value from a file; throws a sentence without its subject: "is not text". */
export type Reader<Value> = (value: unknown) => Value;

export const text: Reader<string> = (value) => {
  // To YAML, a title like 1984 is a number.
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value !== "string") throw new Error("is not text");
  return storableText(value);
};

export const flag: Reader<boolean> = (value) => {
  if (typeof value !== "boolean") throw new Error("is neither true nor false");
  return value;
};

export const decimal: Reader<number> = (value) => {
  const number = numberOf(value);
  if (!Number.isFinite(number)) throw new Error("is not a number");
  return number;
};

export const integer: Reader<number> = (value) => {
  const number = numberOf(value);
  if (!Number.isSafeInteger(number)) throw new Error("is not a whole number");
  return number;
};

/** A number, or one that is kept as typed, such as 02. */
function numberOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
}

export const uuid: Reader<string> = (value) => {
  if (typeof value !== "string" || !isUuid(value)) throw new Error("is not an id");
  return value.toLowerCase();
};

export const texts: Reader<string[]> = (value) => {
  if (!Array.isArray(value)) throw new Error("is not a list");
  return value.map(text);
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)? ?(Z|[+-]\d\d:?\d\d)?$/i;

/** Whether there is such a day: to JavaScript, February 30 is March 2. */
export function isDay(written: string): boolean {
  const time = DAY.test(written) ? Date.parse(written) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
}

export const day: Reader<string> = (value) => {
  if (typeof value !== "string" || !isDay(value)) throw new Error("is not a day like 2026-11-24");
  return value;
};

/**
 * An instant, in the database's format: ISO 8601 in UTC, without trailing zeros in its fraction. A date is its
 * midnight, and a time without a zone is in UTC.
 */
export const timestamp: Reader<string> = (value) => {
  const written = typeof value === "string" ? value.trim() : "";
  const [, date = written, minutes = "00:00", seconds = ":00", zone = "Z"] =
    TIME.exec(written) ?? [];
  const time = isDay(date) ? Date.parse(`${date}T${minutes}${seconds}${zone}`) : Number.NaN;
  if (Number.isNaN(time)) throw new Error("is not a time like 2026-11-24T08:00:00Z");
  const dateTime = new Date(time).toISOString().slice(0, 19);
  // A Date has milliseconds, the database microseconds.
  const fraction = seconds.slice(3, 10).replace(/\.?0+$/, "");
  return `${dateTime}${fraction}+00:00`;
};

/** A language code in its canonical form: `pt-br` is pt-BR. */
export function canonicalLanguage(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? code;
  } catch {
    return code;
  }
}
