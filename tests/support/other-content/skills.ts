import type { Stat } from "./profile";

export type SkillLevel = "Expert" | "Advanced" | "Proficient";
export type Skill = { name: string; level: SkillLevel; years: number };
export const skillCategoryIds = [
  "frontend",
  "backend",
  "database",
  "cloud",
  "ai",
  "design",
] as const;
export type SkillCategory = {
  id: (typeof skillCategoryIds)[number];
  name: string;
  summary: string;
  skills: readonly Skill[];
};

export function skillPercent(level: SkillLevel): number {
  if (level === "Expert") return 100;
  return level === "Advanced" ? 85 : 70;
}

export const skillCategories: readonly SkillCategory[] = [
  {
    id: "frontend",
    name: "Tables & Charts",
    summary: "What people look at.",
    skills: [
      { name: "Vega-Lite", level: "Advanced", years: 4 },
      { name: "Plain tables", level: "Expert", years: 15 },
    ],
  },
  {
    id: "backend",
    name: "Pipelines",
    summary: "What runs at night.",
    skills: [{ name: "Dagster", level: "Proficient", years: 2 }],
  },
  {
    id: "database",
    name: "Ledgers",
    summary: "Where it stands.",
    skills: [
      { name: "DuckDB", level: "Expert", years: 5 },
      { name: "SQLite", level: "Expert", years: 12 },
      { name: "Oracle", level: "Proficient", years: 7 },
    ],
  },
  {
    id: "cloud",
    name: "Moving",
    summary: "From here to there.",
    skills: [{ name: "rsync", level: "Expert", years: 14 }],
  },
  {
    id: "ai",
    name: "Guessing",
    summary: "With error bars.",
    skills: [
      { name: "Regression", level: "Advanced", years: 14 },
      { name: "Forecasts", level: "Proficient", years: 8 },
    ],
  },
  {
    id: "design",
    name: "Paper",
    summary: "Reports that are read.",
    skills: [{ name: "Typst", level: "Advanced", years: 2 }],
  },
];

const allSkills = skillCategories.flatMap(({ skills }) => skills);

export const skillStats: readonly Stat[] = [
  { value: String(allSkills.length), label: "Tools" },
  { value: String(skillCategories.length), label: "Drawers" },
];

export const learning: readonly { topic: string; why: string }[] = [
  { topic: "Sign language", why: "for the harbour" },
  { topic: "Welding", why: "for the rest" },
];
