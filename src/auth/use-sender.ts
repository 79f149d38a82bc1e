import { fullName, useAuth } from "./use-auth";

/** The name and address that forms begin with: the account's once its second factor is passed, or empty ones. */
export function useSender(): { name: string; email: string } {
  const { user, needsCode } = useAuth();
  if (!user || needsCode) return { name: "", email: "" };
  return { name: fullName(user), email: user.email ?? "" };
}
