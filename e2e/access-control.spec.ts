import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { publishableKey } from "../supabase/embedded/keys.ts";
import { adminPaths } from "./site-paths.ts";
import { ada, asOwner, clientOf, makeComment, makePost, owner, unique } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { baseUrl } from "./environment.ts";

/** Signed out, PostgREST answers 401 to what the role may not do; signed in, 403. */
const visitors = [
  { who: "a visitor", account: undefined, refused: 401 },
  { who: "a reader", account: ada, refused: 403 },
];

async function expectQuietPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByText("Admin Dashboard")).toHaveCount(0);
}

test("a visitor sees only a sign-in page in the admin area", { tag: "@full" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of adminPaths) await expectQuietPage(page, path);
  const tables = asked.filter((path) => path.startsWith("/rest/v1/"));
  expect(new Set(tables)).toEqual(new Set(["/rest/v1/site_settings"]));
});

test("a reader finds the same and is told why", { tag: "@full" }, async ({ openBrowser }) => {
  const page = await openBrowser(ada);
  for (const path of adminPaths) {
    await expectQuietPage(page, path);
    await expect(page.getByRole("main")).toContainText(`You are signed in as ${ada.email}`);
  }
  await page.goto("/blog");
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin" })).toBeHidden();
});

test("the owner signs in there and gets to the page they wanted", async ({ page }) => {
  await page.goto("/admin/posts");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Blog Posts" })).toBeVisible();
  await expect(page).toHaveURL("/admin/posts");
});

for (const { who, account, refused } of visitors) {
  test(`${who} does not see a draft, whatever is asked`, async () => {
    const draft = await makePost({ published: false, title: unique("Not yet") });
    const tomorrow = await makePost({
      created_at: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const client = await clientOf(account);
    const answers = await Promise.all([
      client.from("posts").select().eq("id", draft.id),
      client.from("posts").select().eq("slug", draft.slug),
      client.from("posts").select().eq("published", false),
      client.from("posts").select().eq("id", tomorrow.id),
      client.rpc("search_articles", { asked: draft.title }),
    ]);
    expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
      Array.from({ length: 5 }, () => ({ status: 200, data: [] })),
    );
    const comment = { id: randomUUID(), post_id: draft.id, author_name: "X", content: "Hello" };
    const { error } = await client.rpc("add_comment", comment);
    expect(error?.message).toBe("The article is not there any more.");
  });

  test(`${who} cannot write, change or delete a post`, async () => {
    const post = await makePost();
    const client = await clientOf(account);
    const inserted = await client
      .from("posts")
      .insert({ title: "Mine", slug: "mine", content: "x" });
    expect(inserted.status).toBe(refused);
    const updated = await client.from("posts").update({ title: "Mine" }).eq("id", post.id).select();
    expect(updated.data ?? []).toEqual([]);
    const deleted = await client.from("posts").delete().eq("id", post.id).select();
    expect(deleted.data ?? []).toEqual([]);
    const counted = await client.from("posts").update({ likes: 99 }).eq("id", post.id);
    expect(counted.status).toBe(refused);

    const { data } = await (await asOwner()).from("posts").select().eq("id", post.id).single();
    expect(data).toMatchObject({ title: post.title, likes: 0 });
  });

  test(`${who} cannot read the inbox, the analytics or the owner's settings`, async () => {
    const client = await clientOf(account);
    const answers = await Promise.all([
      client.from("contact_messages").select(),
      client.from("consultation_requests").select(),
      client.from("site_analytics").select(),
      client.rpc("read_site_settings"),
    ]);
    expect(answers.map(({ data }) => data?.length ?? 0)).toEqual([0, 0, 0, 0]);
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map(() => (account ? 200 : refused)),
    );
    const { status } = await client.from("site_settings").select("admin_email");
    expect(status).toBe(refused);
  });

  test(`${who} cannot change the settings`, async () => {
    const client = await clientOf(account);
    const { data, status } = await client
      .from("site_settings")
      .update({ maintenance_mode: true })
      .eq("singleton", true)
      .select("maintenance_mode");
    expect(data ?? []).toEqual([]);
    expect(status).toBe(account ? 200 : refused);
    const after = await client.from("site_settings").select("maintenance_mode").single();
    expect(after.data).toEqual({ maintenance_mode: false });
  });

  test(`${who} cannot moderate comments or speak as somebody else`, async () => {
    const post = await makePost();
    const comment = await makeComment(post.id);
    const client = await clientOf(account);
    const moderated = await client
      .from("comments")
      .update({ status: "spam" })
      .eq("id", comment.id)
      .select();
    expect(moderated.data ?? []).toEqual([]);
    const reworded = await client.from("comments").update({ content: "x" }).eq("id", comment.id);
    expect(reworded.status).toBe(refused);
    const deleted = await client.from("comments").delete().eq("id", comment.id).select();
    expect(deleted.data ?? []).toEqual([]);
    const own = { post_id: post.id, author_name: "X", content: "www.a.com www.b.com www.c.com" };
    const approved = await client.from("comments").insert({ ...own, status: "approved" });
    expect(approved.status).toBe(refused);
    expect((await client.from("comments").insert(own)).status).toBe(refused);

    // What the owner has not seen yet cannot be waved through by its author.
    const id = randomUUID();
    expect((await client.rpc("add_comment", { ...own, id })).status).toBe(204);
    await client.from("comments").update({ status: "approved" }).eq("id", id);

    const { data } = await (
      await asOwner()
    )
      .from("comments")
      .select("status, content")
      .eq("post_id", post.id)
      .order("created_at");
    expect(data).toEqual([
      { status: "approved", content: comment.content },
      { status: "pending", content: own.content },
    ]);
  });

  test(`${who} reaches nothing in the database's private part`, async () => {
    const { data } = await (await clientOf(account)).auth.getSession();
    const headers = {
      apikey: publishableKey,
      "accept-profile": "private",
      ...(data.session && { authorization: `Bearer ${data.session.access_token}` }),
    };
    const tables = ["site_owner", "rate_limits", "client_salts", "daily_counts"];
    const answers = await Promise.all(
      tables.map((table) => fetch(`${baseUrl}/rest/v1/${table}`, { headers })),
    );
    // PostgREST: 406 for a schema that is not served.
    expect(answers.map(({ status }) => status)).toEqual([406, 406, 406, 406]);
  });
}

test("a reader's like is their own only", async () => {
  const post = await makePost();
  const reader = await clientOf(ada);
  const { data: me } = await reader.auth.getUser();
  const forged = await reader
    .from("post_likes")
    .insert({ post_id: post.id, user_id: "00000000-0000-4000-8000-000000000003" });
  expect(forged.status).toBe(403);
  const mine = { post_id: post.id, user_id: me.user?.id ?? "" };
  expect((await reader.from("post_likes").insert(mine)).status).toBe(403);
  for (const _ of ["once", "again"]) {
    expect((await reader.rpc("set_post_like", { post_id: post.id, liked: true })).status).toBe(204);
  }
  const { data } = await reader.from("posts").select("likes").eq("id", post.id).single();
  expect(data).toEqual({ likes: 1 });
});

test("an account under the owner's address is not the owner", async () => {
  const client = await clientOf();
  await client.auth.signUp({ email: owner.email, password: "a long enough password" });
  const { error } = await client.auth.signInWithPassword({
    email: owner.email,
    password: "a long enough password",
  });
  expect(error?.status).toBe(400);
  expect((await client.rpc("is_owner")).data).toBe(false);
});
