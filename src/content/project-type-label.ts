import { projectTypes } from "./services";

/**
 * The name of a project type as the consultation form has it, e.g. «Web Development»; of one that the
 * form no longer offers, its key with spaces for hyphens.
 */
export function projectTypeLabel(projectType: string): string {
  const offered = projectTypes.find(({ value }) => value === projectType);
  return offered?.label ?? projectType.replaceAll("-", " ");
}
