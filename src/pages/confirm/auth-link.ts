import { decoded } from "@/lib/text/decoded";

/** The purpose of a link in an email of Supabase Auth. */
export type AuthLink = {
  url: string;
  /** "signup", "recovery", … */
  type: string;
};

/**
 * Reads the link of Supabase Auth in the fragment of this site's link. Email templates may or may not escape it.
 *
 * @param fragment without the "#"
 * @param backendUrl URL of the Supabase project
 * @returns null for anything but a link to that project's Auth, so that this is not an open redirect
 */
export function readAuthLink(fragment: string, backendUrl: string): AuthLink | null {
  const plain = URL.canParse(fragment) ? fragment : decoded(fragment);
  if (!URL.canParse(plain)) return null;
  const { origin, pathname, searchParams, href } = new URL(plain);
  const isVerification = origin === new URL(backendUrl).origin && pathname === "/auth/v1/verify";
  return isVerification ? { url: href, type: searchParams.get("type") ?? "" } : null;
}
