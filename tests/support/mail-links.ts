/** The Auth link that the button of an email's page opens; empty for an email without one. */
export function linkBehind(mail: { link: string | null } | undefined): string {
  const [, behind = ""] = mail?.link?.split("#", 2) ?? [];
  return decodeURIComponent(behind);
}
