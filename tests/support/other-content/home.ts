import type { Stat } from "./profile";

export const homeStats: readonly Stat[] = [
  { value: "7", label: "Archives moved" },
  { value: "14", label: "Years of ledgers" },
  { value: "2", label: "People in the workshop" },
];

export const chatProject = {
  title: "Ledger Talk",
  description: "Asks two tables where they differ, and answers with the row.",
  image: "/images/projects/relay-chat-960.avif",
  url: "https://github.com/example-zoe/ledger-talk",
} as const;
