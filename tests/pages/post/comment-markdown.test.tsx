import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { commentRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { openPost, post, textField } from "./open-comments";
import { servePost } from "./serve-post";
import { fill } from "../../support/fill";

test("a comment's Markdown is rendered", async () => {
  servePost(post, [commentRow({ content: "Read **this**\nfirst" })]);
  renderApp(`/blog/${post.id}`);

  const strong = await screen.findByText("this");
  expect(strong.tagName).toBe("STRONG");
  expect(strong.parentElement?.textContent).toBe("Read this\nfirst");
});

test("a preview shows the typed text as rendered, and can be closed", async () => {
  const user = await openPost();
  const preview = screen.getByRole("button", { name: "Preview" });
  expect(preview).toHaveAttribute("aria-expanded", "false");
  await user.click(preview);
  const region = within(screen.getByRole("region", { name: "Preview" }));
  expect(region.getByText("Nothing to preview yet.")).toBeVisible();

  await fill(user, textField(), "So *true*");
  expect((await region.findByText("true")).tagName).toBe("EM");
  await user.click(preview);
  expect(screen.queryByRole("region", { name: "Preview" })).not.toBeInTheDocument();
  expect(textField()).toHaveValue("So *true*");
});

test("a preview closes when its text is deleted or sent", async () => {
  const user = await openPost();
  const preview = screen.getByRole("button", { name: "Preview" });
  const isOpen = () => preview.getAttribute("aria-expanded");
  await fill(user, screen.getByLabelText("Name"), "Noor");
  for (const end of [
    () => user.clear(textField()),
    () => user.click(screen.getByRole("button", { name: "Post Comment" })),
  ]) {
    await fill(user, textField(), "So *true*");
    await user.click(preview);
    expect(isOpen()).toBe("true");
    await end();
    await waitFor(() => expect(textField()).toHaveValue(""));
    expect(isOpen()).toBe("false");
  }
});
