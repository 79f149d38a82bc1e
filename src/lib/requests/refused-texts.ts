import { t } from "@/lib/words";

/** What the database refuses of what the owner writes, as `owners-refusals.ts` has it. */
export const refusedTexts: Partial<Record<string, string>> = {
  "A category needs a name of 1 to 60 characters.": t(
    "A category needs a name of 1 to 60 characters.",
  ),
  "A tag needs a name of 1 to 40 characters.": t("A tag needs a name of 1 to 40 characters."),
  "The title needs 1 to 200 characters.": t("The title needs 1 to 200 characters."),
  "The slug may have small letters, digits and single hyphens, at most 220 characters.": t(
    "The slug may have small letters, digits and single hyphens, at most 220 characters.",
  ),
  "The slug must not look like an id.": t("The slug must not look like an id."),
  "The excerpt can have at most 1,000 characters.": t(
    "The excerpt can have at most 1,000 characters.",
  ),
  "The content needs 1 to 200,000 characters.": t("The content needs 1 to 200,000 characters."),
  "The language is a code such as en, pt-BR or zh-Hant.": t(
    "The language is a code such as en, pt-BR or zh-Hant.",
  ),
  "The text can have at most 200,000 characters.": t(
    "The text can have at most 200,000 characters.",
  ),
  "A post can have at most 20 tags of at most 40 characters.": t(
    "A post can have at most 20 tags of at most 40 characters.",
  ),
  "A series needs a name of 1 to 80 characters.": t("A series needs a name of 1 to 80 characters."),
  "The part of a series is a number from 1 to 999.": t(
    "The part of a series is a number from 1 to 999.",
  ),
  "What changed can be said in at most 300 characters.": t(
    "What changed can be said in at most 300 characters.",
  ),
  "The image must be a web address (https://…) or a path on this site.": t(
    "The image must be a web address (https://…) or a path on this site.",
  ),
  "The author needs 1 to 80 characters.": t("The author needs 1 to 80 characters."),
  "The read time is at least one minute.": t("The read time is at least one minute."),
  "The text has a remark that does not end: <!-- without -->.": t(
    "The text has a remark that does not end: <!-- without -->.",
  ),
  "The name of a version can have at most 100 characters.": t(
    "The name of a version can have at most 100 characters.",
  ),
  "The text is too long to be kept on the server.": t(
    "The text is too long to be kept on the server.",
  ),
  "Save the post first, then share it.": t("Save the post first, then share it."),
  "The name needs 1 to 200 characters.": t("The name needs 1 to 200 characters."),
  "The alternative text can have at most 1,000 characters.": t(
    "The alternative text can have at most 1,000 characters.",
  ),
  "The library takes AVIF, WebP, PNG, JPEG and GIF pictures.": t(
    "The library takes AVIF, WebP, PNG, JPEG and GIF pictures.",
  ),
  "A picture can have at most 10 MB.": t("A picture can have at most 10 MB."),
  "This comment was deleted.": t("This comment was deleted."),
  "Nobody has signed in to write this comment.": t("Nobody has signed in to write this comment."),
  "The name may be the e-mail address of somebody else: blocking it would block their account. Reject the comment instead.":
    t(
      "The name may be the e-mail address of somebody else: blocking it would block their account. Reject the comment instead.",
    ),
  "The description needs 1 to 1,000 characters.": t("The description needs 1 to 1,000 characters."),
  "The long description can have at most 20,000 characters.": t(
    "The long description can have at most 20,000 characters.",
  ),
  "The long description is too long as a page: at most 200,000 characters.": t(
    "The long description is too long as a page: at most 200,000 characters.",
  ),
  "The start date must be between 1970 and 2200.": t(
    "The start date must be between 1970 and 2200.",
  ),
  "The end date must be between 1970 and 2200.": t("The end date must be between 1970 and 2200."),
  "A project cannot end before it starts.": t("A project cannot end before it starts."),
  "A project can have at most 40 technologies of at most 40 characters.": t(
    "A project can have at most 40 technologies of at most 40 characters.",
  ),
  "The code link must be a web address (https://…).": t(
    "The code link must be a web address (https://…).",
  ),
  "The live link must be a web address (https://…).": t(
    "The live link must be a web address (https://…).",
  ),
  "It cannot be restored: it is there already.": t("It cannot be restored: it is there already."),
  "It cannot be restored: what it belongs to is gone.": t(
    "It cannot be restored: what it belongs to is gone.",
  ),
  "The path is one word, or two with a slash between them, such as talks/2026: of small letters, digits and single hyphens, at most 100 characters.":
    t(
      "The path is one word, or two with a slash between them, such as talks/2026: of small letters, digits and single hyphens, at most 100 characters.",
    ),
  "No page can have this path: it would be another file, or none.": t(
    "No page can have this path: it would be another file, or none.",
  ),
  "The description can have at most 1,000 characters.": t(
    "The description can have at most 1,000 characters.",
  ),
  "The order is a number from 1 to 999.": t("The order is a number from 1 to 999."),
  "The site has something else at this path already.": t(
    "The site has something else at this path already.",
  ),
  "There is another page at this path.": t("There is another page at this path."),
  "Save it first, then share it.": t("Save it first, then share it."),
  "An article can name at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, each by its address.":
    t(
      "An article can name at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, each by its address.",
    ),
  "There is an article in this language among these translations.": t(
    "There is an article in this language among these translations.",
  ),
};
