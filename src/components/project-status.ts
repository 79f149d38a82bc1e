import { t } from "@/lib/words";

/** The statuses of a project; the first is the default. */
export const projectStatuses = ["completed", "in-progress", "planned"] as const;

const tones: Record<string, "success" | "warning"> = {
  completed: "success",
  "in-progress": "warning",
};

const labels: Record<string, string> = {
  completed: t("completed"),
  "in-progress": t("in progress"),
  planned: t("planned"),
};

/** Label of a status, e.g. "in progress" for "in-progress". */
export function statusLabel(status: string): string {
  return labels[status] ?? status.replaceAll("-", " ");
}

export function statusTone(status: string): "success" | "warning" | "neutral" {
  return tones[status] ?? "neutral";
}
