import { textOf } from "../../lib/json.ts";
import { bareHost, type Note } from "../source.ts";
import { ABOUT, hasValue } from "./fields.ts";
import type { Written } from "./heading.ts";
import { namedOf } from "./names.ts";

/** Fields that some systems have for a text's own URL. */
const MAY_BE_OWN = ["url", "link"];

function hostOf(url: unknown): string {
  return bareHost(URL.parse(textOf(url))?.host ?? "");
}

/** The last part of a URL's path, as a file is named; a text with that name is probably at that URL. */
function pageOf(url: unknown): string | undefined {
  return /([^/]+?)(?:\.html?)?\/?$/.exec(URL.parse(textOf(url))?.pathname ?? "")?.[1];
}

/** Links to other sites, which the texts are about, are not their own URLs. */
export function withoutForeign(
  written: readonly Written[],
  siteUrl: string,
  isVault: boolean,
): void {
  // Elsewhere it is mostly where a picture is from.
  const columns = isVault ? [...ABOUT, "source"] : ABOUT;
  const onlyHost = (fields: readonly string[]) => {
    const hosts = written.flatMap(({ head }) => fields.map((field) => hostOf(head[field])));
    const [host = "", ...others] = new Set(hosts.filter(Boolean));
    return others.length === 0 ? host : "";
  };
  const own = hostOf(siteUrl) || onlyHost(["url"]) || onlyHost(MAY_BE_OWN);
  for (const text of written) {
    const { name } = namedOf(text.file);
    const hasOwn = hasValue(text.head, ["permalink"], /./);
    const isOwn = (column: string, url: unknown) =>
      [own, ""].includes(hostOf(url)) ||
      (pageOf(url) === name && !hasOwn && MAY_BE_OWN.includes(column));
    const field = columns.find((column) => !isOwn(column, text.head[column]));
    if (field === undefined) continue;
    const url = textOf(text.head[field])
      .trim()
      .replace(/[\s<>]/g, encodeURIComponent);
    text.about = { field, url };
    delete text.head[field];
  }
}

/** A text with what it is about, to which its title led. */
export function withLink(
  text: string,
  about: Written["about"],
  isHtml: boolean,
  notes: Note[],
): string {
  if (!about) return text;
  const { field, url } = about;
  const escaped = url.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  if (hasUrl(text, url) || hasUrl(text, escaped)) return text;
  notes.push({ field, message: `${url} is added below the text` });
  const link = isHtml ? `<p><a href="${escaped}">${escaped}</a></p>` : `<${url}>`;
  return `${text}\n\n${link}`.trim();
}

/** Whether a text has a URL, and not only a longer one. */
function hasUrl(text: string, url: string): boolean {
  return text
    .split(url)
    .some((rest, index) => index > 0 && /^\/?(?![\w/?#&=%+~-])(?!\.\w)/.test(rest));
}
