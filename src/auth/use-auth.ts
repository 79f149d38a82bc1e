import { createContext, useContext } from "react";
import type { Session, User } from "@supabase/supabase-js";

/** A session that ended unasked; a new object each time it is needed again. */
export type EndedSession = { user: User };

/** Which sessions of the user end: this device's alone, or those of all devices. */
export type SignOutScope = "local" | "global";

export type Auth = {
  /** The signed-in user, or null. */
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read. */
  isLoading: boolean;
  /** True while the session has yet to pass the second factor of its account. */
  needsCode: boolean;
  /** True after the link of a password reset was opened, until the new password is set. */
  isRecovering: boolean;
  endRecovery: () => void;
  /** The session that ended unasked, until the user signs in again or continues anonymously. */
  ended: EndedSession | null;
  /** Continues anonymously: the ended session's data is dropped or refetched. */
  acceptEnd: () => void;
  /**
   * Signs out by choice, in all tabs: drafts and cached data go, too. On this device it works even
   * when the backend cannot be reached.
   *
   * @throws {BackendError} when the sessions of all devices could not be ended; this one goes on
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

/** Where Auth keeps a name: the one chosen here, of the sign-up or GitHub, GitHub's, GitHub's login. */
const NAMES = ["chosen_name", "full_name", "name", "user_name"];

/** The name a user has given here or at GitHub; empty for an account without one. */
export function fullName(user: User): string {
  const names = NAMES.map((key): unknown => user.user_metadata[key]);
  const name = names.find((text) => typeof text === "string" && text.trim() !== "");
  // In characters, as the database counts a comment's name: half of one would be refused.
  return typeof name === "string" ? Array.from(name.trim()).slice(0, 80).join("") : "";
}

/** The name a user goes by: full name, else e-mail, else «Anonymous». */
export function displayName(user: User): string {
  return fullName(user) || user.email || "Anonymous";
}
