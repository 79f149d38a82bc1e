import { OwnerStructuredData } from "@/components/OwnerStructuredData";
import { Page } from "@/components/Page";
import { Hero } from "./Hero";
import { Sections } from "./Sections";
import { Stats } from "./Stats";

export function HomePage() {
  return (
    <Page title="">
      <OwnerStructuredData />
      <Hero />
      <Stats />
      <Sections />
    </Page>
  );
}
