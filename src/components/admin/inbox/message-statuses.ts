import type { InboxStatus } from "./inbox-texts";
import { t } from "@/lib/words";

export const messageStatusTexts = {
  statusUpdated: t("Message status updated"),
  statusFailed: t("Failed to update message status"),
};

export const messageStatuses: readonly InboxStatus[] = [
  { value: "unread", label: t("Unread"), tone: "accent" },
  { value: "read", label: t("Read"), tone: "neutral" },
  { value: "replied", label: t("Replied"), tone: "success" },
];
