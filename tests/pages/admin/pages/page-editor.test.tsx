import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readTemplate } from "@/pages/admin/pages/templates";
import { pageRow } from "../../../support/factories";
import { fill } from "../../../support/fill";
import { choose } from "../../../support/owner";
import { renderApp } from "../../../support/render";
import { query, serveFunctions, serveRows, serveWrites } from "../../../support/table";
import { NEW, serveCopy } from "../serve-copy";
import { findToast } from "../../../support/toasts";
import { field, pages } from "../../../support/serve-records";

const save = () => screen.getByRole("button", { name: "Save Page" });

test("a new page is stored as typed: its path follows the title, and its text is rendered", async () => {
  const { user, inserted } = await pages.openNew();
  expect(field("Start with")).toHaveDisplayValue("An empty page");
  await fill(user, field("Title"), "What I use");
  await waitFor(() => expect(field("Path")).toHaveValue("what-i-use"));
  expect(screen.getByText("Content")).toHaveTextContent("Content *");
  await fill(user, field("Content"), "All *of* it.");
  await user.click(screen.getByRole("switch", { name: "Published" }));
  expect(screen.queryByLabelText("Order")).not.toBeInTheDocument();
  await user.selectOptions(field("Menu"), "footer");
  expect(field("Order")).toHaveAttribute("inputmode", "numeric");
  await fill(user, field("Order"), "3");
  await user.click(save());

  await findToast("Page saved successfully");
  expect(inserted).toMatchObject([
    {
      title: "What I use",
      path: "what-i-use",
      format: "markdown",
      source: "All *of* it.",
      content: "<p>All <em>of</em> it.</p>",
      place: "footer",
      position: 3,
      published: true,
      indexed: true,
    },
  ]);
});

test("what is removed from a text for readers is reported below it, with the reason", async () => {
  const { user } = await pages.openNew();
  await fill(user, field("Content"), "One\n\n<script>two()</script>");
  expect(
    await screen.findByText("Readers do not get <script>: scripts in a text do not run."),
  ).toBeVisible();
});

test("a new page may start from a template", { tags: "full" }, async () => {
  const { user, inserted } = await pages.openNew();
  await user.selectOptions(field("Start with"), "imprint");
  await waitFor(() => expect(field("Title")).toHaveValue("Imprint"));
  expect(field("Path")).toHaveValue("imprint");
  expect(field("Menu")).toHaveValue("footer");
  await user.selectOptions(field("Start with"), "uses");
  await waitFor(() => expect(field("Title")).toHaveValue("Uses"));

  await user.type(field("Content"), "More.");
  await waitFor(() => expect(field("Start with")).toBeDisabled());
  await user.click(save());
  await findToast("Page saved successfully");
  expect(inserted).toMatchObject([{ path: "uses", position: 2, published: false }]);
});

test(
  "a template replaces nothing that was typed or chosen, also while it loads",
  { tags: "full" },
  async () => {
    const { user } = await pages.openNew();
    await fill(user, field("Title"), "My desk");
    await waitFor(() => expect(field("Path")).toHaveValue("my-desk"));
    await user.selectOptions(field("Menu"), "navigation");
    fireEvent.change(field("Start with"), { target: { value: "uses" } });
    fireEvent.change(field("Description"), { target: { value: "In short." } });

    await waitFor(() => expect(field("Content")).toHaveDisplayValue(/^People ask/));
    expect(field("Title")).toHaveValue("My desk");
    expect(field("Menu")).toHaveValue("navigation");
    expect(field("Order")).toHaveValue(2);
    expect(field("Description")).toHaveValue("In short.");
    await user.type(field("Title"), ", tidy");
    await waitFor(() => expect(field("Path")).toHaveValue("my-desk-tidy"));
  },
);

test("a text that was written while a template loaded is kept", async () => {
  await pages.openNew();
  fireEvent.change(field("Start with"), { target: { value: "uses" } });
  fireEvent.input(field("Content"), { target: { value: "Mine." } });
  fireEvent.blur(field("Content"));
  await act(() => readTemplate("uses"));
  expect(field("Content")).toHaveValue("Mine.");
  expect(field("Title")).toHaveValue("");
});

