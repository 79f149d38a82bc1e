import { screen } from "@testing-library/react";
import type { Tables } from "@/lib/supabase/database.types";
import { renderApp } from "../../../support/render";
import { signedInAs } from "../../../support/session";
import { serveAdminPosts } from "./serve-admin-posts";

/** Opens the editor for a new post as the owner, in a site that holds `posts`. */
export async function openNewPost(posts: Tables<"posts">[] = []) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const requests = serveAdminPosts(posts);
  const { user } = renderApp("/admin/posts");
  await user.click(await screen.findByRole("button", { name: "New Post" }));
  await screen.findByRole("dialog", { name: "Create New Post" });
  return { user, ...requests };
}

/** Opens the editor for a post as the owner. */
export async function openPost(post: Tables<"posts">) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const requests = serveAdminPosts([post]);
  const { user } = renderApp("/admin/posts");
  await user.click(await screen.findByRole("button", { name: `Edit ${post.title}` }));
  await screen.findByRole("textbox", { name: "Title" });
  return { user, ...requests };
}

/** A text field of the form by its label. */
export const field = (name: string) => screen.getByLabelText(name, { exact: true });
