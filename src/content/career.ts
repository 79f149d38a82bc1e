export type CareerEntry = {
  kind: "work" | "education";
  title: string;
  organisation: string;
  location: string;
  /** Years as numbers; an entry without an end is current. */
  start: number;
  end?: number;
  summary: string;
  highlights: readonly string[];
  technologies: readonly string[];
};

/**
 * Work and education, newest first. The single source for the timeline on the home page and for the resume, on
 * the page and as PDF. All companies are samples.
 */
export const career: readonly CareerEntry[] = [
  {
    kind: "work",
    title: "Independent Software Developer",
    organisation: "Sample Studio",
    location: "Remote",
    start: 2023,
    summary:
      "Small product teams hire me to take a web application from a first sketch to its third quiet year.",
    highlights: [
      "Built client-only apps whose row-level security is tested as anonymous, stranger and owner.",
      "Brought the cold start of a booking site from 3.1 s to 0.7 s on a five-year-old phone.",
      "Set up evaluation suites for two chat assistants before their first release.",
    ],
    technologies: ["TypeScript", "React", "PostgreSQL", "Supabase"],
  },
  {
    kind: "work",
    title: "Senior Frontend Engineer",
    organisation: "Example Maps Ltd.",
    location: "Sampleton",
    start: 2021,
    end: 2023,
    summary: "Led the rewrite of a map editor that planners keep open all day.",
    highlights: [
      "Replaced a hand-made state layer with server state and URL state; a third of the code went.",
      "Introduced accessibility reviews; the editor passed an external WCAG audit on the first try.",
      "Mentored four engineers, two of whom now lead the team.",
    ],
    technologies: ["React", "WebGL", "Node.js", "Playwright"],
  },
  {
    kind: "work",
    title: "Full-Stack Developer",
    organisation: "Placeholder Logistics",
    location: "Sampleton",
    start: 2020,
    end: 2021,
    summary: "Kept the tracking platform of a parcel service running and taught it to say sorry.",
    highlights: [
      "Designed the event log that every delivery estimate is computed from.",
      "Wrote the customer messages for delays; support calls fell by a quarter in the example quarter.",
    ],
    technologies: ["TypeScript", "PostgreSQL", "Redis", "AWS"],
  },
  {
    kind: "education",
    title: "B.Sc. Computer Science",
    organisation: "University of Sampleton",
    location: "Sampleton",
    start: 2016,
    end: 2020,
    summary: "Databases, human-computer interaction, and a thesis on conflict-free text editing.",
    highlights: ["Thesis: merging edits without a server, graded with distinction."],
    technologies: ["Java", "Python", "LaTeX"],
  },
];
