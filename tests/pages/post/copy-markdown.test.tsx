import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { registerPictures } from "@/lib/media/built";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { findToast } from "../../support/toasts";
import { servePost } from "./serve-post";

const post = postRow({
  title: "Worth keeping",
  slug: "worth-keeping",
  content:
    '<h2>Why</h2><p>See <a href="/about">here</a>.</p><p><img src="/storage/v1/object/public/media/a" alt="A"></p><script>alert("x")</script>',
});

async function openPost() {
  servePost(post);
  const { user } = renderApp(`/blog/${post.id}`);
  return { user, button: await screen.findByRole("button", { name: "Copy as Markdown" }) };
}

test("an article is copied as Markdown, with its URL and absolute links, as the build writes it", async () => {
  registerPictures([["/storage/v1/object/public/media/a", ["/assets/pictures/a/1.webp", ""]]]);
  const { user, button } = await openPost();
  await user.click(button);

  await findToast("Markdown copied!");
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(`url: "${window.location.origin}/blog/worth-keeping"\n`);
  expect(copied).toContain(
    `# Worth keeping\n\n## Why\n\nSee [here](${window.location.origin}/about).\n\n![A](${window.location.origin}/assets/pictures/a/1.webp)\n`,
  );
  expect(copied).not.toContain("alert");
});
