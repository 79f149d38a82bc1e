import { configure, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { writeDraft } from "@/lib/drafts/draft-store";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { post, textField } from "../pages/post/open-comments";
import { servePost } from "../pages/post/serve-post";
import { renderApp } from "../support/render";
import { auth, rest, server } from "../support/server";
import { sessionOf } from "../support/session";

// As `npm run dev` does, which runs every effect twice.
configure({ reactStrictMode: true });

// The client reads the address once, when it is made: one test for the whole file.
test("the link of a confirmation leads back to the comment that was begun, signed in", async () => {
  const scrolledTo: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  // What supabase-js keeps in the browser that asked for the mail.
  localStorage.setItem(`${SESSION_KEY}-code-verifier`, JSON.stringify("the-secret"));
  writeDraft(`comment:${post.id}:new`, "Begun as nobody");
  servePost(post);
  server.use(
    http.post(auth("token"), () => HttpResponse.json(sessionOf())),
    http.post(rest("rpc/is_owner"), () => HttpResponse.json(false)),
    http.get(rest("post_likes"), () => HttpResponse.json([])),
  );
  renderApp(`/blog/${post.slug}?link=confirmation&part=comments&code=the-code`);

  expect(await screen.findByText("You are signed in")).toBeVisible();
  expect(screen.getByText("Your address is confirmed.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(window.location.pathname).toBe(`/blog/${post.slug}`);
  expect(window.location.search + window.location.hash).toBe("#comments");
  await screen.findByText("No comments yet. Be the first to comment!");
  expect(textField()).toHaveValue("Begun as nobody");
  expect(scrolledTo).toContain("comments");
});
