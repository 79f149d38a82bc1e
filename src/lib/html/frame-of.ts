import { t } from "../words.ts";
import {
  mastodon,
  services,
  type FrameHost,
  type FrameService,
  type Service,
} from "./frame-services.ts";

/** An embed. Every URL in it is built here, from ids alone. */
export type Frame = Pick<Service, "name" | "what" | "kind"> & {
  /** The URL of the content's page at its host. */
  page: string;
  /** The URL of the iframe. */
  src: string;
};

const byHost = new Map(
  Object.values(services).flatMap((service) => service.hosts.map((host) => [host, service])),
);

/**
 * What can be embedded from a URL.
 *
 * @param href the URL of a page or of an iframe, as an author wrote it
 * @param allowed the services whose embeds may be shown; by default every service and server with a known URL format
 * @returns null for every other URL
 */
export function frameOf(href: string, allowed?: readonly FrameHost[]): Frame | null {
  // Other URLs are relative to the page they are on.
  const url = /^\s*(?:https?:)?\/\//i.test(href)
    ? URL.parse(href.trim(), "https://x.invalid")
    : null;
  if (!url || url.username || url.password || url.port) return null;
  const { hostname } = url;
  const service = byHost.get(hostname) ?? mastodon(hostname);
  if (allowed && !allowed.some((host) => serviceOf(host).hosts.includes(hostname))) return null;
  const found = service.read(url);
  if (!found) return null;
  const { name, what, kind, origin } = service;
  return { name, what, kind, page: found[0], src: origin + found[1] };
}

/** Generic player titles, which say nothing about the content. */
const NO_TITLE =
  /^(?:youtube|vimeo|codepen|stackblitz|embedded)?[ -]?(?:video|embed)?[ -]?(?:player|content)?$/i;

/** The text of a link that replaces an embed: the embed's title, else the URL of its page. */
export function linkTextFor({ page }: Frame, title: string): string {
  return NO_TITLE.test(title.trim()) ? page : title.trim();
}

/** The origins of embeds, for `frame-src`. @throws {Error} if one is neither a service nor a host */
export function frameOrigins(allowed: readonly FrameHost[]): string[] {
  return allowed.map((host) => {
    const { origin } = serviceOf(host);
    if (URL.parse(origin)?.origin === origin) return origin;
    throw new Error(`src/content/frames.ts: “${host}” is neither a service nor a host.`);
  });
}

/** The names of the hosts, for a sentence: "YouTube, Vimeo and example.social"; empty without any. */
export function frameNames(allowed: readonly FrameHost[]): string {
  const names = allowed.map((host) => serviceOf(host).name);
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t("{names} and {last}", { names: names.slice(0, -1).join(", "), last });
}

function serviceOf(host: FrameHost): Service {
  return isService(host) ? services[host] : mastodon(host);
}

function isService(host: string): host is FrameService {
  return Object.hasOwn(services, host);
}
