import type { LiteralValue } from "./edit-source.ts";

/** Placeholder names, hosts and numbers that only the samples use. */
const SAMPLE =
  /\bsample\b|\(sample\)|\bsampleton\b|\bexample\.(?:com|org|net)\b|\/example$|\b555 01\d\d\b/i;

export function isSample(text: string): boolean {
  return SAMPLE.test(text);
}

export function withoutSamples(list: LiteralValue): LiteralValue {
  return Array.isArray(list) ? list.filter((entry) => !isSample(JSON.stringify(entry))) : list;
}
