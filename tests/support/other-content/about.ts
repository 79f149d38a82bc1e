import type { Stat } from "./profile";

export const aboutStats: readonly Stat[] = [
  { value: "7", label: "Archives moved" },
  { value: "1.2 TB", label: "Of tide gauges" },
  { value: "0", label: "Rows lost" },
];

export const story: readonly string[] = [
  "A harbour office once asked me why two of its ledgers differed by one ship. It took a summer to find the ship.",
  "Since then I have been the one who is called when totals do not agree.",
];

export type Milestone = { year: string; title: string; text: string; isCurrent?: boolean };

export const milestones: readonly Milestone[] = [
  { year: "2011", title: "The missing ship", text: "Two ledgers, one summer." },
  { year: "2017", title: "Exemple & filles", text: "A workshop of two." },
  { year: "2024", title: "Open tide tables", text: "Free to everybody.", isCurrent: true },
];

export const values: readonly { title: string; text: string }[] = [
  { title: "Provenance", text: "Every number can say where it came from." },
  { title: "Patience", text: "A week of reading before a line of code." },
  { title: "Plainness", text: "A table beats a dashboard nobody opens." },
];

export const achievements: readonly { year: string; title: string; text: string }[] = [
  { year: "2019", title: "Ten years of tides", text: "Digitised from paper, checked twice." },
  { year: "2023", title: "Port d'or", text: "A prize for the dullest dashboard." },
];

export const aboutSkillGroups = ["database", "cloud", "design"] as const;
