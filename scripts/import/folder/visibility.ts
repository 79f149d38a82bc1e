import { objectOf } from "../../lib/json.ts";
import { loss, NOT_FOR_EVERYBODY, type Note } from "../source.ts";
import { withoutCode } from "../markdown/fence.ts";
import { DRAFT, ENDS, FIELDS, FOR_MEMBERS, PUBLISHED, hasValue } from "./fields.ts";
import type { Head } from "./head.ts";
import type { Written } from "./heading.ts";
import type { OldSite } from "./old-site.ts";
import { isDatedIn, timeOf } from "./times.ts";

/** Names that these systems, Astro and Quarto do not publish: of files, and of folders below those for texts. */
const UNPUBLISHED =
  /(?:^|\/)_(?!index\b)[^/]*$|(?:^|\/)(?:_posts|src\/content|src\/pages)\/(?:.*\/)?_[^/]*\//;
const SKIPS_UNDERSCORES = new Set(["jekyll", "hexo", "astropaper", "docusaurus", "other"]);
const NO = /^(?:false|no|off|0)$/i;
/** Those who may read a text, as Ghost and Substack name them. */
const FOR_SOME = /^(?:members|paid|protected|only_paid|only_free|founding|subscribers|private)$/i;
/** Liquid that is shown as it is written. */
const RAW = /\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\}/g;

/**
 * Why a text can only be imported as a draft, although it does not say that it is one.
 *
 * @param isDatedByName whether its date is in its name
 * @param text reads its text
 */
export function obstaclesTo(
  site: OldSite,
  { file, head, fault }: Written,
  isDatedByName: boolean,
  text: () => string,
): Note[] {
  const isUndated = !isDatedIn(head);
  const notes: Note[] = [];
  const refuse = (field: string, reason: string) =>
    notes.push({ field, message: `${reason}, so it is imported as a draft` });
  // Journals are private.
  if ((site.isVault || site.isLogseq) && isDatedByName && isUndated && !hasValue(head, PUBLISHED))
    refuse("date", "is in the name alone");
  if (!isPublic(head)) notes.push(NOT_FOR_EVERYBODY);
  if (site.isInFolders && !file.includes("/")) refuse("name", "is in no folder of texts");
  if (site.isLiquid && isUndated && /\{%-?\s*for\s/.test(withoutCode(text().replace(RAW, ""))))
    refuse("text", "lists others by a template");
  const ignored =
    SKIPS_UNDERSCORES.has(site.system) && UNPUBLISHED.test(file)
      ? "has an underscore first"
      : site.reasonToIgnore(file);
  if (ignored !== null) refuse("name", ignored);
  if (fault !== undefined) notes.push(loss("front matter", `is taken field by field: ${fault}`));
  return notes;
}

/** Whether a text says itself that readers of the old site do not find it. */
export function saysDraft(site: OldSite, { file, head }: Written): boolean {
  return (
    isExpired(head, site) ||
    // Hugo, Eleventy and Lume generate no page for it.
    hasValue(buildOf(head), ["render"], /^(?:never|false|link)$/i) ||
    hasValue(head, ["permalink", "url"], /^false$/) ||
    isMarkedAsDraft(site, head, file)
  );
}

function isMarkedAsDraft(site: OldSite, head: Head, file: string): boolean {
  const status = /^(?:draft|private|hidden|pending|trash|unpublished|wip|skip)$/i;
  return (
    hasValue(head, DRAFT) ||
    hasValue(head, PUBLISHED, NO) ||
    (!isHidden(site, head) && hasValue(head, ["status", "visibility", "state"], status)) ||
    /(?:^|\/)_?drafts\/|\.draft\.\w+$/.test(file)
  );
}

/** Whether Hugo or Grav no longer shows it, or only within other texts. */
function isExpired(head: Head, site: OldSite): boolean {
  const end = timeOf(head, ENDS, site);
  return (end !== null && Date.parse(end) < Date.now()) || hasValue(head, ["headless"]);
}

/** Hexo plugins encrypt posts with a password; converters of Ghost and Substack keep who may read; Grav asks for a right. */
function isPublic(head: Head): boolean {
  const rights = JSON.stringify(objectOf(head["access"]));
  return (
    !/:"(?:true|yes|on|1)"/i.test(rights) &&
    !hasValue(head, ["password"], /^(?!false$)./i) &&
    !hasValue(head, FOR_MEMBERS) &&
    !hasValue(head, ["visibility", "audience", "access"], FOR_SOME)
  );
}

/** Whether a text was published without being listed. */
export function isUnlisted(site: OldSite, head: Head): boolean {
  return (
    isHidden(site, head) ||
    hasValue(head, FIELDS.unlisted) ||
    hasValue(head, ["_discoverable"], NO) ||
    hasValue(buildOf(head), ["list"], /^(?:never|false)$/i)
  );
}

/** Hugo's options for whether it makes a page of a text, and lists it. */
function buildOf(head: Head): Record<string, unknown> {
  return objectOf(head["build"] ?? head["_build"]);
}

/** Whether Pelican publishes it without listing it. */
function isHidden({ system }: OldSite, head: Head): boolean {
  return system === "pelican" && hasValue(head, ["status"], /^hidden$/i);
}
