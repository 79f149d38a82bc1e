import { databaseErrors } from "@/lib/supabase/database-errors";
import { byEnglish } from "@/lib/words";

/**
 * Database errors for the owner, by their English message: separate from those for visitors, and only loaded for an
 * error that is not one of those. The messages of checks are collected from the database; other errors that the
 * screens cannot cause stay in English.
 */
export const ownerErrorMessages = Object.assign(
  byEnglish(
    "This comment was deleted.",
    "The author of this comment was not signed in.",
    "The name may be somebody else’s email address: blocking it would block their account. Reject the comment instead.",
    "It cannot be restored: it already exists.",
    "It cannot be restored: what it belongs to is gone.",
    "Save it first, then share it.",
    "No build hook is set.",
    "Emails are not sent automatically: this server lacks pg_cron or pg_net.",
    "There is another consultation at that time, or somebody else has requested it.",
  ),
  databaseErrors,
);
