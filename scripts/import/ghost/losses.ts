import { textOf, type Note } from "../source.ts";
import { shortened } from "../shortened.ts";

const WORDS = [
  ...["meta_title", "meta_description", "og_title", "og_description", "og_image"],
  ...["twitter_title", "twitter_description", "twitter_image", "email_subject"],
];

export function isPublic(row: Record<string, unknown>): boolean {
  return ["", "public"].includes(textOf(row["visibility"]));
}

function lost(field: string, value: string): Note[] {
  return value ? [{ field, says: `“${shortened(value)}” does not come`, isLost: true }] : [];
}

export function lostOf(
  row: Record<string, unknown>,
  details: Record<string, unknown>,
  names: string[],
  authors: string[],
): Note[] {
  return [
    ...WORDS.flatMap((field) => lost(field, textOf(details[field]) || textOf(row[field]))),
    ...lost("authors", authors.join(", ")),
    ...lost("codeinjection_head", textOf(row["codeinjection_head"])),
    ...lost("codeinjection_foot", textOf(row["codeinjection_foot"])),
    ...lost("canonical_url", textOf(row["canonical_url"])),
    ...lost("feature_image_caption", textOf(details["feature_image_caption"])),
    ...lost("tags", names.filter((name) => name.startsWith("#")).join(", ")),
    ...(row["status"] === "sent"
      ? [{ field: "status", says: "was only mailed to members there, and comes as a draft" }]
      : []),
    ...(!isPublic(row)
      ? [
          {
            field: "visibility",
            says: "is for members there, and comes as a draft, because everybody reads here",
          },
        ]
      : []),
  ];
}
