import { projectTypes } from "./services";

/**
 * The name of a project type as in the consultation form, e.g. "Web Development"; for one that the form no
 * longer offers, its key with spaces instead of hyphens.
 */
export function projectTypeLabel(projectType: string): string {
  const offered = projectTypes.find(({ value }) => value === projectType);
  return offered?.label ?? projectType.replaceAll("-", " ");
}
