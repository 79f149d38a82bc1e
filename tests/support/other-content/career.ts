export type CareerEntry = {
  kind: "work" | "education";
  title: string;
  organisation: string;
  location: string;
  start: number;
  end?: number;
  summary: string;
  highlights: readonly string[];
  technologies: readonly string[];
};

export const career: readonly CareerEntry[] = [
  {
    kind: "work",
    title: "Founder",
    organisation: "Exemple & filles",
    location: "Port-d'Essai",
    start: 2017,
    summary: "Reconciles the books of harbours, libraries and one circus.",
    highlights: ["Moved seven archives without losing a row."],
    technologies: ["Python", "DuckDB"],
  },
  {
    kind: "work",
    title: "Analyst",
    organisation: "Harbour Office (example)",
    location: "Port-d'Essai",
    start: 2011,
    end: 2017,
    summary: "Counted ships.",
    highlights: ["Found the missing ship.", "Taught the office to write dates one way."],
    technologies: ["R", "Excel"],
  },
  {
    kind: "education",
    title: "Diploma in Statistics",
    organisation: "Institut d'Essai",
    location: "Essai",
    start: 2009,
    end: 2011,
    summary: "Sampling and survey design.",
    highlights: ["On estimating what was never counted."],
    technologies: ["R"],
  },
  {
    kind: "education",
    title: "Licence in Mathematics",
    organisation: "Institut d'Essai",
    location: "Essai",
    start: 2006,
    end: 2009,
    summary: "Mostly probability.",
    highlights: ["A thesis on rare events."],
    technologies: ["Maple"],
  },
];
