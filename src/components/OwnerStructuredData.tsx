import { fileUrl, siteUrl } from "@/lib/seo/site-url";
import { jsonLd, ownerRef, siteRef } from "@/lib/seo/structured-data";
import { useSite } from "./site-context";
import { socialProfiles } from "./social-profiles";
import { StructuredData } from "./StructuredData";

type Props = {
  /** Of the page that says most about the owner. */
  path: string;
};

export function OwnerStructuredData({ path }: Props) {
  const { name, description, language, owner } = useSite();
  const profiles = socialProfiles(owner.socials).map(({ link }) => link.href);
  const person = {
    ...ownerRef(owner.name),
    jobTitle: owner.role,
    image: fileUrl("/images/portrait-480.avif"),
    mainEntityOfPage: siteUrl(path),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const site = {
    ...siteRef(name),
    description,
    inLanguage: language,
    publisher: ownerRef(owner.name),
  };
  return <StructuredData json={jsonLd(person, site)} />;
}
