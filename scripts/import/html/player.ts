import { escaped } from "../../../src/lib/html/escaped.ts";

/** A player for an episode of a podcast. */
export function playerOf(address: string): string {
  const name = /\.(?:mp4|m4v|webm|mov)(?:$|\?)/i.test(address) ? "video" : "audio";
  return `<${name} src="${escaped(address)}" controls></${name}>`;
}
