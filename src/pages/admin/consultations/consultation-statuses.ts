import type { InboxStatus } from "@/components/admin/inbox/inbox-texts";
import { t } from "@/lib/words";

export const consultationStatusTexts = {
  statusUpdated: t("Consultation status updated"),
  statusFailed: t("Failed to update consultation status"),
};

export const consultationStatuses: readonly InboxStatus[] = [
  { value: "pending", label: t("Pending"), tone: "warning" },
  { value: "scheduled", label: t("Scheduled"), tone: "accent" },
  { value: "completed", label: t("Completed"), tone: "success" },
  { value: "declined", label: t("Declined"), tone: "neutral", isCounted: false },
];
