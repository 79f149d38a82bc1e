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

/** Width of a skill's bar in percent. */
export function skillPercent(level: SkillLevel): number {
  if (level === "Expert") return 100;
  return level === "Advanced" ? 85 : 70;
}

/** The single list of skills, used by the home page, About, Skills and Resume. */
export const skillCategories: readonly SkillCategory[] = [
  {
    id: "frontend",
    name: "Frontend",
    summary: "Interfaces that load at once, work with a keyboard and survive a bad connection.",
    skills: [
      { name: "TypeScript", level: "Expert", years: 6 },
      { name: "React", level: "Expert", years: 6 },
      { name: "HTML & CSS", level: "Expert", years: 9 },
      { name: "Accessibility", level: "Advanced", years: 5 },
      { name: "Web performance", level: "Advanced", years: 5 },
    ],
  },
  {
    id: "backend",
    name: "Backend",
    summary: "Small services with clear contracts, and no service where a constraint will do.",
    skills: [
      { name: "Node.js", level: "Expert", years: 6 },
      { name: "REST API design", level: "Advanced", years: 6 },
      { name: "Testing", level: "Advanced", years: 6 },
      { name: "Python", level: "Proficient", years: 4 },
    ],
  },
  {
    id: "database",
    name: "Database",
    summary:
      "Schemas that say no: constraints, policies and plans that do not grow with the table.",
    skills: [
      { name: "PostgreSQL", level: "Expert", years: 6 },
      { name: "Row-level security", level: "Advanced", years: 3 },
      { name: "Query tuning", level: "Advanced", years: 4 },
      { name: "Redis", level: "Proficient", years: 3 },
    ],
  },
  {
    id: "cloud",
    name: "Cloud",
    summary: "Static where possible, boring where not, and always a way back.",
    skills: [
      { name: "Supabase", level: "Expert", years: 3 },
      { name: "CI/CD", level: "Advanced", years: 5 },
      { name: "AWS", level: "Proficient", years: 4 },
      { name: "Docker", level: "Proficient", years: 4 },
    ],
  },
  {
    id: "ai",
    name: "AI",
    summary: "Assistants that are measured before they are shown to anyone.",
    skills: [
      { name: "LLM integration", level: "Advanced", years: 3 },
      { name: "Evaluation", level: "Advanced", years: 3 },
      { name: "Retrieval", level: "Proficient", years: 2 },
      { name: "scikit-learn", level: "Proficient", years: 3 },
    ],
  },
  {
    id: "design",
    name: "Design",
    summary: "Enough typography to leave things out.",
    skills: [
      { name: "Interface design", level: "Advanced", years: 5 },
      { name: "Typography", level: "Advanced", years: 5 },
      { name: "Design systems", level: "Advanced", years: 4 },
      { name: "Figma", level: "Proficient", years: 4 },
    ],
  },
];

const allSkills = skillCategories.flatMap(({ skills }) => skills);

/** The list above in numbers. */
export const skillStats: readonly Stat[] = [
  { value: String(allSkills.length), label: "Skills" },
  { value: String(skillCategories.length), label: "Categories" },
  {
    value: String(allSkills.filter(({ level }) => level === "Expert").length),
    label: "At expert level",
  },
  {
    value: String(Math.max(...allSkills.map(({ years }) => years))),
    label: "Years with the oldest",
  },
];

/** What you are learning at the moment. */
export const learning: readonly { topic: string; why: string }[] = [
  { topic: "Local-first sync", why: "so that a train tunnel is not an error state" },
  { topic: "WebGPU", why: "for maps that draw themselves" },
  { topic: "Formal specification", why: "to find the race before the users do" },
];
