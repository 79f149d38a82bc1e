/**
 * Tables that are not backed up, and why. After a restore they are as the migrations created them: without
 * rows, and with their own salt.
 */
export const LEFT_OUT_TABLES: Record<string, string> = {
  "private.build_hook":
    "the URL that starts a build, a secret of its host: set it again in the settings",
  "private.busy_calendars":
    "the secret addresses of calendars elsewhere: add them again in the settings",
  "private.busy_times": "their busy times, which are read again",
  "private.client_salts":
    "salts for the hashes of IP addresses, which every database creates for itself",
  "private.last_backup": "when this database was saved, which says nothing about the restored one",
  "private.daily_counts": "who has been counted today; the counts are in it",
  "private.site_version":
    "which change of the content is the latest, counted by each database for itself",
  "private.notification_settings":
    "the delivery service for emails with its secret key: choose it again in the settings",
  "private.outbox":
    "what has been emailed or was about to be: a restored site must not send it again",
  "private.outbox_requests": "requests that were on their way to the mail service",
  "private.site_words":
    "the words of emails in the site’s language, which its admin area brings when it is opened",
  "private.rate_limit_hits": "how often visitors have written or read today, for the limits",
};

export const LEFT_OUT = [
  "Sessions and mailed links: everybody signs in again, and asks for a new link.",
  "Second factors: everyone who had one sets it up again, the owner first of all.",
  "Files outside the bucket media: there were none, or this would have failed.",
  "Generated columns and indexes: the database computes them.",
  ...Object.entries(LEFT_OUT_TABLES).map(([table, reason]) => `${table}: ${reason}.`),
];
