/** Who this site is about. Change these words and the site is yours. */
export const profile = {
  name: "Robin Sample",
  role: "Software developer",
  tagline: "Software, essays and music by a sample developer.",
  location: "Sampleton, Nowhere",
  email: "hello@example.com",
  socials: {
    github: "https://github.com/example",
    linkedin: "https://www.linkedin.com/in/example",
    twitter: "https://twitter.com/example",
  },
} as const;
