import { demoOwner } from "../../supabase/embedded/keys.ts";
import type { TestBackend } from "../support/test-backend.ts";
import type { Database } from "../../src/lib/supabase/database.types.ts";
import { caller, type Caller } from "./rest.ts";

export type People = Record<"anonymous" | "stranger" | "owner", Caller>;

/** Everyone in the security model, on a freshly seeded backend. */
export async function signInPeople(backend: TestBackend<Database>): Promise<People> {
  const signedIn = async (email: string) =>
    caller(backend, { token: await backend.tokenOf(email) });
  return {
    anonymous: caller(backend),
    stranger: await signedIn("ada@example.com"),
    owner: await signedIn(demoOwner.email),
  };
}
