import { t } from "@/lib/words";

export type ProjectType =
  | "web-development"
  | "mobile-app"
  | "cloud-solutions"
  | "ai-integration"
  | "consulting"
  | "other";

export type Service = {
  title: string;
  /** The preselected option in the consultation form. */
  projectType: ProjectType;
  /** Starting price in USD. */
  priceFrom: number;
  isMostPopular?: boolean;
  description: string;
  includes: readonly string[];
};

export const services: readonly Service[] = [
  {
    title: "Web Development",
    projectType: "web-development",
    priceFrom: 5000,
    description: "A web application or site, from the schema to the last focus ring.",
    includes: ["Design and build", "Accessibility to WCAG 2.2 AA", "Tests that run in CI"],
  },
  {
    title: "Mobile App Development",
    projectType: "mobile-app",
    priceFrom: 8000,
    isMostPopular: true,
    description: "One codebase, two stores, and a release you can repeat without me.",
    includes: ["iOS and Android", "Offline use where it counts", "Store release and handover"],
  },
  {
    title: "Cloud Solutions",
    projectType: "cloud-solutions",
    priceFrom: 3000,
    description: "Moving, tidying or starting infrastructure that explains itself.",
    includes: [
      "Infrastructure as code",
      "Backups that were restored once",
      "A cost you can predict",
    ],
  },
  {
    title: "AI Integration",
    projectType: "ai-integration",
    priceFrom: 4000,
    description: "An assistant in your product, measured before anyone meets it.",
    includes: [
      "Tool and prompt design",
      "An evaluation suite you keep",
      "Limits enforced on the server",
    ],
  },
];

export const workSteps: readonly { title: string; description: string }[] = [
  {
    title: "Discovery",
    description: "A paid week of questions. You get a written brief, whether or not we continue.",
  },
  {
    title: "Design & Planning",
    description: "Sketches, a data model and a plan in slices, each useful on its own.",
  },
  {
    title: "Development",
    description: "Something to click every week, at your own address, with the tests beside it.",
  },
  {
    title: "Testing & Launch",
    description: "Real devices, real load, a rehearsed way back, and a month of care afterwards.",
  },
];

/** The options in the consultation form. The values are the database's. */
export const projectTypes: readonly { value: ProjectType; label: string }[] = [
  { value: "web-development", label: t("Web Development") },
  { value: "mobile-app", label: t("Mobile App") },
  { value: "cloud-solutions", label: t("Cloud Solutions") },
  { value: "ai-integration", label: t("AI Integration") },
  { value: "consulting", label: t("Consulting") },
  { value: "other", label: t("Other") },
];
export const budgetRanges = [
  { value: "5k-15k", label: t("$5,000 – $15,000") },
  { value: "15k-30k", label: t("$15,000 – $30,000") },
  { value: "30k-50k", label: t("$30,000 – $50,000") },
  { value: "50k+", label: t("$50,000 and more") },
  { value: "discuss", label: t("Let us discuss") },
] as const;
export const timelines = [
  { value: "asap", label: t("As soon as possible") },
  { value: "1-2months", label: t("1–2 months") },
  { value: "3-6months", label: t("3–6 months") },
  { value: "6months+", label: t("6 months and more") },
  { value: "flexible", label: t("Flexible") },
] as const;
