import type { Plain } from "./edit-source.ts";

/** Names of nobody: the samples use them, and nobody else. */
const SAMPLE =
  /\bsample\b|\(sample\)|\bsampleton\b|\bexample\.(?:com|org|net)\b|\/example$|\b555 01\d\d\b/i;

export function isSample(text: string): boolean {
  return SAMPLE.test(text);
}

export function withoutSamples(list: Plain): Plain {
  return Array.isArray(list) ? list.filter((entry) => !isSample(JSON.stringify(entry))) : list;
}
