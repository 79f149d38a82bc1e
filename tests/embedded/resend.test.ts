import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, expect, test } from "vitest";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { fixtureBackend } from "./fixture.ts";

const SITE = "http://localhost:5173";
const ada = { email: "ada@example.com", password: "a long secret" };
const emailRedirectTo = `${SITE}/blog/a-post?link=confirmation`;

let backend: Awaited<ReturnType<typeof fixtureBackend>>;
let client: SupabaseClient;
beforeEach(async () => {
  backend = await fixtureBackend();
  const kept = new Map<string, string>();
  client = createClient(SITE, publishableKey, {
    auth: {
      flowType: "pkce",
      autoRefreshToken: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    global: {
      fetch: (input, init) => backend.fetch(new Request(input, init), { peerAddress: null }),
    },
  });
});

async function resend(email = ada.email) {
  const options = { emailRedirectTo };
  return (await client.auth.resend({ type: "signup", email, options })).error;
}

/** Lets the last mail be as old as that. */
async function waitSince(seconds: number) {
  await backend.db.query(
    "update auth.users set confirmation_sent_at = now() - make_interval(secs => $1)",
    [seconds],
  );
}

/** Opens the link of a mail. Returns where it leads. */
async function follow(link: string | null | undefined): Promise<URL> {
  const { headers } = await backend.fetch(new Request(link ?? ""), { peerAddress: null });
  return new URL(headers.get("location") ?? "");
}

test("the mail is sent again, and its link signs in and leads back to the page", async () => {
  await client.auth.signUp(ada);
  await waitSince(60);

  expect(await resend(" ADA@example.com".trim())).toBeNull();
  expect(backend.mails).toMatchObject([
    { to: ada.email, kind: "signup" },
    { to: ada.email, kind: "signup" },
  ]);
  const address = await follow(backend.mails[1]?.link);
  const code = address.searchParams.get("code") ?? "";
  expect(address.href).toBe(`${emailRedirectTo}&code=${code}`);
  const { data } = await client.auth.exchangeCodeForSession(code);
  expect(data.user?.email).toBe(ada.email);
});

test("the second link takes the place of the first", async () => {
  await client.auth.signUp(ada);
  await waitSince(60);
  await resend();

  expect((await follow(backend.mails[0]?.link)).hash).toContain("error_code=otp_expired");
  expect((await follow(backend.mails[1]?.link)).searchParams.get("code")).toBeTruthy();
});

test("between two mails is a minute, and who asks earlier is told how long", async () => {
  await client.auth.signUp(ada);
  await waitSince(20);

  const refusal = await resend();
  expect(refusal).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(refusal?.message).toMatch(/only request this after (39|40) seconds/);
  expect(backend.mails).toHaveLength(1);
  await waitSince(60);
  expect(await resend()).toBeNull();
  expect((await resend())?.status).toBe(429);
});

test("for an address that is confirmed, or not known, nothing is sent and nothing is said", async () => {
  await client.auth.signUp(ada);
  await follow(backend.mails[0]?.link);
  await waitSince(60);

  expect(await resend()).toBeNull();
  expect(await resend("nobody@example.com")).toBeNull();
  expect(backend.mails).toHaveLength(1);
});

test("without the site's key nothing is sent", async () => {
  await client.auth.signUp(ada);
  await waitSince(60);
  const request = new Request(`${SITE}/auth/v1/resend`, {
    method: "POST",
    body: JSON.stringify({ type: "signup", email: ada.email }),
  });

  expect((await backend.fetch(request, { peerAddress: null })).status).toBe(401);
  expect(backend.mails).toHaveLength(1);
});
