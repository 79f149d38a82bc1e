/**
 * Texts that try to run a script, by class, following the public cheat sheets (OWASP, PortSwigger, the
 * sanitizers' own histories of namespace confusion). Every text calls `xss(n)` with its own number if it
 * succeeds, or fetches something from {@link FOREIGN}.
 */
import { schemePayloads } from "./xss-schemes.ts";
import { markupPayloads } from "./xss-markup.ts";
import { nestingPayloads } from "./xss-nesting.ts";
import { textPayloads } from "./xss-text.ts";

/** The host that planted code would be fetched from, send to or link to. */
export const FOREIGN = "https://evil.example";

/** The placeholder for the call in a template; free of quotes, so that it fits anywhere. */
const CALL = "CALL";
const ADDRESS = "ADDRESS";

export type Payload = { number: number; area: string; text: string };

/** Texts by class, in which CALL and ADDRESS stand for what reports a success. */
const templates: Record<string, string[]> = {
  ...markupPayloads,
  ...schemePayloads,
  ...nestingPayloads,
  ...textPayloads,
};

export const payloads: Payload[] = Object.entries(templates)
  .flatMap(([area, texts]) => [...new Set(texts)].map((text) => ({ area, text })))
  .map(({ area, text }, number) => ({
    number,
    area,
    text: text.replaceAll(CALL, `xss(${number})`).replaceAll(ADDRESS, `${FOREIGN}/${number}`),
  }));

/** Every so many-th piece of each class, the first one included. */
export function shareOf(step: number): Payload[] {
  const byArea = Map.groupBy(payloads, ({ area }) => area);
  return [...byArea.values()].flatMap((its) => its.filter((_, index) => index % step === 0));
}
