import { pathOn } from "../source.ts";

/** A normal form of a site's URL: without scheme, www and trailing slash. */
export function originOf(url: string): string {
  return url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, "");
}

/** The key of the text in a numeric URL, which is how links worked before the text had a permalink. */
export function keyOfNumber(site: string, url: string): string | undefined {
  const start = pathOn(site, site) ?? "";
  const path = pathOn(site, url.replace(/#.*$/, "")) ?? "";
  const rest = path.startsWith(start) ? path.slice(start.length) : "";
  const [, id] = /^\/?\?(?:p|page_id)=(\d+)(?:&.*)?$/.exec(rest) ?? [];
  return id && `wordpress:${id}`;
}
