import { pathOn } from "../source.ts";

/** The same for each address that a site has at one time or another: without scheme, www and slash. */
export function originOf(address: string): string {
  return address.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, "");
}

/** The key of the text that an address names by its number, as those do that were linked before they had another. */
export function keyOfNumber(site: string, address: string): string | undefined {
  const start = pathOn(site, site) ?? "";
  const path = pathOn(site, address.replace(/#.*$/, "")) ?? "";
  const rest = path.startsWith(start) ? path.slice(start.length) : "";
  const [, id] = /^\/?\?(?:p|page_id)=(\d+)(?:&.*)?$/.exec(rest) ?? [];
  return id && `wordpress:${id}`;
}
