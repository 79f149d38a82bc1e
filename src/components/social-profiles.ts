/** In the order of the links. */
const networks = [
  { key: "github", name: "GitHub" },
  { key: "linkedin", name: "LinkedIn" },
  { key: "twitter", name: "Twitter" },
  { key: "mastodon", name: "Mastodon" },
] as const;

/** URLs of the owner's profiles by network; empty if there is none. */
export type Socials = Record<(typeof networks)[number]["key"], string>;

/**
 * The owner's profiles, with the names of the networks. `rel="me"` says that they belong to the same person as this
 * site; if a profile links back, both can be shown as verified.
 *
 * Source: https://microformats.org/wiki/rel-me
 */
export function socialProfiles(socials: Socials) {
  return networks
    .filter(({ key }) => socials[key])
    .map(({ key, name }) => ({
      name,
      link: { href: socials[key], rel: "me noopener noreferrer", target: "_blank" },
    }));
}
