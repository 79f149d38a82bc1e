import { OwnerData } from "@/components/OwnerData";
import { Page } from "@/components/Page";
import { Hero } from "./Hero";
import { Sections } from "./Sections";
import { Stats } from "./Stats";

export function HomePage() {
  return (
    <Page title="">
      <OwnerData />
      <Hero />
      <Stats />
      <Sections />
    </Page>
  );
}
