import type { TableName } from "@/lib/tables";
import { t } from "@/lib/words";

/** What the bin and the audit log call a row of each table. */
export const tableNouns: Partial<Record<TableName, string>> = {
  comments: t("Comment"),
  consultation_kinds: t("Kind"),
  consultation_requests: t("Consultation"),
  contact_messages: t("Message"),
  draft_links: t("Link to the draft"),
  media: t("Picture"),
  pages: t("Page"),
  posts: t("Post"),
  projects: t("Project"),
  site_settings: t("Settings"),
};
