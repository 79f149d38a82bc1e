import { escaped } from "../../../src/lib/html/escaped.ts";

/** A player for an episode of a podcast. */
export function playerOf(url: string): string {
  const name = /\.(?:mp4|m4v|webm|mov)(?:$|\?)/i.test(url) ? "video" : "audio";
  return `<${name} src="${escaped(url)}" controls></${name}>`;
}
