/**
 * Converts between the site's content and JSON Resume, https://jsonresume.org/schema. What the schema has no
 * field for is in additional fields, which it allows: `technologies`, and each skill's level and years.
 */
import { sentenceOf, StartError } from "../../supabase/embedded/start-error.ts";
import type { CareerEntry } from "../../src/content/career.ts";
import { skillCategoryIds, type SkillCategory, type SkillLevel } from "../../src/content/skills.ts";
import { email, phone, profileUrl } from "../setup/fields.ts";
import { isObject } from "../is-object.ts";
import { listOf, textIn } from "./json.ts";

export type ResumeContent = {
  profile: {
    name: string;
    role: string;
    introduction: string;
    location: string;
    email: string;
    phone: string;
    socials: Record<Network, string>;
  };
  career: readonly CareerEntry[];
  skills: readonly SkillCategory[];
};

type Network = "github" | "linkedin" | "twitter";
const networkNames: Record<Network, string> = {
  github: "GitHub",
  linkedin: "LinkedIn",
  twitter: "X",
};
/** The profile URLs for networks, if only a user name is given. */
const profileBases: Record<Network, string> = {
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
  twitter: "https://x.com/",
};
const networkIds: readonly Network[] = ["github", "linkedin", "twitter"];

/** Skill levels by the terms that other files commonly use. */
const levels: Record<string, SkillLevel> = {
  master: "Expert",
  expert: "Expert",
  senior: "Expert",
  advanced: "Advanced",
  proficient: "Proficient",
};

export function toJsonResume({ profile, career, skills }: ResumeContent): object {
  const entries = (kind: CareerEntry["kind"]) => career.filter((entry) => entry.kind === kind);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: profile.name,
      label: profile.role,
      email: profile.email,
      ...(profile.phone && { phone: profile.phone }),
      summary: profile.introduction,
      location: { city: profile.location },
      profiles: networkIds.flatMap((id) =>
        profile.socials[id] ? [{ network: networkNames[id], url: profile.socials[id] }] : [],
      ),
    },
    work: entries("work").map((entry) => entryIn(entry, "name", "position", "highlights")),
    education: entries("education").map((entry) =>
      entryIn(entry, "institution", "area", "courses"),
    ),
    skills: skills.map(({ id, name, summary, skills: list }) => ({
      name,
      keywords: list.map((skill) => skill.name),
      id,
      summary,
      skills: list,
    })),
  };
}

/** An entry, by the format's keys for the three fields whose names differ by kind. */
function entryIn(
  entry: CareerEntry,
  organisation: string,
  title: string,
  highlights: string,
): object {
  return {
    [organisation]: entry.organisation,
    [title]: entry.title,
    location: entry.location,
    startDate: String(entry.start),
    ...(entry.end !== undefined && { endDate: String(entry.end) }),
    summary: entry.summary,
    [highlights]: entry.highlights,
    technologies: entry.technologies,
  };
}

/**
 * Reads a JSON Resume, one of ours or anybody's.
 *
 * @param notes receives a message for each thing that the site does not support or that had to be made up
 * @throws {StartError} if something essential is missing
 */
export function fromJsonResume(resume: unknown, notes: string[]): ResumeContent {
  if (!isObject(resume) || !isObject(resume["basics"])) {
    throw new StartError("This is not a JSON Resume: it has no “basics”.");
  }
  const { basics } = resume;
  const name = textIn(basics, "name");
  if (!name) throw new StartError("“basics.name” is missing.");
  const unknown = Object.keys(resume).filter((key) => !KNOWN.has(key) && hasContent(resume[key]));
  if (unknown.length > 0) notes.push(`The site has no place for ${unknown.join(", ")}.`);
  noteLeftOut(basics, "basics", FIELDS.basics, notes);
  const location = isObject(basics["location"]) ? basics["location"] : {};
  noteLeftOut(location, "basics.location", FIELDS.location, notes);
  return {
    profile: {
      name,
      role: textIn(basics, "label"),
      introduction: textIn(basics, "summary"),
      location: textIn(basics, "location") || locationText(location),
      email: validOrEmpty(textIn(basics, "email"), "basics.email", email, notes),
      phone: validOrEmpty(textIn(basics, "phone"), "basics.phone", phone, notes),
      socials: socialsIn(entriesIn(basics, "profiles", notes), notes),
    },
    career: [
      ...entriesIn(resume, "work", notes).flatMap((entry, index) =>
        workOf(entry, `work[${index}]`, notes),
      ),
      ...entriesIn(resume, "education", notes).flatMap((entry, index) =>
        educationOf(entry, `education[${index}]`, notes),
      ),
    ],
    skills: categoriesOf(entriesIn(resume, "skills", notes), notes),
  };
}

