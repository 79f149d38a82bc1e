import { createContext, useContext } from "react";
import type { Session, User } from "@supabase/supabase-js";
import * as limits from "@/lib/supabase/limits/comments";
import { firstCharacters } from "@/lib/text/first-characters";
import { t } from "@/lib/words";

/** A session that ended without the user signing out. A new object for each request that needs it. */
export type EndedSession = { user: User };

/** Whether to end the sessions of this device or of all devices. */
export type SignOutScope = "local" | "global";

export type Auth = {
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read. */
  isLoading: boolean;
  /** True while the session has yet to pass the second factor of its account. */
  needsCode: boolean;
  /** True from opening the link of a password reset until the new password is set. */
  isRecovering: boolean;
  endRecovery: () => void;
  /** The ended session, until the user signs in again or continues anonymously. */
  ended: EndedSession | null;
  /** Continues anonymously: drops or refetches the data of the ended session. */
  acceptEnd: () => void;
  /**
   * Signs out in all tabs and deletes drafts and cached data. Signing out on this device also works
   * when the backend cannot be reached.
   *
   * @throws {BackendError} when the sessions of all devices could not be ended; this one stays
   */
  signOut: (scope?: SignOutScope) => Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

/**
 * The auth state.
 *
 * @throws Error outside an AuthProvider
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

/**
 * Where Auth stores names: the one chosen on this site, the one from signing up or GitHub, GitHub's
 * own, the GitHub login.
 */
const NAMES = ["chosen_name", "full_name", "name", "user_name"];

/** The name that the user has set here or at GitHub; empty if there is none. */
export function fullName(user: User): string {
  const names = NAMES.map((key): unknown => user.user_metadata[key]);
  const name = names.find((text) => typeof text === "string" && text.trim() !== "");
  return typeof name === "string"
    ? firstCharacters(name.trim(), limits.author_name_max_length)
    : "";
}

/** The user's display name: full name, else email address, else "Anonymous". */
export function displayName(user: User): string {
  return fullName(user) || user.email || t("Anonymous");
}
