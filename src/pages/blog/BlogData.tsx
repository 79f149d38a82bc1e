import { useSite } from "@/components/site-context";
import { StructuredData } from "@/components/StructuredData";
import { blogRef, jsonLd, ownerRef, siteRef } from "@/lib/seo/structured-data";

/** Structured data of the blog, to which every article belongs: https://schema.org/Blog */
export function BlogData() {
  const { name, language, license, owner } = useSite();
  const blog = {
    ...blogRef(),
    name,
    inLanguage: language,
    isPartOf: siteRef(name),
    publisher: ownerRef(owner.name),
    ...(license && { license }),
  };
  return <StructuredData json={jsonLd(blog)} />;
}
