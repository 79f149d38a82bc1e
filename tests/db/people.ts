import { demoOwner } from "../../supabase/embedded/keys.ts";
import type { TestBackend } from "../../supabase/embedded/testing.ts";
import type { Database } from "../../src/lib/database.types.ts";
import { caller, signedIn, type Caller } from "./rest.ts";

export type People = Record<"anonymous" | "stranger" | "owner", Caller>;

/** Everybody the security model knows, on a freshly seeded backend. */
export async function meetPeople(backend: TestBackend<Database>): Promise<People> {
  return {
    anonymous: caller(backend),
    stranger: await signedIn(backend, "ada@example.com", "portfolio-reader"),
    owner: await signedIn(backend, demoOwner.email, demoOwner.password),
  };
}
