/** How much a client can make Auth store about an account: the database accepts 10 KB. */
import { expect, test } from "vitest";
import { demoReader } from "../../supabase/embedded/keys.ts";
import { testBackend } from "../support/test-backend.ts";

const password = "a long secret";
const long = (length: number) => "x".repeat(length);

const backend = await testBackend();

async function bytesOf(email: string): Promise<number | undefined> {
  const { rows } = await backend.db.query<{ bytes: number }>(
    "select octet_length(raw_user_meta_data::text) as bytes from auth.users where email = $1",
    [email],
  );
  return rows[0]?.bytes;
}

test("a reader cannot fill the database through their own profile, field by field", async () => {
  const reader = backend.asAnon();
  await reader.auth.signInWithPassword(demoReader);
  const refusals: string[] = [];
  for (let field = 0; field < 5; field += 1) {
    const { error } = await reader.auth.updateUser({
      data: { [`field${field}`]: "x".repeat(4000) },
    });
    if (error) refusals.push(error.message);
  }
  expect(refusals).toHaveLength(3);
  expect(await bytesOf("ada@example.com")).toBeLessThanOrEqual(10_240);
  // The name can still be changed.
  const { error } = await reader.auth.updateUser({ data: { field0: null, full_name: "Ada L." } });
  expect(error).toBeNull();
});

test("signing up with too much profile data is refused", async () => {
  const email = "large@example.com";
  const sign = (notes: string) =>
    backend.asAnon().auth.signUp({ email, password, options: { data: { notes } } });
  expect((await sign("x".repeat(11_000))).error?.status).toBe(500);
  expect(await bytesOf(email)).toBeUndefined();
  expect((await sign("x".repeat(9000))).error).toBeNull();
});

test("the limit is in bytes", async () => {
  const id = await backend.userId("octo@example.com");
  const store = (text: string) =>
    backend.db.query("update auth.users set raw_user_meta_data = $1 where id = $2", [
      JSON.stringify({ x: text }),
      id,
    ]);
  await store(`x${"ü".repeat(5115)}`);
  expect(await bytesOf("octo@example.com")).toBe(10_240);
  await expect(store(`xx${"ü".repeat(5115)}`)).rejects.toThrow("at most 10 KB");
});

test("GitHub's profile data fits, even with the longest names and URLs that it allows", async () => {
  const url = `https://avatars.githubusercontent.com/u/${long(200)}?v=4`;
  const profile = {
    iss: "https://api.github.com",
    sub: long(20),
    name: long(255),
    email: `${long(240)}@example.com`,
    full_name: long(255),
    user_name: long(39),
    avatar_url: url,
    provider_id: long(20),
    preferred_username: long(39),
    email_verified: true,
    phone_verified: false,
    chosen_name: "Ü".repeat(100),
  };
  await backend.userId("octo@example.com");
  await backend.db.query(
    "update auth.users set raw_user_meta_data = $1 where email = 'octo@example.com'",
    [JSON.stringify(profile)],
  );
  expect(await bytesOf("octo@example.com")).toBeGreaterThan(1000);
});
