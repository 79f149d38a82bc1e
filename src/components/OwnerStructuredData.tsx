import { siteUrl } from "@/lib/seo/site-url";
import { jsonLd } from "@/lib/seo/structured-data";
import { paths } from "@/paths";
import { useSite } from "./site-context";
import { StructuredData } from "./StructuredData";

/** Structured data about the site and its owner: */
export function OwnerStructuredData() {
  const { name, description, owner } = useSite();
  const url = siteUrl(paths.home);
  const person = {
    "@type": "Person",
    "@id": `${url}#person`,
    url,
    name: owner.name,
    jobTitle: owner.role,
    ...(owner.profiles.length > 0 && { sameAs: owner.profiles }),
  };
  const site = {
    "@type": "WebSite",
    "@id": `${url}#site`,
    url,
    name,
    description,
    publisher: { "@id": person["@id"] },
  };
  return <StructuredData json={jsonLd(person, site)} />;
}
