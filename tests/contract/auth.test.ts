import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, expect, test } from "vitest";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { fixtureBackend } from "../embedded/fixture.ts";
import type { FixtureDatabase } from "../embedded/fixtures/database.ts";
import { linkBehind } from "../support/mail-links.ts";

const SITE = "http://localhost:5173";
const emailRedirectTo = `${SITE}/blog/a-post?link=confirmation`;
const ada = { email: "ada@example.com", password: "a long secret" };

let backend: Awaited<ReturnType<typeof fixtureBackend>>;
beforeEach(async () => {
  backend = await fixtureBackend();
});

/** A browser with its own storage, with a client made as the site makes it. */
function browser(): SupabaseClient<FixtureDatabase> {
  const kept = new Map<string, string>();
  return createClient<FixtureDatabase>(SITE, publishableKey, {
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
}

/** Opens the link in an email, the newest by default. Returns where it redirects. */
async function openMail(index = -1): Promise<URL> {
  const request = new Request(linkBehind((await backend.emailsTo(ada.email)).at(index)));
  const { headers, status } = await backend.fetch(request, { peerAddress: null });
  expect(status).toBe(303);
  return new URL(headers.get("location") ?? "");
}

async function countSessions(): Promise<number> {
  return (await backend.db.query("select from auth.sessions")).rows.length;
}

async function resend(client: SupabaseClient<FixtureDatabase>, email = ada.email) {
  const options = { emailRedirectTo };
  return (await client.auth.resend({ type: "signup", email, options })).error;
}

/** Makes the last email this many seconds old. */
async function ageLastEmail(seconds: number) {
  await backend.db.query(
    "update auth.users set confirmation_sent_at = now() - make_interval(secs => $1)",
    [seconds],
  );
}

const codeIn = ({ searchParams }: URL) => searchParams.get("code") ?? "";

test("a forgotten password is replaced with the code from the reset link", async () => {
  await backend.userId(ada.email);
  const client = browser();
  await client.auth.resetPasswordForEmail("ADA@example.com", { redirectTo: `${SITE}/?link=x` });
  const address = await openMail();
  expect(address.href).not.toContain("token");

  const { data } = await client.auth.exchangeCodeForSession(codeIn(address));
  expect(data).toMatchObject({ redirectType: "recovery", user: { email: ada.email } });
  expect((await client.auth.updateUser({ password: ada.password })).error).toBeNull();
  expect((await browser().auth.signInWithPassword(ada)).error).toBeNull();
});

test("a code works neither in another browser nor twice", async () => {
  const client = browser();
  await client.auth.signUp(ada);
  const code = codeIn(await openMail());
  const thief = browser();
  await thief.auth.resetPasswordForEmail("somebody@example.com");

  expect((await thief.auth.exchangeCodeForSession(code)).error?.code).toBe("bad_code_verifier");
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  const again = browser();
  await again.auth.resetPasswordForEmail("somebody@example.com");
  expect((await again.auth.exchangeCodeForSession(code)).error?.code).toBe("flow_state_not_found");
});

test("opening a link creates no session until its code is exchanged", async () => {
  const client = browser();
  await client.auth.signUp(ada);
  expect((await client.auth.signInWithPassword(ada)).error?.code).toBe("email_not_confirmed");
  const code = codeIn(await openMail());

  expect(await countSessions()).toBe(0);
  await client.auth.exchangeCodeForSession(code);
  expect(await countSessions()).toBe(1);
});

test("a link redirects only to this site, whatever URL was requested", async () => {
  await browser().auth.signUp({ ...ada, options: { emailRedirectTo: "https://evil.example/?x" } });

  expect((await openMail()).origin).toBe(SITE);
});

test("a used link redirects to the same page as one that works", async () => {
  await browser().auth.signUp({ ...ada, options: { emailRedirectTo } });
  const worked = await openMail();
  expect(worked.href.replace(/code=[^&]+&/, "")).toBe(emailRedirectTo);

  const { origin, pathname, searchParams, hash } = await openMail();
  expect(origin + pathname).toBe(`${SITE}/blog/a-post`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    error: "access_denied",
    error_code: "otp_expired",
    link: "confirmation",
  });
  expect(hash).toContain("error_code=otp_expired");
});

test("a resent confirmation email has a link that signs in and leads back to the page", async () => {
  const client = browser();
  await client.auth.signUp(ada);
  await ageLastEmail(60);

  expect(await resend(client, "ADA@example.com")).toBeNull();
  expect(await backend.emailsTo(ada.email)).toMatchObject([
    { to: ada.email, kind: "signup" },
    { to: ada.email, kind: "signup" },
  ]);
  const address = await openMail(1);
  expect(address.href.replace(/code=[^&]+&/, "")).toBe(emailRedirectTo);
  const { data } = await client.auth.exchangeCodeForSession(codeIn(address));
  expect(data.user?.email).toBe(ada.email);
});

test("a resent link replaces the first one", async () => {
  const client = browser();
  await client.auth.signUp(ada);
  await ageLastEmail(60);
  await resend(client);

  expect((await openMail(0)).hash).toContain("error_code=otp_expired");
  expect((await openMail(1)).searchParams.get("code")).toBeTruthy();
});

test("a second email within a minute is refused, and the error says how long to wait", async () => {
  const client = browser();
  await client.auth.signUp(ada);
  await ageLastEmail(20);

  const refusal = await resend(client);
  expect(refusal).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(refusal?.message).toMatch(/only request this after (3\d|40) seconds/);
  expect(await backend.emailsTo(ada.email)).toHaveLength(1);
  await ageLastEmail(60);
  expect(await resend(client)).toBeNull();
  expect((await resend(client))?.status).toBe(429);
});

test("nothing is resent to a confirmed or unknown address, and the response does not reveal it", async () => {
  const client = browser();
  await client.auth.signUp(ada);
  await openMail(0);
  await ageLastEmail(60);

  expect(await resend(client)).toBeNull();
  expect(await resend(client, "nobody@example.com")).toBeNull();
  expect(await backend.emailsTo(ada.email)).toHaveLength(1);
});
