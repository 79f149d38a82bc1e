import { career, yearsOf, type CareerEntry } from "./career";
import { profile, socialsOf, type StoredSocials } from "./profile";
import { skillCategories } from "./skills";

export type ResumeEntry = CareerEntry & {
  /** E.g. «2021 – 2023». */
  years: string;
};

export type Resume = {
  name: string;
  role: string;
  location: string;
  introduction: string;
  contacts: readonly { label: string; href: string }[];
  experience: readonly ResumeEntry[];
  education: readonly ResumeEntry[];
  skills: readonly { category: string; names: readonly string[] }[];
};

type Settings = StoredSocials & { contact_email: string };

/**
 * The resume, put together from the other files of this folder and the site's settings: one source for the
 * page and the PDF.
 *
 * @param settings of the site; undefined while they are unknown
 * @param today the word for what has no end
 */
export function resumeOf(settings: Settings | undefined, today = "today"): Resume {
  const email = settings?.contact_email || profile.email;
  const { phone } = profile;
  const socials = Object.values(socialsOf(settings)).filter(Boolean);
  return {
    name: profile.name,
    role: profile.role,
    location: profile.location,
    introduction: profile.introduction,
    contacts: [
      { label: email, href: `mailto:${email}` },
      ...(phone ? [{ label: phone, href: `tel:${phone.replaceAll(" ", "")}` }] : []),
      ...socials.map((href) => ({ label: href.replace(/^https?:\/\/(www\.)?/, ""), href })),
    ],
    experience: entriesOf("work", today),
    education: entriesOf("education", today),
    skills: skillCategories.map(({ name, skills }) => ({
      category: name,
      names: skills.map((skill) => skill.name),
    })),
  };
}

function entriesOf(kind: CareerEntry["kind"], today: string): ResumeEntry[] {
  return career
    .filter((entry) => entry.kind === kind)
    .map((entry) => Object.assign({}, entry, { years: yearsOf(entry, today) }));
}
