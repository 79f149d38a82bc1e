import { sentenceOf } from "../lib/user-error.ts";
import { hasContent, textIn, type Entry } from "./json.ts";

/** The fields that are imported, or mean nothing by themselves; other fields of an entry are reported. */
const FIELDS = {
  basics: new Set(["name", "label", "summary", "location", "email", "phone", "profiles"]),
  location: new Set(["city", "region", "countryCode"]),
  work: new Set(
    "position name company location startDate endDate summary highlights technologies".split(" "),
  ),
  education: new Set(
    "studyType area institution location startDate endDate summary courses technologies".split(" "),
  ),
  skills: new Set(["name", "level", "keywords", "id", "summary", "skills"]),
};

/** Fields whose parts are imported, or reported, one by one. */
const LISTS = new Set(
  "location profiles highlights courses technologies keywords skills".split(" "),
);

/** Reports the fields of an entry that are not imported. */
export function noteLeftOut(
  kind: keyof typeof FIELDS,
  entry: Entry,
  where: string,
  notes: string[],
): void {
  for (const [field, value] of Object.entries(entry)) {
    if (!hasContent(value)) continue;
    const text = JSON.stringify(value);
    if (!FIELDS[kind].has(field))
      notes.push(`“${where}.${field}” has no place: ${text} is left out.`);
    else if (!LISTS.has(field) && typeof value !== "string" && textIn(entry, field) === "")
      notes.push(`“${where}.${field}” is not a text: ${text} is left out.`);
  }
}

/** A value that setup would accept as well, because the page links to it; otherwise empty, which is reported. */
export function validOrEmpty(
  value: string,
  where: string,
  read: (text: string) => string,
  notes: string[],
): string {
  if (value === "") return "";
  try {
    return read(value);
  } catch (error) {
    notes.push(`“${where}” ${sentenceOf(error)}: ${JSON.stringify(value)} is left out.`);
    return "";
  }
}
