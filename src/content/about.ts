import type { Stat } from "./profile";

export const aboutStats: readonly Stat[] = [
  { value: "50+", label: "Projects" },
  { value: "3+", label: "Years freelancing" },
  { value: "100%", label: "Satisfaction" },
  { value: "24/7", label: "Curiosity" },
];

export const story: readonly string[] = [
  "I started with a library catalogue. It was 2016, the university’s search page took eleven seconds, and I wanted to know where they went. Ten of them were spent asking the same question twice.",
  "That has been my work ever since: finding out where the time goes, in programs and in projects. I spent a year on a parcel tracker, two on a map editor, and since 2023 I have been working for small teams under my own name.",
  "I like software that is finished. It is not a popular word, but people who use a tool all day know what it means: it opens, it does what it says, and nobody moves the buttons.",
];

export type Milestone = { year: string; title: string; text: string; isCurrent?: boolean };

export const milestones: readonly Milestone[] = [
  {
    year: "2020",
    title: "First production incident",
    text: "A parcel tracker, a time zone, a long night. The write-up got me my next job.",
  },
  {
    year: "2021",
    title: "Maps all day",
    text: "Joined Example Maps and learnt what eight hours in one interface ask of it.",
  },
  {
    year: "2022",
    title: "Accessibility from the start",
    text: "The editor passed an external audit, because it had been tested with a keyboard every week.",
  },
  {
    year: "2023",
    title: "Sample Studio",
    text: "Began to work for small teams under my own name.",
  },
  {
    year: "2024",
    title: "The database as the bouncer",
    text: "First client-only application with row-level security as its only guard. It still stands.",
  },
  {
    year: "2025",
    title: "Fewer, longer projects",
    text: "Three clients a year, essays in between, and seven quiet tracks.",
    isCurrent: true,
  },
];

export const values: readonly { title: string; text: string }[] = [
  {
    title: "Innovation",
    text: "New things where they remove something old. A technique earns its place by what it lets us delete.",
  },
  {
    title: "Quality",
    text: "A thing is done when it has been tried on a slow phone, with a keyboard, and with the server switched off.",
  },
  {
    title: "Learning",
    text: "Every project leaves a written note: what we expected, what happened, what we would do now.",
  },
  {
    title: "Community",
    text: "I publish what I learn, answer letters, and send patches back to what I use.",
  },
];

export const achievements: readonly { year: string; title: string; text: string }[] = [
  {
    year: "2022",
    title: "Audit without findings",
    text: "External WCAG review of a map editor: no blocking issue on the first try.",
  },
  {
    year: "2024",
    title: "Zero incidents",
    text: "A year of a booking platform on row-level security alone, with no data seen by the wrong eyes.",
  },
  {
    year: "2025",
    title: "Talk at SampleConf",
    text: "“The first paint is a promise”, on measuring what readers see instead of what frameworks do.",
  },
];

/** The three groups of skills that About shows. */
export const aboutSkillGroups = ["frontend", "backend", "ai"] as const;
