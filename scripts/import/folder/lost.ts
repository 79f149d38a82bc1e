import { objectOf, textOf } from "../../lib/json.ts";
import { loss, lostNote, type Note } from "../source.ts";
import {
  ALT_FIELDS,
  URL_FIELDS,
  coverOf,
  FIELDS,
  isCover,
  NAME_FIRST,
  textIn,
  words,
} from "./fields.ts";
import type { Head } from "./head.ts";
import { shortened } from "../shortened.ts";

/** Fields that are meaningless outside their system and are not text that somebody wrote. */
const MEANINGLESS = words(
  `layout extends blueprint updated_by id parent_id type weight comments toc markup math mathjax katex mermaid sitemap template showtoc tocopen share
   related readtime readingtime reading_time wordcount prerender generator guid draft_date cssclasses cssclass publish disqus render_with_liquid
   template_engine templateengineoverride
   class height width align showdate showauthor hidemeta classes sidebar nav_order parent has_children output slug_lock
   save_as _model _template _discoverable in_search_index insert_anchor_links page_template transparent uuid nocomments toc_sticky author_profile
   excerpt_separator iscjklanguage sidebar_position sidebar_label outline editlink editurl previewurl custompath build _build abbrlink cuid wordpress_id microblog custom_summary post_id is_page make_discoverable has_math hasmath hascode kind toc_label toc_icon entries_layout mintoclevel maxtoclevel media_subpath img_path password dg-path
   blogger_id wordpress_guid dsq_thread_id icon order publicize_twitter_user publicize_google_plus_url publicize_tumblr_url publicize_linkedin_url timeline_notification draftfeedback_requests classic-editor-remember amp_status searchhidden giscus_comments related_posts read_time`,
);
/** Display options of themes, which are not text either. */
const DISPLAY_OPTION = /^(?:show|hide|enable|disable|use)_?[a-z]{3}/;
/** Dates of publishing; Franklin has one for feeds as well. */
const DATES = FIELDS.date.filter(
  (field) => !FIELDS.created.includes(field) && field !== "rss_pubdate",
);
/** Groups of synonymous fields, of which one is imported. */
const { title, excerpt, language, author, revised, own } = FIELDS;
const SYNONYMS = [title, excerpt, language, author, DATES, revised, own];
const KNOWN = new Set([...Object.values(FIELDS).flat(), ...MEANINGLESS]);
/** Parts that are imported with it, or only affect its look. */
const IGNORED_PARTS = new Set([
  ...ALT_FIELDS,
  ...words(
    "relative hidden hiddenonsingle width height type style class lqip focal_point responsiveimages",
  ),
]);

/** Fields of which a name is imported, whatever URL is beside it. */
const NAMED = new Set([...FIELDS.author, ...FIELDS.categories, ...FIELDS.tags]);

function orderOf(field: string, value?: unknown): string[] | undefined {
  return NAMED.has(field) ? NAME_FIRST : isCover(field, value) ? URL_FIELDS : undefined;
}

/** All texts in some fields. */
export function textsIn(found: unknown, order?: string[]): string[] {
  if (Array.isArray(found)) return found.flatMap((one) => textsIn(one, order));
  return [textIn(found, order)].filter(Boolean);
}

/** Of synonymous fields, and of lists, one is imported: a line for each other one. */
export function unusedSynonyms(head: Head): Note[] {
  return SYNONYMS.flatMap((fields) => {
    const found = fields.flatMap((field) =>
      textsIn(head[field], orderOf(field))
        // "published" may be a flag instead of a date, and "spoiler" instead of a description.
        .filter((text) => !/^(?:true|false|yes|no)$/i.test(text))
        .map((text) => ({ field, text })),
    );
    const length = fields === DATES || fields === revised ? "2020-01-01".length : 80;
    const seen = new Set(found.slice(0, 1).map(({ text }) => text.slice(0, length).toLowerCase()));
    return found.flatMap(({ field, text }) => {
      const key = text.slice(0, length).toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      return [lostNote(field, text, ", because only one is kept")];
    });
  });
}

/** What an object contains besides the text imported from it, such as a picture's caption. */
function lostParts(field: string, value: unknown): Note[] {
  const objects = (Array.isArray(value) ? value : [value]).map(objectOf);
  const order = orderOf(field, value);
  const parts = objects.flatMap((object) =>
    Object.entries(object).filter(
      ([name, part]) =>
        !IGNORED_PARTS.has(name) && textIn(part) !== "" && textIn(part) !== textIn(object, order),
    ),
  );
  return parts.map(([name, part]) =>
    loss(field, `${name}: “${shortened(textIn(part))}” is not imported`),
  );
}

/** A line for each field with a value that is not imported. */
export function lostFields(head: Head): Note[] {
  const { alt } = coverOf(head);
  return Object.entries(head).flatMap(([field, value]) => {
    const isEmpty =
      value === "" ||
      (Array.isArray(value) && value.length === 0) ||
      (field === "noindex" && value !== "true");
    const isDisplayOption =
      DISPLAY_OPTION.test(field) && /^(?:true|false|yes|no)$/i.test(textOf(value));
    if (isEmpty || isDisplayOption || (/alt(?:text)?$/.test(field) && value === alt)) return [];
    if (KNOWN.has(field) || isCover(field, value))
      return MEANINGLESS.includes(field) ? [] : lostParts(field, value);
    const plainValue = value instanceof Date ? value.toISOString() : value;
    const shown = typeof plainValue === "string" ? plainValue : JSON.stringify(plainValue);
    return [lostNote(field, shown)];
  });
}
