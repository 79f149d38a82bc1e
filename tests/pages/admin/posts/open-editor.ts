import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import type { Tables } from "@/lib/supabase/database.types";
import { openAsOwner } from "../../../support/owner";
import { serveAdminPosts } from "./serve-admin-posts";

/** Goes from the owner's list to the page of a new post, on a site that has `posts`. */
export async function openNewPost(posts: Tables<"posts">[] = []) {
  const { user, requests } = openAt("/admin/posts", posts);
  await user.click(await screen.findByRole("link", { name: "New Post" }));
  await screen.findByRole("heading", { level: 1, name: "Create New Post" });
  await screen.findByLabelText("Content");
  await textIsReady();
  return { user, ...requests };
}

/** Goes from the owner's list to the page of a post. */
export async function openPost(post: Tables<"posts">) {
  const { user, requests } = openAt("/admin/posts", [post]);
  await user.click(await screen.findByRole("link", { name: `Edit ${post.title}` }));
  await screen.findByRole("textbox", { name: "Title" });
  await textIsReady();
  return { user, ...requests };
}

/** Typed text is passed on a moment after it appears in the field. */
async function textIsReady() {
  await waitFor(() => expect(screen.getByRole("button", { name: "Bold" })).toBeEnabled());
}

/** Opens a page of the owner's, on a site that has `posts`. */
export function openAt(address: string, posts: Tables<"posts">[]) {
  writePlainly();
  const requests = serveAdminPosts(posts);
  return { ...openAsOwner(address), requests };
}

/** jsdom has no layout, which the editor needs: the text is written in the plain text area. */
export function writePlainly() {
  localStorage.setItem("plain-editor", "true");
}

/** Shows the settings beside the text. */
export async function openSettings(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Settings" }));
}

/** A text field of the page by its label. */
export const field = (name: string) => screen.getByLabelText(name, { exact: true });
