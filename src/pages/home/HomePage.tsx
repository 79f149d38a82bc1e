import { OwnerData } from "@/components/OwnerData";
import { Page } from "@/components/Page";
import { latePart } from "@/components/late-part";
import { Hero } from "./Hero";
import { Stats } from "./Stats";

const Sections = latePart(() => import("./Sections"), "Sections");

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
