/** The statuses of a project; the first is the default. */
export const projectStatuses = ["completed", "in-progress", "planned"] as const;

const tones: Record<string, "success" | "warning"> = {
  completed: "success",
  "in-progress": "warning",
};

/** Label of a status, e.g. «in progress» for «in-progress». */
export function statusLabel(status: string): string {
  return status.replaceAll("-", " ");
}

/** The tone of a status's badge. */
export function statusTone(status: string): "success" | "warning" | "neutral" {
  return tones[status] ?? "neutral";
}
