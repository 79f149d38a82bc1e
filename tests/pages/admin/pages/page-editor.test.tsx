import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { pageRow } from "../../../support/factories";
import { fill } from "../../../support/fill";
import { refusedBy, rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { field, openNewPage, openPage } from "./serve-admin-pages";

const save = () => screen.getByRole("button", { name: "Save Page" });

test("a new page is stored as typed: its path follows the title, and its text is rendered", async () => {
  const { user, inserted } = await openNewPage();
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
  const { user } = await openNewPage();
  await fill(user, field("Content"), "One\n\n<script>two()</script>");
  expect(
    await screen.findByText("Readers do not get <script>: code in a text does not run."),
  ).toBeVisible();
});

test("it may begin with a text to rewrite, until something was written", async () => {
  const { user, inserted } = await openNewPage();
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
  expect(inserted).toMatchObject([{ path: "uses", published: false }]);
});

test("a path that the site has is refused at its field, and slashes around one are forgiven", async () => {
  const { user, updated } = await openPage(pageRow({ title: "Now", path: "now" }));
  server.use(
    http.patch(
      rest("pages"),
      () => refusedBy("pages_path_reserved", "The site has something else at this path already."),
      { once: true },
    ),
  );
  await user.clear(field("Path"));
  await fill(user, field("Path"), "/blog/x/");
  await user.click(save());
  expect(
    await screen.findByText("The site has something else at this path already."),
  ).toBeVisible();
  expect(field("Path")).toHaveAttribute("aria-invalid", "true");

  await user.clear(field("Path"));
  await fill(user, field("Path"), "/then/");
  await user.click(save());
  await findToast("Page saved successfully");
  expect(updated).toMatchObject([{ path: "then" }]);
});

test("a page in HTML, as from another system, stays HTML", async () => {
  const { user, updated } = await openPage(pageRow({ title: "About us", content: "<p>We.</p>" }));
  await user.type(field("Content"), "<p>They.</p>");
  await user.click(save());
  await findToast("Page saved successfully");
  expect(updated).toMatchObject([
    { format: "html", source: "", content: "<p>We.</p><p>They.</p>" },
  ]);
});

test("a page that is saved is shared by a link, as a post is", async () => {
  const page = pageRow({ title: "Now", path: "now", published: false });
  const asked: unknown[] = [];
  const { user } = await openPage(page);
  server.use(
    http.post(rest("rpc/share_draft"), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json("2026-12-01T00:00:00+00:00");
    }),
  );
  await user.click(screen.getByRole("button", { name: "Make a link" }));
  const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "The link" });
  expect(link.value).toContain("/draft#");
  expect(asked).toMatchObject([{ post_id: page.id, days: 7 }]);
});
