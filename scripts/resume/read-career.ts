import type { CareerEntry } from "../../src/content/career.ts";
import { entriesIn, textIn, textsIn, type Entry } from "./json.ts";
import { noteLeftOut } from "./left-out.ts";
import { locationIn } from "./read-location.ts";

export function careerIn(resume: Entry, notes: string[]): CareerEntry[] {
  const work = entriesIn(resume, "work", notes).flatMap((entry, index) =>
    workOf(entry, `work[${index}]`, notes),
  );
  const education = entriesIn(resume, "education", notes).flatMap((entry, index) =>
    educationOf(entry, `education[${index}]`, notes),
  );
  // Each list in its own order, and the newest of both first.
  return work
    .flatMap((entry) => {
      const older = education.findIndex((one) => !isNewer(one, entry));
      return education.splice(0, older < 0 ? education.length : older).concat(entry);
    })
    .concat(education);
}

function isNewer(one: CareerEntry, other: CareerEntry): boolean {
  const [end = Infinity, otherEnd = Infinity] = [one.end, other.end];
  return end > otherEnd || (end === otherEnd && one.start > other.start);
}

function workOf(entry: Entry, where: string, notes: string[]): CareerEntry[] {
  return entryOf(entry, where, notes, {
    kind: "work",
    title: textIn(entry, "position"),
    organisation: textIn(entry, "name") || textIn(entry, "company"),
    highlights: textsIn(entry, "highlights", where, notes),
  });
}

function educationOf(entry: Entry, where: string, notes: string[]): CareerEntry[] {
  const degree = [textIn(entry, "studyType"), textIn(entry, "area")].filter(Boolean).join(", ");
  return entryOf(entry, where, notes, {
    kind: "education",
    title: degree,
    organisation: textIn(entry, "institution"),
    highlights: textsIn(entry, "courses", where, notes),
  });
}

/** One entry, or none if it has no start, which the site shows. */
function entryOf(
  entry: Entry,
  where: string,
  notes: string[],
  { highlights, ...own }: Pick<CareerEntry, "kind" | "title" | "organisation" | "highlights">,
): CareerEntry[] {
  const start = yearIn(entry, "startDate");
  if (start === undefined) {
    const name = [own.title, own.organisation].filter(Boolean).join(", ");
    notes.push(`“${where}.startDate” has no year, so that “${name}” is left out: add it.`);
    return [];
  }
  if (!own.title || !own.organisation) {
    const [title, organisation] =
      own.kind === "work" ? ["position", "name"] : ["area", "institution"];
    notes.push(`“${where}.${own.title ? organisation : title}” is missing: add it.`);
  }
  noteLeftOut(own.kind, entry, where, notes);
  const end = yearIn(entry, "endDate");
  const endDate = textIn(entry, "endDate");
  if (
    endDate &&
    end === undefined &&
    !/^(?:present|current(?:ly)?|now|ongoing|today)$/i.test(endDate)
  )
    notes.push(`“${where}.endDate” has no year: “${endDate}” is left out, as if it were ongoing.`);
  if ([textIn(entry, "startDate"), endDate].some((date) => /\d\D|\D\d/.test(date))) {
    notes.push(`${where}: the site shows years, so months and days are left out.`);
  }
  return [
    {
      ...own,
      location: locationIn(entry, where, notes),
      start,
      ...(end !== undefined && { end }),
      summary: textIn(entry, "summary"),
      highlights,
      technologies: textsIn(entry, "technologies", where, notes),
    },
  ];
}

function yearIn(entry: Entry, key: string): number | undefined {
  // In the schema's format, or in words: "May 2020", "05/2020".
  const year = /(?<!\d)\d{4}(?!\d)/.exec(textIn(entry, key))?.[0];
  return year === undefined ? undefined : Number(year);
}
