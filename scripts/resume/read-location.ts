import { isObject } from "../lib/json.ts";
import { textIn, type Entry } from "./json.ts";
import { noteLeftOut } from "./left-out.ts";

/** The location of an entry: a text, or an object with its parts. */
export function locationIn(entry: Entry, where: string, notes: string[]): string {
  const { location } = entry;
  if (!isObject(location)) return textIn(entry, "location");
  noteLeftOut("location", location, `${where}.location`, notes);
  return ["city", "region", "countryCode"]
    .map((key) => textIn(location, key))
    .filter(Boolean)
    .join(", ");
}
