import { useSite } from "@/components/site-context";
import { StructuredData } from "@/components/StructuredData";
import type { Resume, ResumeEntry } from "@/content/resume";
import { siteUrl } from "@/lib/seo/site-url";
import { jsonLd, ownerRef, type StructuredDataNode } from "@/lib/seo/structured-data";
import { RESUME_PDF } from "@/paths";

type Props = { resume: Resume };

/** Structured data of the resume: where the owner worked and studied, and what they know. */
export function ResumeData({ resume }: Props) {
  const { owner } = useSite();
  const person = {
    ...ownerRef(owner.name),
    jobTitle: resume.role,
    description: resume.introduction,
    worksFor: resume.experience.map((entry) => roleOf(entry, "worksFor", "Organization")),
    alumniOf: resume.education.map((entry) => roleOf(entry, "alumniOf", "EducationalOrganization")),
    knowsAbout: resume.skills.flatMap(({ names }) => names),
    subjectOf: {
      "@type": "DigitalDocument",
      url: siteUrl(RESUME_PDF),
      encodingFormat: "application/pdf",
    },
  };
  return <StructuredData json={jsonLd(person)} />;
}

/** https://schema.org/Role: a relation with its name and its years, which repeats the property it qualifies. */
function roleOf(entry: ResumeEntry, property: string, organisation: string): StructuredDataNode {
  return {
    "@type": "OrganizationRole",
    roleName: entry.title,
    startDate: String(entry.start),
    ...(entry.end !== undefined && { endDate: String(entry.end) }),
    [property]: { "@type": organisation, name: entry.organisation },
  };
}
