import { siteUrl } from "@/lib/site-address";
import { jsonLd, person, webSite } from "@/lib/structured-data";
import { paths } from "@/paths";
import { useSite } from "./site";
import { StructuredData } from "./StructuredData";

/** Tells machines whose site this is. */
export function OwnerData() {
  const { name, description, owner } = useSite();
  const home = siteUrl(paths.home);
  return <StructuredData json={jsonLd(person(home, owner), webSite(home, name, description))} />;
}
