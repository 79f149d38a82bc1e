const NAMES = {
  github: "GitHub",
  linkedin: "LinkedIn",
  twitter: "Twitter",
  mastodon: "Mastodon",
} as const;
const networks = ["github", "linkedin", "twitter", "mastodon"] as const;

/** URLs of the owner's profiles by network; empty if there is none. */
export type Socials = Record<keyof typeof NAMES, string>;

/**
 * Links to the owner's profiles, with the names of the networks. `rel="me"` says that they belong to the same
 * person as this site; if a profile links back, both can be shown as verified.
 *
 * Source: https://microformats.org/wiki/rel-me
 */
export function socialProfiles(socials: Socials) {
  return networks
    .filter((network) => socials[network])
    .map((network) => ({
      name: NAMES[network],
      link: { href: socials[network], rel: "me noopener noreferrer", target: "_blank" },
    }));
}
