import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { projectRow } from "../../../support/factories";
import { shownAddress } from "../../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../../support/requests";
import { refusal, rest, server } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { serveProject } from "../../project/serve-project";
import { field, projects } from "../../../support/serve-records";
import { fillTable } from "../../../support/table";
import { fill } from "../../../support/fill";

const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.queryByRole("dialog");

test("a new project is stored as typed, confirmed by a toast, and shown in the list", async () => {
  const { user, inserted } = await projects.openNew();
  expect(field("Title")).toHaveFocus();
  for (const name of ["Project Details", "Technologies", "Settings"])
    expect(screen.getByRole("region", { name })).toBeVisible();

  await fill(user, field("Title"), "  Tidewatch ");
  await fill(user, field("Description"), "Tides.");
  await fill(user, field("Long description"), "All about *tides*.");
  await fill(user, field("Image"), "/images/tide.png");
  await fill(user, field("Code link"), "https://code.example");
  await fill(user, field("Live link"), "https://live.example");
  await user.selectOptions(field("Status"), "in-progress");
  await user.click(screen.getByRole("switch", { name: "Featured" }));
  await fill(user, field("Start date"), "2026-01-31");
  await user.type(field("Add a technology"), " React {Enter}");
  await user.click(button("Save Project"));

  await findToast("Project saved successfully!");
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(inserted).toMatchObject([
    {
      title: "Tidewatch",
      slug: "tidewatch",
      description: "Tides.",
      long_description_html: "<p>All about <em>tides</em>.</p>",
      status: "in-progress",
      technologies: ["React"],
      featured: true,
      image_url: "/images/tide.png",
      start_date: "2026-01-31",
      end_date: null,
      github_url: "https://code.example",
      live_url: "https://live.example",
    },
  ]);
  expect(await screen.findByRole("article", { name: "Tidewatch" })).toBeVisible();
  expect(shownAddress()).toBe("/admin/projects");
  expect(button("New Project")).toHaveFocus();
});

test("Ctrl+S saves, including the last words, and the toast links to the project's page", async () => {
  const project = projectRow({ title: "Tidewatch" });
  const { user, updated } = await projects.open(project);
  await user.type(field("Long description"), "Tides.");
  await user.keyboard("{Control>}s{/Control}");
  const toast = within(await findToast("Project saved successfully!"));
  expect(updated).toMatchObject([{ long_description: "Tides." }]);

  serveProject([project]);
  await user.click(toast.getByRole("button", { name: "View" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tidewatch" })).toBeVisible();
});

test(
  "a new project that is still being written when it is stored stays open, and keeps its URL",
  { tags: "full" },
  async () => {
    const { user, inserted, updated } = await projects.openNew();
    fillTable("projects", [projectRow({ slug: "tidewatch" })]);
    const { answer, release } = heldBack(() => undefined);
    server.use(http.post(rest("projects"), answer));
    await fill(user, field("Title"), "Tidewatch");
    await fill(user, field("Description"), "Tides.");
    await user.type(field("Add a technology"), "React");
    await user.click(button("Save Project"));
    await screen.findByRole("button", { name: "Saving..." });
    await fill(user, field("Title"), " and more");
    release();
    await findToast("Project saved successfully!");
    expect(await screen.findByRole("dialog", { name: "Edit Project" })).toBeVisible();
    expect(field("Slug"), "as it was stored, with a suffix").toHaveValue("tidewatch-2");
    expect(field("Add a technology"), "it was added").toHaveValue("");
    await fill(user, field("Title"), ", at last");

    await user.click(button("Save Project"));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(inserted).toMatchObject([{ title: "Tidewatch", technologies: ["React"] }]);
    expect(updated).toMatchObject([{ title: "Tidewatch and more, at last", slug: "tidewatch-2" }]);
  },
);

test("the slug of a stored project does not follow its title", async () => {
  const { user, updated } = await projects.open(projectRow({ title: "Kites", slug: "kites" }));
  await fill(user, field("Title"), " and strings");
  await user.click(button("Save Project"));
  await findToast("Project saved successfully!");
  expect(updated).toMatchObject([{ title: "Kites and strings", slug: "kites" }]);
});

test(
  "before publishing, descriptions of new pictures are requested",
  { tags: "full" },
  async () => {
    const { user, updated } = await projects.open(
      projectRow({ title: "Kites", long_description: "![](/old.png)" }),
    );
    await user.type(field("Long description"), "\n\n![[](/new.png)");
    await user.click(button("Save Project"));
    const question = within(
      await screen.findByRole("dialog", { name: "What do the pictures show?" }),
    );
    await fill(user, question.getByLabelText("Alternative text"), "A kite");
    expect(updated).toEqual([]);
    await user.click(question.getByRole("button", { name: "Save Project" }));
    await findToast("Project saved successfully!");
    expect(updated).toMatchObject([{ long_description: "![](/old.png)\n\n![A kite](/new.png)" }]);
  },
);

test("the long description is written in Markdown, with a preview", async () => {
  const { user } = await projects.openNew();
  await fill(user, field("Long description"), "All *about* tides.");
  await user.click(button("Preview"));
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(await preview.findByText("about")).toHaveProperty("tagName", "EM");
  expect(field("Long description")).not.toBeVisible();
  await user.click(button("Edit"));
  expect(field("Long description")).toHaveValue("All *about* tides.");
});

test("without title and description nothing is sent, and the fields show why", async () => {
  const { user, inserted } = await projects.openNew();
  await fill(user, field("Title"), "   ");
  await user.click(button("Save Project"));

  await findToast("Please fill in at least the title and description");
  expect(field("Title")).toHaveFocus();
  expect(field("Title")).toHaveAccessibleDescription("The title is required.");
  expect(field("Description")).toHaveAccessibleDescription(/The description is required\.$/);
  await earlierRequestsHaveArrived();
  expect(inserted).toEqual([]);
});

test("a refused project keeps all text", { tags: "full" }, async () => {
  const { user } = await projects.openNew();
  const { answer, release } = heldBack(() => refusal("The title needs 1 to 200 characters."));
  server.use(http.post(rest("projects"), answer));
  await fill(user, field("Title"), "Kept");
  await fill(user, field("Description"), "Every word");
  await user.click(button("Save Project"));
  expect(await screen.findByRole("button", { name: "Saving..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await user.type(field("Title"), " and more");

  release();
  await findToast("Failed to save project");
  expect(field("Title")).toHaveValue("Kept and more");
  expect(field("Description")).toHaveValue("Every word");
});
