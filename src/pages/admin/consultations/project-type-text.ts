/** A project type as it is shown: «web development». */
export function projectTypeText(projectType: string): string {
  return projectType.replaceAll("-", " ");
}