test("of several templates, the one that was chosen last is used", async () => {
  await pages.openNew();
  fireEvent.change(field("Start with"), { target: { value: "imprint" } });
  fireEvent.change(field("Start with"), { target: { value: "uses" } });
  await waitFor(() => expect(field("Title")).toHaveValue("Uses"));
  await act(() => readTemplate("imprint"));
  expect(field("Title")).toHaveValue("Uses");
});

test("slashes around a path are ignored", { tags: "full" }, async () => {
  const { user, updated } = await pages.open(pageRow({ title: "Now", path: "now" }));
  await user.clear(field("Path"));
  await fill(user, field("Path"), "/then/");
  await user.click(save());
  await findToast("Page saved successfully");
  expect(updated).toMatchObject([{ path: "then" }]);
});

test("a page in HTML, as from another system, stays HTML", { tags: "full" }, async () => {
  const { user, updated } = await pages.open(pageRow({ title: "About us", content: "<p>We.</p>" }));
  await user.type(field("Content"), "<p>They.</p>");
  await user.click(save());
  await findToast("Page saved successfully");
  expect(updated).toMatchObject([
    { format: "html", source: "", content: "<p>We.</p><p>They.</p>" },
  ]);
});

test("the text of a page in HTML that another tab stored is not replaced without a question", async () => {
  const page = pageRow({ title: "About us", content: "<p>We.</p>" });
  const { user, changeElsewhere } = await pages.open(page);
  await user.type(field("Content"), "<p>They.</p>");
  changeElsewhere(page.id, { content: "<p>We, from another tab.</p>" });
  await user.click(save());
  const both = within(await screen.findByRole("dialog", { name: /^Changed elsewhere/ }));
  expect(both.getByRole("region", { name: "Content" })).toHaveTextContent("from another tab");
});

test("an unsaved page is listed above the others", { tags: "full" }, async () => {
  const fields = { title: "Uses", path: "uses", source: "A desk", hasOwnPath: true };
  serveCopy(fields, { kind: "pages" });
  const { inserted } = pages.serve([]);
  const { user } = renderApp("/admin/pages");
  const list = within(await screen.findByRole("region", { name: "Unfinished" }));
  await user.click(list.getByRole("link", { name: "Continue Uses" }));
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  await user.click(save());
  await findToast("Page saved successfully");
  expect(inserted).toMatchObject([{ id: NEW, path: "uses", source: "A desk" }]);
});

const copies = () => query("select kind, post_id, fields from public.working_copies");

test("an unsaved text is sent when the editor is left", { tags: "full" }, async () => {
  serveWrites("working_copies");
  serveFunctions("save_working_copy");
  const page = pageRow({ title: "Now", path: "now", format: "markdown", source: "Before" });
  const { user } = await pages.open(page);
  await fill(user, field("Description"), "After");
  window.dispatchEvent(new Event("pagehide"));
  const fields = expect.objectContaining({ title: "Now", description: "After" });
  await waitFor(async () =>
    expect(await copies()).toEqual([{ kind: "pages", post_id: page.id, fields }]),
  );
  await user.click(save());
  await findToast("Page saved successfully");
  await waitFor(async () => expect(await copies()).toEqual([]));
});

test("an earlier version of a page is restored, but not its path", { tags: "full" }, async () => {
  const page = pageRow({ title: "Now", path: "now", format: "markdown", source: "Two words" });
  const fields = { title: "Then", path: "then", format: "markdown", source: "One word" };
  serveRows("post_revisions", [{ page_id: page.id, was_published: true, fields }]);
  serveFunctions("revisions_page");
  const { user, updated } = await pages.open(page);
  await choose(user, /Actions for the version/, "Restore");
  await findToast("Version restored");
  expect(field("Title")).toHaveValue("Then");
  expect(field("Path")).toHaveValue("now");
  await user.click(save());
  await findToast("Page saved successfully");
  expect(updated).toMatchObject([{ title: "Then", path: "now", source: "One word" }]);
});
