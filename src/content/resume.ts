import { career, type CareerEntry } from "./career";
import { profile, socialsOf, type StoredSocials } from "./profile";
import { yearsOf } from "@/lib/format/years-of";
import { decoded } from "@/lib/text/decoded";
import { phoneLink } from "@/lib/text/phone-link";
import { skillCategories } from "./skills";

export type ResumeEntry = CareerEntry & {
  /** E.g. "2021 – 2023". */
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
 * The resume, assembled from the other files in this folder and the site's settings: the single source for the
 * page and the PDF.
 *
 * @param settings of the site; undefined while they are unknown
 */
export function resumeOf(settings: Settings | undefined): Resume {
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
      ...(phone ? [{ label: phone, href: phoneLink(phone) }] : []),
      // LinkedIn encodes umlauts in the URLs that people copy.
      ...socials.map((href) => ({
        label: decoded(href.replace(/^https?:\/\/(www\.)?/, "")),
        href,
      })),
    ],
    experience: entriesOf("work"),
    education: entriesOf("education"),
    skills: skillCategories.map(({ name, skills }) => ({
      category: name,
      names: skills.map((skill) => skill.name),
    })),
  };
}

function entriesOf(kind: CareerEntry["kind"]): ResumeEntry[] {
  return career
    .filter((entry) => entry.kind === kind)
    .map((entry) => Object.assign({}, entry, { years: yearsOf(entry) }));
}
