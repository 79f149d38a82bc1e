type Profile = {
  name: string;
  role: string;
  tagline: string;
  headline: string;
  introduction: string;
  location: string;
  timeZone: string;
  email: string;
  /** Empty if nobody should call. */
  phone: string;
  /** With the number 24, the Contact page also shows the time a day from now. */
  replyTime: string;
  /** URLs of profiles, empty if there is none. */
  socials: { github: string; linkedin: string; twitter: string };
};

/** Who this site is about. Change these texts and the site is yours. */
export const profile: Profile = {
  name: "Robin Sample",
  role: "Software developer",
  tagline: "Software, essays and music by a sample developer.",
  headline: "I build web software that stays fast when nobody is looking.",
  introduction:
    "I design, build and look after web applications for small teams: from the database policy to the last pixel. Between projects I write about what broke and make quiet music.",
  location: "Sampleton, Nowhere",
  timeZone: "UTC+1",
  email: "hello@example.com",
  phone: "+1 555 0100",
  replyTime: "within 24 hours",
  /** The settings in the database take precedence over these, if they are filled in. */
  socials: {
    github: "https://github.com/example",
    linkedin: "https://www.linkedin.com/in/example",
    twitter: "https://twitter.com/example",
  },
};

export type StoredSocials = {
  social_github: string;
  social_linkedin: string;
  social_twitter: string;
};

/** The owner's profiles on other sites: from the settings, else those above. Empty if there is none. */
export function socialsOf(stored: StoredSocials | undefined): Profile["socials"] {
  return {
    github: stored?.social_github || profile.socials.github,
    linkedin: stored?.social_linkedin || profile.socials.linkedin,
    twitter: stored?.social_twitter || profile.socials.twitter,
  };
}

export type Stat = { value: string; label: string };
