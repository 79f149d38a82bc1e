import { useSite } from "@/components/site-context";
import { StructuredData } from "@/components/StructuredData";
import { services } from "@/content/services";
import { siteUrl } from "@/lib/seo/site-url";
import { jsonLd, ownerRef } from "@/lib/seo/structured-data";
import { paths } from "@/paths";

/** Structured data of the services and the prices that they start from: https://schema.org/Service */
export function ServicesData() {
  const { owner } = useSite();
  const url = siteUrl(paths.services);
  const things = services.map(({ title, priceFrom, description }) => ({
    "@type": "Service",
    "@id": `${url}#${encodeURIComponent(title)}`,
    name: title,
    description,
    url,
    provider: ownerRef(owner.name),
    offers: {
      "@type": "Offer",
      url,
      priceSpecification: {
        "@type": "PriceSpecification",
        minPrice: priceFrom,
        priceCurrency: "USD",
      },
    },
  }));
  return <StructuredData json={jsonLd(...things)} />;
}
