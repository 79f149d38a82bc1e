import type { InboxStatus } from "@/components/admin/inbox/inbox-kind";

export const messageStatuses: readonly InboxStatus[] = [
  { value: "unread", label: "Unread", tone: "accent" },
  { value: "read", label: "Read", tone: "neutral" },
  { value: "replied", label: "Replied", tone: "success" },
];
