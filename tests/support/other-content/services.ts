export type ProjectType =
  | "web-development"
  | "mobile-app"
  | "cloud-solutions"
  | "ai-integration"
  | "consulting"
  | "other";

export type Service = {
  title: string;
  projectType: ProjectType;
  priceFrom: number;
  isMostPopular?: boolean;
  description: string;
  includes: readonly string[];
};

export const services: readonly Service[] = [
  {
    title: "Reconciliation",
    projectType: "consulting",
    priceFrom: 900,
    description: "Two sources that disagree, and the row where they do.",
    includes: ["A week of reading", "A list of differences"],
  },
  {
    title: "Archive Moves",
    projectType: "cloud-solutions",
    priceFrom: 12_500,
    isMostPopular: true,
    description: "From cupboard to cloud.",
    includes: ["An inventory", "Two copies", "A rehearsal", "A receipt for every row"],
  },
  {
    title: "Everything Else",
    projectType: "other",
    priceFrom: 150,
    description: "Ask.",
    includes: ["An honest answer"],
  },
];

export const workSteps: readonly { title: string; description: string }[] = [
  { title: "Read", description: "Before anything is touched." },
  { title: "Move", description: "In slices, each of them checked." },
  { title: "Reconcile", description: "Until both sides say the same." },
];

export const projectTypes: readonly { value: ProjectType; label: string }[] = [
  { value: "consulting", label: "Books that disagree" },
  { value: "cloud-solutions", label: "An archive" },
  { value: "web-development", label: "A page of tables" },
  { value: "mobile-app", label: "A counter for the pocket" },
  { value: "ai-integration", label: "A machine that reads ledgers" },
  { value: "other", label: "Nothing of these" },
];
export const budgetRanges = [
  { value: "5k-15k", label: "up to 15,000" },
  { value: "15k-30k", label: "up to 30,000" },
  { value: "30k-50k", label: "up to 50,000" },
  { value: "50k+", label: "beyond" },
  { value: "discuss", label: "we shall see" },
] as const;
export const timelines = [
  { value: "asap", label: "yesterday" },
  { value: "1-2months", label: "this season" },
  { value: "3-6months", label: "next season" },
  { value: "6months+", label: "next year" },
  { value: "flexible", label: "any time" },
] as const;