const KNOWN = new Set(["$schema", "meta", "basics", "work", "education", "skills"]);

function hasContent(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

type Entry = Record<string, unknown>;

/** The entries of a list, or a single entry without one; anything else is reported. */
function entriesIn(object: Entry, key: string, notes: string[]): Entry[] {
  const all = [object[key] ?? []].flat();
  for (const one of all) {
    if (!isObject(one) && hasContent(one))
      notes.push(`${JSON.stringify(one)} of “${key}” is left out.`);
  }
  return all.filter(isObject);
}

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

function noteLeftOut(
  entry: Entry,
  where: string,
  known: ReadonlySet<string>,
  notes: string[],
): void {
  for (const [field, value] of Object.entries(entry)) {
    if (!hasContent(value)) continue;
    const text = JSON.stringify(value);
    if (!known.has(field)) notes.push(`“${where}.${field}” has no place: ${text} is left out.`);
    else if (!LISTS.has(field) && typeof value !== "string" && textIn(entry, field) === "")
      notes.push(`“${where}.${field}” is not a text: ${text} is left out.`);
  }
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

/** One entry, or none if it has no start, by which the site sorts them. */
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
  noteLeftOut(entry, where, FIELDS[own.kind], notes);
  const location = entry["location"];
  if (isObject(location)) noteLeftOut(location, `${where}.location`, FIELDS.location, notes);
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
      location: isObject(location) ? locationText(location) : textIn(entry, "location"),
      start,
      ...(end !== undefined && { end }),
      summary: textIn(entry, "summary"),
      highlights,
      technologies: textsIn(entry, "technologies", where, notes),
    },
  ];
}

function locationText(location: Entry): string {
  return ["city", "region", "countryCode"]
    .map((key) => textIn(location, key))
    .filter(Boolean)
    .join(", ");
}

function yearIn(entry: Entry, key: string): number | undefined {
  // In the schema's format, or in words: "May 2020", "05/2020".
  const year = /(?<!\d)\d{4}(?!\d)/.exec(textIn(entry, key))?.[0];
  return year === undefined ? undefined : Number(year);
}

function socialsIn(profiles: Entry[], notes: string[]): Record<Network, string> {
  const socials = { github: "", linkedin: "", twitter: "" };
  const isUnnamed = (profile: Entry) => Number(textIn(profile, "network") === "");
  // A URL alone says less than a name.
  for (const profile of profiles.toSorted((one, other) => isUnnamed(one) - isUnnamed(other))) {
    const network = textIn(profile, "network");
    const username = textIn(profile, "username").replace(/^@|^in\//, "");
    const isUrl = /^(?:https?:\/\/|(?:[\w-]+\.)+[a-z]{2,}\/)/i.test(username);
    const written = textIn(profile, "url") || (isUrl ? username : "");
    const id = networkOf(network, written);
    // Some files have the network's own URL there, as the schema's sample does.
    const isOfNetwork =
      /^(?:https?:\/\/)?[^/]+\/?$/i.test(written) && networkOf("", `${written}/`) === id;
    const isByName = !isUrl && (!written || isOfNetwork);
    const url = id && username && isByName ? `${profileBases[id]}${username}` : written;
    if (id && !socials[id])
      socials[id] = validOrEmpty(url, `basics.profiles: ${id}`, profileUrl, notes);
    else {
      const named = [network || "an unnamed network", url || username].filter(Boolean).join(", ");
      notes.push(`The profile at ${named} is left out.`);
    }
  }
  return socials;
}

/** The network that a profile is in by its name, or without one by the host of its URL. */
function networkOf(name: string, url: string): Network | undefined {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/]+)\//i.exec(url)?.[1] ?? "";
  const said = (name || host.replace(/\.com$/i, "")).toLowerCase();
  return networkIds.find((id) => [id, networkNames[id].toLowerCase()].includes(said));
}

