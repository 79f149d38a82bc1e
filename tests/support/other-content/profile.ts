type Profile = {
  name: string;
  role: string;
  tagline: string;
  headline: string;
  introduction: string;
  location: string;
  timeZone: string;
  email: string;
  phone: string;
  replyTime: string;
  socials: { github: string; linkedin: string; twitter: string };
};

export const profile: Profile = {
  name: "Zoë d'Exemple",
  role: "Data engineer",
  tagline: "Pipelines, tide tables & field recordings.",
  headline: "Numbers you can trust on a Monday.",
  introduction:
    "I move data between places that disagree, and find out which of them is wrong. On weekends I record the sea.",
  location: "Port-d'Essai",
  timeZone: "UTC−3",
  email: "bonjour@example.org",
  phone: "",
  replyTime: "in three working days",
  socials: { github: "https://github.com/example-zoe", linkedin: "", twitter: "" },
};

type StoredSocials = { social_github: string; social_linkedin: string; social_twitter: string };

export function socialsOf(stored: StoredSocials | undefined): Profile["socials"] {
  return {
    github: stored?.social_github || profile.socials.github,
    linkedin: stored?.social_linkedin || profile.socials.linkedin,
    twitter: stored?.social_twitter || profile.socials.twitter,
  };
}

export type Stat = { value: string; label: string };
