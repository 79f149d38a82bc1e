import type { Resume } from "@/lib/pdf/resume-pdf";
import { career, yearsOf, type CareerEntry } from "./career";
import { profile } from "./profile";
import { skillCategories } from "./skills";

/** The resume, put together from the other files of this folder: one source for page and PDF. */
export const resume: Resume = {
  name: profile.name,
  role: profile.role,
  location: profile.location,
  introduction: profile.introduction,
  contacts: [
    { label: profile.email, href: `mailto:${profile.email}` },
    ...(profile.phone
      ? [{ label: profile.phone, href: `tel:${profile.phone.replaceAll(" ", "")}` }]
      : []),
    ...Object.values(profile.socials)
      .filter((href) => href !== "")
      .map((href) => ({ label: href.replace(/^https?:\/\/(www\.)?/, ""), href })),
  ],
  experience: entriesOf("work"),
  education: entriesOf("education"),
  skills: skillCategories.map(({ name, skills }) => ({
    category: name,
    names: skills.map((skill) => skill.name),
  })),
};

function entriesOf(kind: CareerEntry["kind"]) {
  return career.filter((entry) => entry.kind === kind).map(withYears);
}

function withYears(entry: CareerEntry) {
  return { ...entry, years: yearsOf(entry) };
}
