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

/** A browser with a storage of its own, as the site makes its client. */
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

/** Opens the link of a mail, the newest by default. Returns where it leads. */
async function openMail(index = -1): Promise<URL> {
  const request = new Request(linkBehind((await backend.emailsTo(ada.email)).at(index)));
  const { headers, status } = await backend.fetch(request, { peerAddress: null });
  expect(status).toBe(303);
  return new URL(headers.get("location") ?? "");
}

async function countSessions(): Promise<number> {
  return (await backend.db.query("select from auth.sessions")).rows.length;
}

async function resend(asking: SupabaseClient<FixtureDatabase>, email = ada.email) {
  const options = { emailRedirectTo };
  return (await asking.auth.resend({ type: "signup", email, options })).error;
}

/** Lets the last mail be as old as that. */
async function waitSince(seconds: number) {
  await backend.db.query(
    "update auth.users set confirmation_sent_at = now() - make_interval(secs => $1)",
    [seconds],
  );
}

const codeIn = ({ searchParams }: URL) => searchParams.get("code") ?? "";

test("a forgotten password is set anew with the code of its link", async () => {
  await backend.userId(ada.email);
  const asking = browser();
  await asking.auth.resetPasswordForEmail("ADA@example.com", { redirectTo: `${SITE}/?link=x` });
  const address = await openMail();
  expect(address.href).not.toContain("token");

  const { data } = await asking.auth.exchangeCodeForSession(codeIn(address));
  expect(data).toMatchObject({ redirectType: "recovery", user: { email: ada.email } });
  expect((await asking.auth.updateUser({ password: ada.password })).error).toBeNull();
  expect((await browser().auth.signInWithPassword(ada)).error).toBeNull();
});

test("the code is worth nothing in another browser, and nothing a second time", async () => {
  const asking = browser();
  await asking.auth.signUp(ada);
  const code = codeIn(await openMail());
  const thief = browser();
  await thief.auth.resetPasswordForEmail("somebody@example.com");

  expect((await thief.auth.exchangeCodeForSession(code)).error?.code).toBe("bad_code_verifier");
  expect((await asking.auth.exchangeCodeForSession(code)).error).toBeNull();
  const again = browser();
  await again.auth.resetPasswordForEmail("somebody@example.com");
  expect((await again.auth.exchangeCodeForSession(code)).error?.code).toBe("flow_state_not_found");
});

test("following a link opens no session but the one that its code is traded for", async () => {
  const asking = browser();
  await asking.auth.signUp(ada);
  expect((await asking.auth.signInWithPassword(ada)).error?.code).toBe("email_not_confirmed");
  const code = codeIn(await openMail());

  expect(await countSessions()).toBe(0);
  await asking.auth.exchangeCodeForSession(code);
  expect(await countSessions()).toBe(1);
});

test("a link leads back to this site alone, whatever was asked for", async () => {
  await browser().auth.signUp({ ...ada, options: { emailRedirectTo: "https://evil.example/?x" } });

  expect((await openMail()).origin).toBe(SITE);
});

test("a link that does not work leads back to the same page as one that does", async () => {
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

test("the mail is sent again, and its link signs in and leads back to the page", async () => {
  const asking = browser();
  await asking.auth.signUp(ada);
  await waitSince(60);

  expect(await resend(asking, "ADA@example.com")).toBeNull();
  expect(await backend.emailsTo(ada.email)).toMatchObject([
    { to: ada.email, kind: "signup" },
    { to: ada.email, kind: "signup" },
  ]);
  const address = await openMail(1);
  expect(address.href.replace(/code=[^&]+&/, "")).toBe(emailRedirectTo);
  const { data } = await asking.auth.exchangeCodeForSession(codeIn(address));
  expect(data.user?.email).toBe(ada.email);
});

test("the second link takes the place of the first", async () => {
  const asking = browser();
  await asking.auth.signUp(ada);
  await waitSince(60);
  await resend(asking);

  expect((await openMail(0)).hash).toContain("error_code=otp_expired");
  expect((await openMail(1)).searchParams.get("code")).toBeTruthy();
});

test("between two emails is a minute, and who asks earlier is told how long", async () => {
  const asking = browser();
  await asking.auth.signUp(ada);
  await waitSince(20);

  const refusal = await resend(asking);
  expect(refusal).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  expect(refusal?.message).toMatch(/only request this after (39|40) seconds/);
  expect(await backend.emailsTo(ada.email)).toHaveLength(1);
  await waitSince(60);
  expect(await resend(asking)).toBeNull();
  expect((await resend(asking))?.status).toBe(429);
});

test("for an address that is confirmed, or not known, nothing is sent and nothing is said", async () => {
  const asking = browser();
  await asking.auth.signUp(ada);
  await openMail(0);
  await waitSince(60);

  expect(await resend(asking)).toBeNull();
  expect(await resend(asking, "nobody@example.com")).toBeNull();
  expect(await backend.emailsTo(ada.email)).toHaveLength(1);
});
