import type { InboxStatus } from "@/components/admin/inbox/inbox-kind";

export const consultationStatuses: readonly InboxStatus[] = [
  { value: "pending", label: "Pending", tone: "warning" },
  { value: "scheduled", label: "Scheduled", tone: "accent" },
  { value: "completed", label: "Completed", tone: "success" },
  { value: "declined", label: "Declined", tone: "neutral", isCounted: false },
];
