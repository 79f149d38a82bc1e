/** Direct access to the backend: to create rows and to attack it. */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { expect } from "@playwright/test";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database, Tables, TablesInsert } from "../src/lib/supabase/database.types.ts";
import type { ArgsOf } from "../src/lib/supabase/functions.ts";
import { demoOwner, demoReader, publishableKey } from "../supabase/embedded/keys.ts";
import type { Mail } from "../supabase/embedded/mail.ts";
import { linkBehind } from "../tests/support/mail-links.ts";
import { apiUrl, mailFile } from "./environment.ts";

export type Account = { email: string; password: string };
export type Post = Tables<"posts">;

type Client = SupabaseClient<Database>;
type PostInsert = TablesInsert<"posts">;
type ProjectInsert = TablesInsert<"projects">;
type NewComment = ArgsOf<"add_comment">;
type NewMessage = ArgsOf<"send_contact_message">;

export const owner: Account = demoOwner;
export const ada: Account = demoReader;

/** The text with a unique suffix. */
export function unique(text: string): string {
  return `${text} ${randomUUID().slice(0, 8)}`;
}

/** Credentials of a new account. */
export function newAccount(): Account {
  return { email: `reader-${randomUUID()}@example.com`, password: "a long enough password" };
}

/** Creates a confirmed account through the API. */
export async function makeReader(): Promise<Account> {
  const account = newAccount();
  const client = await clientOf();
  const { error } = await client.auth.signUp(account);
  if (error) throw error;
  const link = await linkMailedTo(account.email, "signup");
  await fetch(linkBehind({ link }), { redirect: "manual" });
  return account;
}

/** A client with the public key, signed in when an account is given. */
export async function clientOf(account?: Account): Promise<Client> {
  const client = createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  if (account) {
    const { error } = await client.auth.signInWithPassword(account);
    if (error) throw error;
  }
  return client;
}

// Signs in once per worker.
let ownersClient: Promise<Client> | undefined;
export function asOwner(): Promise<Client> {
  ownersClient ??= clientOf(owner);
  return ownersClient;
}

/**
 * Stores a published post. It is old, so that it does not appear at the top of the public list,
 * which other tests check.
 */
export async function makePost(fields: Partial<PostInsert> = {}): Promise<Post> {
  const id = fields.id ?? randomUUID();
  const client = await asOwner();
  const { data } = await client
    .from("posts")
    .insert({
      id,
      title: unique("A post"),
      slug: `post-${id.slice(0, 8)}`,
      content: "<p>The body of the post.</p>",
      created_at: "2020-02-02T12:00:00Z",
      published: true,
      ...fields,
    })
    .select()
    .single()
    .throwOnError();
  return data;
}

/** The posts of the seed, newest first: those the site was built with. */
export async function seededPosts(published: boolean): Promise<Post[]> {
  const client = await asOwner();
  const { data } = await client
    .from("posts")
    .select()
    .eq("published", published)
    .gte("id", "00000000-0000-4000-8000-000000000100")
    .lte("id", "00000000-0000-4000-8000-000000000199")
    .order("created_at", { ascending: false })
    .throwOnError();
  expect(data.length, `seeded posts, published ${published}`).toBeGreaterThan(0);
  return data;
}

/** The projects of the seed. */
export async function seededProjects(): Promise<Tables<"projects">[]> {
  const client = await clientOf();
  const { data } = await client
    .from("projects")
    .select()
    .gte("id", "00000000-0000-4000-8000-000000000200")
    .lte("id", "00000000-0000-4000-8000-000000000299")
    .throwOnError();
  expect(data.length, "seeded projects").toBeGreaterThan(0);
  return data;
}

/** Stores a project. */
export async function makeProject(
  fields: Partial<ProjectInsert> = {},
): Promise<Tables<"projects">> {
  const client = await asOwner();
  const { data } = await client
    .from("projects")
    .insert({
      title: unique("A project"),
      slug: `project-${randomUUID()}`,
      description: "What it does.",
      ...fields,
    })
    .select()
    .single()
    .throwOnError();
  return data;
}

/** Stores a visitor's comment on a post. */
export async function makeComment(
  postId: string,
  fields: Partial<NewComment> = {},
): Promise<{ id: string; author_name: string; content: string }> {
  const client = await clientOf();
  const comment = {
    id: randomUUID(),
    author_name: unique("Visitor"),
    content: unique("A comment"),
    ...fields,
  };
  await client.rpc("add_comment", { ...comment, post_id: postId }).throwOnError();
  return comment;
}

/** Sends the owner a visitor's message. */
export async function makeMessage(fields: Partial<NewMessage> = {}): Promise<NewMessage> {
  const client = await clientOf();
  const message = {
    id: randomUUID(),
    name: "Ada Visitor",
    email: "visitor@example.com",
    subject: unique("A question"),
    message: "First line\n\nSecond line",
    ...fields,
  };
  await client.rpc("send_contact_message", message).throwOnError();
  return message;
}

/** Approves all comments of a post, spam included. */
export async function approveComments(postId: string): Promise<void> {
  const client = await asOwner();
  await client.from("comments").update({ status: "approved" }).eq("post_id", postId).throwOnError();
}

/** The link in the newest email of a kind to an address; waits until it has been sent. */
export async function linkMailedTo(address: string, kind: "signup" | "recovery"): Promise<string> {
  let link: string | null | undefined;
  await expect(() => {
    link = readEmails().findLast((mail) => mail.to === address && mail.kind === kind)?.link;
    expect(link, `a ${kind} mail to ${address}`).toBeTruthy();
  }).toPass();
  return link ?? "";
}

/** The emails that have been sent, oldest first. */
export function readEmails(): Mail[] {
  const lines = fs.existsSync(mailFile) ? fs.readFileSync(mailFile, "utf8").split("\n") : [];
  return lines.filter(Boolean).map((line): Mail => JSON.parse(line));
}
