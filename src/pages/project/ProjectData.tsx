import { StructuredData } from "@/components/StructuredData";
import { useSite } from "@/components/site-context";
import type { Project } from "@/data/projects/public";
import { siteUrl } from "@/lib/seo/site-url";
import { cardPath } from "@/lib/seo/social-card";
import { jsonLd, ownerRef } from "@/lib/seo/structured-data";
import { MAIN_LANGUAGE } from "@/lib/text/language";
import { paths } from "@/paths";

type Props = { project: Project };

/**
 * Structured data of a project's page.
 *
 * Source: https://schema.org/SoftwareSourceCode, and https://schema.org/CreativeWork if the code is not public
 */
export function ProjectData({ project }: Props) {
  const { owner } = useSite();
  const url = siteUrl(paths.project(project.slug), MAIN_LANGUAGE);
  const { github_url: code, start_date: start, technologies } = project;
  const work = {
    "@type": code ? "SoftwareSourceCode" : "CreativeWork",
    "@id": `${url}#project`,
    mainEntityOfPage: url,
    url,
    name: project.title,
    description: project.description,
    image: siteUrl(cardPath(project)),
    author: ownerRef(owner.name),
    creativeWorkStatus: project.status,
    dateModified: project.updated_at,
    ...(start && { dateCreated: start }),
    ...(code && { codeRepository: code }),
    ...(technologies.length > 0 && { keywords: technologies }),
  };
  return <StructuredData json={jsonLd(work)} />;
}
