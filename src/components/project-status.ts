/** How far a project can be; the first is the default. */
export const projectStatuses = ["completed", "in-progress", "planned"] as const;

const tones: Record<string, "success" | "warning"> = {
  completed: "success",
  "in-progress": "warning",
};

/** A status as people read it: «in-progress» is «in progress». */
export function statusLabel(status: string): string {
  return status.replaceAll("-", " ");
}

/** The tone of a status's badge. */
export function statusTone(status: string): "success" | "warning" | "neutral" {
  return tones[status] ?? "neutral";
}
