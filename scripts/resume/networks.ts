export type Network = "github" | "linkedin" | "twitter";
export const networkNames: Record<Network, string> = {
  github: "GitHub",
  linkedin: "LinkedIn",
  twitter: "X",
};
/** The profile URLs for networks, if only a user name is given. */
export const profileBases: Record<Network, string> = {
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
  twitter: "https://x.com/",
};
export const networkIds: readonly Network[] = ["github", "linkedin", "twitter"];