/** A value that setup would accept as well, because the page links to it; otherwise empty, which is reported. */
function validOrEmpty(
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

function categoriesOf(all: Entry[], notes: string[]): SkillCategory[] {
  const isGroup = (entry: Entry) =>
    ["name", "keywords", "skills"].some((field) => hasContent(entry[field]));
  for (const entry of all) {
    if (!isGroup(entry)) notes.push(`${JSON.stringify(entry)} of “skills” is left out.`);
  }
  const entries = all.filter(isGroup);
  const ids = entries.map((entry) => skillCategoryIds.find((id) => id === entry["id"]));
  // Our own files have them. The first is required: the page opens with it.
  const isOurs = ids.every(Boolean) && new Set(ids).size === ids.length && ids.includes("frontend");
  if (entries.length > skillCategoryIds.length) {
    const rest = entries.slice(skillCategoryIds.length).map((entry) => textIn(entry, "name"));
    notes.push(
      `There is room for ${skillCategoryIds.length} groups of skills; left out: ${rest.join(", ")}.`,
    );
  }
  return skillCategoryIds.flatMap((next, index) => {
    const entry = entries[index];
    if (!entry) return [];
    if (!textIn(entry, "name")) notes.push(`“skills[${index}].name” is missing: add it.`);
    return [
      {
        id: (isOurs && ids[index]) || next,
        name: textIn(entry, "name"),
        summary: textIn(entry, "summary"),
        skills: skillsOf(entry, textIn(entry, "name") || `skills[${index}]`, notes),
      },
    ];
  });
}

function skillsOf(entry: Entry, where: string, notes: string[]): SkillCategory["skills"] {
  const known = listOf(entry["skills"]);
  const levelText = textIn(entry, "level");
  const level = levelOf(levelText) ?? "Proficient";
  noteLevel(levelText, where, level, notes);
  noteLeftOut(entry, `skills: ${where}`, FIELDS.skills, notes);
  const listed = textsIn(entry, "keywords", `skills: ${where}`, notes);
  const ofSkills = known.map((skill) => textIn(skill, "name"));
  const names =
    [listed, ofSkills, [textIn(entry, "name")]]
      .map((all) => all.filter(Boolean))
      .find((all) => all.length > 0) ?? [];
  const skills = names.map((name) => {
    const skill = known.find((one) => one["name"] === name) ?? {};
    const years = Number(skill["years"]);
    const own = textIn(skill, "level");
    noteLevel(own, name, level, notes);
    return {
      name,
      level: levelOf(own) ?? level,
      years: Number.isFinite(years) && years > 0 ? years : undefined,
      saysLevel: (own || levelText) !== "",
    };
  });
  const isRated = skills.every(({ saysLevel }) => saysLevel);
  const isTimed = skills.every(({ years }) => years);
  const what = [!isRated && "which level", !isTimed && "how many years"].filter(Boolean);
  const values = [!isRated && level, !isTimed && "1"].filter(Boolean).join(" and ");
  if (what.length > 0)
    notes.push(
      `${where}: it does not say ${what.join(" or ")}, so src/content/skills.ts says ${values}.`,
    );
  return skills.map(({ name, level: own, years = 1 }) => ({ name, level: own, years }));
}

/** Says what a level becomes that the site does not have. */
function noteLevel(written: string, skill: string, level: SkillLevel, notes: string[]): void {
  if (written && levelOf(written) === undefined)
    notes.push(`“${written}” of ${skill} is not a level here: it becomes ${level}.`);
}

function levelOf(written: string): SkillLevel | undefined {
  const name = written.toLowerCase();
  return Object.hasOwn(levels, name) ? levels[name] : undefined;
}

/** The texts of a list, or a single one; anything else in it is reported. */
function textsIn(entry: Entry, key: string, where: string, notes: string[]): string[] {
  return [entry[key] ?? []].flat().flatMap((one) => {
    if (typeof one === "string" || typeof one === "number") return [String(one)];
    if (hasContent(one)) notes.push(`“${where}.${key}”: ${JSON.stringify(one)} is left out.`);
    return [];
  });
}
