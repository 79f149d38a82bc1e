import { escaped } from "../../../src/lib/html/escaped.ts";
import { missingOptions } from "../markdown/tags.ts";
import type { Options } from "../markdown/services.ts";
import type { Library } from "./library.ts";

/** A shortcode of WordPress with its options, as it is converted. */
export type Shortcode = Options & {
  name: string;
  /** Between its tags; undefined if it has no closing one. */
  content: string | undefined;
  /** The content with its own shortcodes resolved, which happens once. */
  inner: () => string;
  library: Library;
  lost: string[];
  isBuilt: boolean;
  /** Whether words are on both sides of it. */
  isInSentence: boolean;
};

/** Reports text of the options that the HTML lacks, and returns the HTML. */
export function reportLostWords(shortcode: Shortcode, html: string): string {
  const { name, lost } = shortcode;
  lost.push(...missingOptions(shortcode, html).map((words) => `${words} of [${name}] is left out`));
  return html;
}

export function linkOf(url: string, label = ""): string {
  return `<p><a href="${escaped(url)}">${label || escaped(url)}</a></p>`;
}
