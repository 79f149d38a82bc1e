/** What the link of a mail of Supabase Auth is for. */
export type MailLink = {
  url: string;
  /** «signup», «recovery», … */
  type: string;
};

/**
 * Reads the link of Supabase Auth that stands behind the «#» of this site's link. The templates of
 * emails escape it, or not.
 *
 * @param fragment without the «#»
 * @param backendUrl URL of the Supabase project
 * @returns null for anything but a link to that project's Auth: nobody is led elsewhere from here
 */
export function readMailLink(fragment: string, backendUrl: string): MailLink | null {
  const plain = URL.canParse(fragment) ? fragment : decoded(fragment);
  if (!URL.canParse(plain)) return null;
  const { origin, pathname, searchParams, href } = new URL(plain);
  const isVerification = origin === new URL(backendUrl).origin && pathname === "/auth/v1/verify";
  return isVerification ? { url: href, type: searchParams.get("type") ?? "" } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
