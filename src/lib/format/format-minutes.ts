import { visitorFormats } from "./dates-and-numbers";

/**
 * A duration: "4 hours", "90 minutes".
 *
 * @param minutes a whole number
 */
export function formatMinutes(minutes: number): string {
  const { plural } = visitorFormats;
  return minutes % 60 === 0
    ? plural(minutes / 60, { one: "{count} hour", other: "{count} hours" })
    : plural(minutes, { one: "{count} minute", other: "{count} minutes" });
}
