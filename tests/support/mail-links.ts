/** The link of Auth that the button of a mail's page opens; empty for a mail without one. */
export function linkBehind(mail: { link: string | null } | undefined): string {
  const [, behind = ""] = mail?.link?.split("#", 2) ?? [];
  return decodeURIComponent(behind);
}
