/** Label of a project type, e.g. «web development». */
export function projectTypeText(projectType: string): string {
  return projectType.replaceAll("-", " ");
}
