import type { CareerEntry } from "../../src/content/career.ts";
import type { SkillCategory } from "../../src/content/skills.ts";
import { networkIds, networkNames, type Network } from "./networks.ts";

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

/**
 * The site's content as JSON Resume, https://jsonresume.org/schema. What the schema has no field for is in additional
 * fields, which it allows: `technologies`, and each skill's level and years.
 */
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
