// @module-tag full
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { postRow } from "../../../../support/factories";
import { findToast } from "../../../../support/toasts";
import { field, openPost } from "../open-editor";

const convert = vi.hoisted(() =>
  vi.fn<(html: string) => Promise<{ markdown: string; isSame: boolean }>>(),
);
vi.mock("@/lib/markdown/from-html", () => ({ markdownFromHtml: convert }));

beforeEach(() => convert.mockReset());

async function askToConvert() {
  const opened = await openPost(postRow({ content: "<h2>One</h2><p>Two.</p>" }));
  await opened.user.click(screen.getByRole("button", { name: "Convert to Markdown" }));
  return { ...opened, dialog: within(await screen.findByRole("dialog")) };
}

test("a post in HTML can be converted to Markdown after a preview, and is stored with the next save", async () => {
  convert.mockResolvedValue({ markdown: "## One\n\nTwo.", isSame: true });
  const { user, dialog, updated } = await askToConvert();
  expect(await dialog.findByText("Readers will see no difference.")).toBeVisible();
  expect(dialog.getByLabelText("The text in Markdown")).toHaveValue("## One\n\nTwo.");
  await user.click(dialog.getByRole("button", { name: "Convert" }));

  await waitFor(() => expect(field("Content")).toHaveValue("## One\n\nTwo."));
  expect(screen.queryByRole("button", { name: "Convert to Markdown" })).not.toBeInTheDocument();
  expect(updated).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Update" }));
  await findToast("Post updated successfully");
  expect(updated).toMatchObject([
    {
      format: "markdown",
      source: "## One\n\nTwo.",
      content: expect.stringMatching(/<h2.*>One<\/h2>\n<p>Two\.<\/p>/),
    },
  ]);
});

test("what Markdown cannot express is shown before converting", { tags: "full" }, async () => {
  convert.mockResolvedValue({ markdown: "## Uno", isSame: false });
  const { user, dialog } = await askToConvert();
  const now = within(await dialog.findByRole("region", { name: "Now" }));
  const then = within(dialog.getByRole("region", { name: "From Markdown" }));
  expect(await now.findByRole("heading", { name: "One" })).toBeVisible();
  expect(await then.findByRole("heading", { name: "Uno" })).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Keep HTML" }));

  expect(field("Content")).toHaveValue("<h2>One</h2><p>Two.</p>");
});

test("a failed conversion is reported and can be retried", { tags: "full" }, async () => {
  convert.mockRejectedValueOnce(new Error("not loaded"));
  convert.mockResolvedValueOnce({ markdown: "## One", isSame: true });
  const { user, dialog } = await askToConvert();
  expect(await dialog.findByRole("alert")).toHaveTextContent("The text could not be converted.");
  await user.click(dialog.getByRole("button", { name: "Retry" }));
  expect(await dialog.findByRole("button", { name: "Convert" })).toBeVisible();
});
