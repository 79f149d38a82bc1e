import { projectTypeLabel } from "@/content/project-type-label";
import type { BinItem } from "@/data/bin";

/** What an item of the bin is called on screen. */
export function titleOf({ kind, title }: BinItem): string {
  return kind === "consultation_requests" ? projectTypeLabel(title) : title;
}
