import type { Section } from "@/paths";

export const switchedOff: readonly Section[] = [
  "about",
  "projects",
  "skills",
  "services",
  "resume",
  "music",
  "pay",
];
