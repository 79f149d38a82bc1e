import { objectOf, textOf } from "../../lib/json.ts";
import { loss, lostNote, type Note } from "../source.ts";
import { textOfHtml } from "../html-text.ts";

const SEO_FIELDS = [
  ...["meta_title", "meta_description", "og_title", "og_description", "og_image"],
  ...["twitter_title", "twitter_description", "twitter_image", "email_subject"],
];

export function isPublic(row: Record<string, unknown>): boolean {
  return ["", "public"].includes(textOf(row["visibility"]));
}

/** Whether it is, or will be, only an email. */
export function isMail(row: Record<string, unknown>, details: Record<string, unknown>): boolean {
  return row["status"] === "sent" || Boolean(details["email_only"]);
}

/** Parts of a public post that only members see. */
const GATED = /<!--kg-gated-block:begin nonMember:false[^]*?-->[^]*?<!--kg-gated-block:end-->/g;
const LEFT_OUT = loss("text", "a part for members is left out");

export function withoutGated(html: string, notes: Note[]): string {
  return html.replace(GATED, () => {
    notes.push(LEFT_OUT);
    return "";
  });
}

/** Whether only members, or readers of the mail, see a card; adds a note if so. */
export function isGated(card: Record<string, unknown>, notes: Note[]): boolean {
  const visibility = objectOf(card["visibility"]);
  const isHidden =
    objectOf(visibility["web"])["nonMember"] === false ||
    visibility["showOnWeb"] === false ||
    visibility["emailOnly"] === true;
  if (isHidden) notes.push(LEFT_OUT);
  return isHidden;
}

/** A field of a post, which some versions keep in a separate table. */
export function fieldOf(
  field: string,
  row: Record<string, unknown>,
  details: Record<string, unknown>,
): string {
  return textOf(details[field]) || textOf(row[field]);
}

function lost(field: string, value: string): Note[] {
  return value ? [lostNote(field, value)] : [];
}

export function lostOf(
  row: Record<string, unknown>,
  details: Record<string, unknown>,
  names: string[],
  authors: string[],
  excerpt: string,
): Note[] {
  const fields = SEO_FIELDS.map((field) => ({ field, value: fieldOf(field, row, details) }));
  return [
    // Those for search engines and social media are mostly the same.
    ...fields.flatMap(({ field, value }) => (value === excerpt ? [] : lost(field, value))),
    ...lost("authors", authors.join(", ")),
    ...lost("codeinjection_head", textOf(row["codeinjection_head"])),
    ...lost("codeinjection_foot", textOf(row["codeinjection_foot"])),
    ...lost("canonical_url", textOf(row["canonical_url"])),
    ...lost("feature_image_caption", textOfHtml(textOf(details["feature_image_caption"])).trim()),
    ...lost("tags", names.filter((name) => name.startsWith("#")).join(", ")),
    ...(isMail(row, details)
      ? [
          {
            field: "status",
            message: "is only mailed to members there, and is imported as a draft",
          },
        ]
      : []),
    ...(!isPublic(row)
      ? [
          {
            field: "visibility",
            message:
              "is for members there, and is imported as a draft, because everything here is public",
          },
        ]
      : []),
  ];
}
