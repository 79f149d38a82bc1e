import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { pageRow } from "../../../support/factories";
import { fill } from "../../../support/fill";
import { choose } from "../../../support/owner";
import { renderApp } from "../../../support/render";
import { recordPosts } from "../../../support/requests";
import { countedPage, rest, server } from "../../../support/server";
import { NEW, SEEN, serveCopy } from "../serve-copy";
import { findToast } from "../../../support/toasts";
import { field, pages } from "../../../support/serve-records";

const save = () => screen.getByRole("button", { name: "Save Page" });

test("a new page is stored as typed: its path follows the title, and its text is rendered", async () => {
  const { user, inserted } = await pages.openNew();
  await fill(user, field("Title"), "What I use");
  await waitFor(() => expect(field("Path")).toHaveValue("what-i-use"));
  await fill(user, field("Content"), "All *of* it.");
  await user.click(screen.getByRole("switch", { name: "Published" }));
  expect(screen.queryByLabelText("Order")).not.toBeInTheDocument();
  await user.selectOptions(field("Menu"), "footer");
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

test("what readers do not get of a text is said below it, with why", async () => {
  const { user } = await pages.openNew();
  await fill(user, field("Content"), "One\n\n<script>two()</script>");
  expect(
    await screen.findByText("Readers do not get <script>: code in a text does not run."),
  ).toBeVisible();
});

test("a new page may begin with a template", { tags: "full" }, async () => {
  const { user, inserted } = await pages.openNew();
  await user.selectOptions(field("Begin with"), "imprint");
  await waitFor(() => expect(field("Title")).toHaveValue("Imprint"));
  expect(field("Path")).toHaveValue("imprint");
  expect(field("Menu")).toHaveValue("footer");
  await user.selectOptions(field("Begin with"), "uses");
  await waitFor(() => expect(field("Title")).toHaveValue("Uses"));

  await user.type(field("Content"), "More.");
  await waitFor(() => expect(field("Begin with")).toBeDisabled());
  await user.click(save());
  await findToast("Page saved successfully");
  expect(inserted).toMatchObject([{ path: "uses", position: 2, published: false }]);
});

test("slashes around a path are forgiven", async () => {
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

test("an unsaved page is found above the others", { tags: "full" }, async () => {
  const text = { id: NEW, title: "Uses", device: "Safari", saved_at: SEEN, is_new: true };
  serveCopy({ title: "Uses", path: "uses", source: "A desk", hasOwnPath: true }, null);
  const asked = recordPosts("rpc/unfinished_posts", () => HttpResponse.json([text]));
  const { inserted } = pages.serve([]);
  const { user } = renderApp("/admin/pages");
  const list = within(await screen.findByRole("region", { name: "Unfinished" }));
  expect(asked).toEqual([{ of_kind: "pages" }]);
  await user.click(list.getByRole("link", { name: "Continue Uses" }));
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  await user.click(save());
  await findToast("Page saved successfully");
  expect(inserted).toMatchObject([{ id: NEW, path: "uses", source: "A desk" }]);
});

test("an unsaved text is sent when its editor is left", { tags: "full" }, async () => {
  const kept = recordPosts("rpc/save_working_copy", () =>
    HttpResponse.json([{ writer: NEW, device: "", saved_at: SEEN }]),
  );
  const page = pageRow({ title: "Now", path: "now", format: "markdown", source: "Before" });
  const { user } = await pages.open(page);
  await fill(user, field("Description"), "After");
  window.dispatchEvent(new Event("pagehide"));
  await waitFor(() =>
    expect(kept).toMatchObject([
      { of_kind: "pages", post: page.id, input: { title: "Now", description: "After" } },
    ]),
  );
  await user.click(save());
  await findToast("Page saved successfully");
});

test("an earlier version of a page is restored, and its path stays", { tags: "full" }, async () => {
  const page = pageRow({ title: "Now", path: "now", format: "markdown", source: "Two words" });
  const version = {
    id: "00000000-0000-4000-8000-000000000901",
    saved_at: SEEN,
    was_published: true,
    name: "",
    changed: ["title", "source", "content"],
    words_added: 1,
    words_removed: 0,
    first_words: "One",
  };
  server.use(
    http.post(rest("rpc/revisions_page"), () => countedPage([version])),
    http.get(rest("post_revisions"), () =>
      HttpResponse.json([
        { fields: { title: "Then", path: "then", format: "markdown", source: "One word" } },
      ]),
    ),
  );
  const { user, updated } = await pages.open(page);
  await choose(user, /Actions for the version/, "Restore");
  await findToast("Version restored");
  expect(field("Title")).toHaveValue("Then");
  expect(field("Path")).toHaveValue("now");
  await user.click(save());
  await findToast("Page saved successfully");
  expect(updated).toMatchObject([{ title: "Then", path: "now", source: "One word" }]);
});
