import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../src/lib/database.types.ts";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";

/** A client that is signed in as the owner and asks the backend without a socket between. */
export async function ownersClient(
  backend: Pick<EmbeddedBackend, "fetch" | "siteUrl">,
  account: { email: string; password: string },
): Promise<SupabaseClient<Database>> {
  const client = createClient<Database>(backend.siteUrl, publishableKey, {
    global: {
      fetch: (input, init) => backend.fetch(new Request(input, init), { peerAddress: "127.0.0.1" }),
    },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return client;
}
