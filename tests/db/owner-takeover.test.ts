import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { linkBehind } from "../support/mail-links.ts";
import { undone } from "../support/undone.ts";
import { rowsOf } from "./rows-of.ts";

const email = "real-owner@example.com";

const backend = await testBackend();

test("signing up with the owner's address before the owner does gives no access to the site", async () => {
  const stranger = backend.asAnon();
  await stranger.auth.signUp({ email, password: "the stranger's" });
  // The owner signs up as well, opens the link in the email, and binds the account.
  await backend.db.exec(
    "update auth.users set confirmation_sent_at = now() - interval '2 minutes'",
  );
  await backend.asAnon().auth.signUp({ email, password: "the owner's" });
  const link = new Request(linkBehind((await backend.emailsTo(email)).at(-1)));
  await backend.fetch(link, { peerAddress: null });
  await stranger.auth.signInWithPassword({ email, password: "the stranger's" });
  expect((await stranger.auth.getSession()).data.session).not.toBeNull();
  await backend.db.query("select private.set_owner($1)", [email]);

  expect(await rowsOf(stranger.rpc("is_owner"))).toBe(false);
  expect((await stranger.auth.refreshSession()).error).not.toBeNull();
  for (const password of ["the stranger's", "the owner's", ""]) {
    const { error } = await backend.asAnon().auth.signInWithPassword({ email, password });
    expect(error?.status).toBe(400);
  }
});

test("the owner regains access through the mailbox", async () => {
  // Tokens have whole seconds; one issued in this second would count as older.
  await backend.db.exec("update private.site_owner set bound_at = bound_at - interval '1 second'");
  await backend.asAnon().auth.resetPasswordForEmail(email);
  const link = new Request(linkBehind((await backend.emailsTo(email)).at(-1)));
  const answer = await backend.fetch(link, { peerAddress: null });
  const fragment = new URLSearchParams(new URL(answer.headers.get("location") ?? "").hash.slice(1));
  const owner = backend.asAnon();
  await owner.auth.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  const { error } = await owner.auth.updateUser({ password: "chosen by the owner" });
  expect(error).toBeNull();

  const later = backend.asAnon();
  await later.auth.signInWithPassword({ email, password: "chosen by the owner" });
  expect(await rowsOf(later.rpc("is_owner"))).toBe(true);
});

test("binding the owner also clears credential columns that a future Auth may add", async () => {
  const secrets = await undone(backend, async (db) => {
    await db.exec(`
      create table auth.passkeys_of_tomorrow (user_id text not null, secret text not null);
      insert into auth.passkeys_of_tomorrow
      select id, email from auth.users where email in ('ada@example.com', 'grace@example.com');
    `);
    await db.query("select private.set_owner('ada@example.com')");
    return (await db.query("select secret from auth.passkeys_of_tomorrow")).rows;
  });
  expect(secrets).toEqual([{ secret: "grace@example.com" }]);
});
