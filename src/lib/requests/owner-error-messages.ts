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
    "Nobody has signed in to write this comment.",
    "The name may be the e-mail address of somebody else: blocking it would block their account. Reject the comment instead.",
    "It cannot be restored: it is there already.",
    "It cannot be restored: what it belongs to is gone.",
    "Save it first, then share it.",
    "No build hook is set.",
    "Mails are not sent by themselves: this server has no pg_cron or no pg_net.",
    "Another consultation is at that time, or somebody else has asked for it.",
    "The function «calendars» has not answered.",
  ),
  databaseErrors,
);
