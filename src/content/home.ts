import type { Stat } from "./profile";

/** The numbers under the hero. */
export const homeStats: readonly Stat[] = [
  { value: "50+", label: "Projects delivered" },
  { value: "3+", label: "Years freelancing" },
  { value: "12", label: "Essays published" },
  { value: "24 h", label: "Reply time" },
];

/** The chat AI on the home page. */
export const chatProject = {
  title: "Relay Chat",
  description:
    "A chat assistant that answers from a team's own documents and says where it read it. It is being taken apart and put back together; the code stays open in the meantime.",
  image: "/images/projects/relay-chat-960.avif",
  url: "https://github.com/example/relay-chat",
} as const;
