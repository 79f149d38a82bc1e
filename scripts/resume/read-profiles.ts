import { profileUrl } from "../setup/read-answer.ts";
import { textIn, type Entry } from "./json.ts";
import { validOrEmpty } from "./left-out.ts";
import { networkIds, networkNames, profileBases, type Network } from "./networks.ts";

export function socialsIn(profiles: Entry[], notes: string[]): Record<Network, string> {
  const socials = { github: "", linkedin: "", twitter: "" };
  // A URL alone says less than a name.
  const inOrder = [...profiles.filter(isNamed), ...profiles.filter((one) => !isNamed(one))];
  for (const profile of inOrder) {
    const network = textIn(profile, "network");
    const username = textIn(profile, "username").replace(/^@|^in\//, "");
    const isUrl = /^(?:https?:\/\/|(?:[\w-]+\.)+[a-z]{2,}\/)/i.test(username);
    const written = textIn(profile, "url") || (isUrl ? username : "");
    const id = networkOf(network, written);
    // Some files have the network's own URL there, as the schema's sample does.
    const isOfNetwork =
      /^(?:https?:\/\/)?[^/]+\/?$/i.test(written) && networkOf("", `${written}/`) === id;
    const isByName = !isUrl && (!written || isOfNetwork);
    const url = id && username && isByName ? `${profileBases[id]}${username}` : written;
    if (id && !socials[id])
      socials[id] = validOrEmpty(url, `basics.profiles: ${id}`, profileUrl, notes);
    else {
      const named = [network || "an unnamed network", url || username].filter(Boolean).join(", ");
      notes.push(`The profile at ${named} is left out.`);
    }
  }
  return socials;
}

function isNamed(profile: Entry): boolean {
  return textIn(profile, "network") !== "";
}

/** The network that a profile is in by its name, or without one by the host of its URL. */
function networkOf(name: string, url: string): Network | undefined {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/]+)\//i.exec(url)?.[1] ?? "";
  const said = (name || host.replace(/\.com$/i, "")).toLowerCase();
  return networkIds.find((id) => [id, networkNames[id].toLowerCase()].includes(said));
}
