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

/**
 * Somebody whose account is bound as the owner's while its address is not confirmed. The real owner
 * is bound no longer, until the backend is reset.
 */
export async function meetImposter(backend: TestBackend<Database>): Promise<Caller> {
  const imposter = await signedIn(backend, "grace@example.com", "portfolio-reader");
  const id = await backend.userId("grace@example.com");
  await backend.exclusive(async (db) => {
    await db.query("update auth.users set email_confirmed_at = null where id = $1", [id]);
    await db.query("update private.site_owner set user_id = $1", [id]);
  });
  return imposter;
}
