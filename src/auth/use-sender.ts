import { fullName, useAuth } from "./use-auth";

/** The name and address that forms begin with: the account's, or empty ones. */
export function useSender(): { name: string; email: string } {
  const { user } = useAuth();
  return { name: user ? fullName(user) : "", email: user?.email ?? "" };
}
