import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { projectRow } from "../../../support/factories";
import { renderApp, shownAddress } from "../../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../../support/requests";
import { projectRecord } from "@/data/projects/record";
import { refusal, refusedBy, rest, server, storedAlready } from "../../../support/server";
import { findToast } from "../../../support/toasts";
import { serveProject } from "../../project/serve-project";
import { field, openNewProject, openProject } from "./serve-admin-projects";
import { fill } from "../../../support/fill";

const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.queryByRole("dialog");
const technologies = () =>
  within(screen.getByRole("list", { name: "Technologies of this project" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("a new project is stored as typed, said to be, and shown in the list", async () => {
  const { user, inserted } = await openNewProject();
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

test("the slug follows a new title until it is written by hand", async () => {
  const { user, inserted } = await openNewProject();
  await user.type(field("Title"), "Ebbe & Flut");
  await waitFor(() => expect(field("Slug")).toHaveValue("ebbe-flut"));
  await user.clear(field("Slug"));
  await user.type(field("Slug"), "tides");
  await user.type(field("Title"), " II");
  await user.type(field("Description"), "Tides.");
  await user.click(button("Save Project"));
  await findToast("Project saved successfully!");
  expect(inserted).toMatchObject([{ title: "Ebbe & Flut II", slug: "tides" }]);
});

test.each(["Title", "Slug", "Image", "Code link"])("Enter in «%s» saves nothing", async (name) => {
  const { user, updated } = await openProject(projectRow());
  await user.type(field(name), "x{Enter}");
  await earlierRequestsHaveArrived();
  expect(updated).toEqual([]);
  expect(dialog()).toBeVisible();
});

test("Ctrl+S saves, with what was typed last, and the toast leads to the project's page", async () => {
  const project = projectRow({ title: "Tidewatch" });
  const { user, updated } = await openProject(project);
  await user.type(field("Long description"), "Tides.");
  await user.keyboard("{Control>}s{/Control}");
  const toast = within(await findToast("Project saved successfully!"));
  expect(updated).toMatchObject([{ long_description: "Tides." }]);

  serveProject([project]);
  await user.click(toast.getByRole("button", { name: "View" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tidewatch" })).toBeVisible();
});

test("the slug of a stored project does not follow its title", async () => {
  const { user, updated } = await openProject(projectRow({ title: "Kites", slug: "kites" }));
  await fill(user, field("Title"), " and strings");
  await user.click(button("Save Project"));
  await findToast("Project saved successfully!");
  expect(updated).toMatchObject([{ title: "Kites and strings", slug: "kites" }]);
});

test("before it is public it is asked what a new picture of the long description shows", async () => {
  const { user, updated } = await openProject(
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
});

test("the long description is written in Markdown, and looked at as readers see it", async () => {
  const { user } = await openNewProject();
  await fill(user, field("Long description"), "All *about* tides.");
  await user.click(button("Preview"));
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(await preview.findByText("about")).toHaveProperty("tagName", "EM");
  expect(field("Long description")).not.toBeVisible();
  await user.click(button("Edit"));
  expect(field("Long description")).toHaveValue("All *about* tides.");
});

test("technologies are trimmed and each there once, by Enter or the plus", async () => {
  const { user } = await openNewProject();
  await user.type(field("Add a technology"), "  React {Enter}");
  await fill(user, field("Add a technology"), "CSS");
  await user.click(button("Add technology"));
  await user.type(field("Add a technology"), "react{Enter} {Enter}");
  expect(technologies()).toEqual(["React", "CSS"]);

  await user.click(button("Remove technology React"));
  expect(technologies()).toEqual(["CSS"]);
  expect(field("Add a technology")).toHaveFocus();
  expect(screen.getByRole("dialog", { name: "Create New Project" })).toBeVisible();
});

test("without title and description nothing is sent, and the fields say why", async () => {
  const { user, inserted } = await openNewProject();
  await fill(user, field("Title"), "   ");
  await user.click(button("Save Project"));

  await findToast("Please fill in at least the title and description");
  expect(field("Title")).toHaveFocus();
  expect(field("Title")).toHaveAccessibleDescription("The title is required.");
  expect(field("Description")).toHaveAccessibleDescription(/The description is required\.$/);
  await earlierRequestsHaveArrived();
  expect(inserted).toEqual([]);
});

test.each(["Slug", "Image", "Live link", "End date"])(
  "what the database refuses of «%s» is said beside it, and nothing typed is lost",
  async (label) => {
    const { user } = await openProject(projectRow());
    const column =
      Object.entries(projectRecord).find(([, field]) => field.label === label)?.[0] ?? "";
    server.use(
      http.patch(rest("projects"), () => refusedBy(`projects_${column}_format`, "Not like this.")),
    );
    await user.type(field("Title"), "!");
    await user.click(button("Save Project"));

    await findToast("Failed to save project", "Not like this.");
    expect(field(label)).toHaveAccessibleDescription(/Not like this\.$/);
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  },
);

test("while it is being saved the button says so, and a refusal keeps every word", async () => {
  const { user } = await openNewProject();
  const { answer, release } = heldBack(() => refusal("The title needs 1 to 200 characters."));
  server.use(http.post(rest("projects"), answer));
  await fill(user, field("Title"), "Kept");
  await fill(user, field("Description"), "Every word");
  await user.click(button("Save Project"));
  expect(await screen.findByRole("button", { name: "Saving..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  // The dialog would close with it.
  await user.type(field("Title"), " and more");

  release();
  await findToast("Failed to save project", "The title needs 1 to 200 characters.");
  expect(field("Title")).toHaveValue("Kept");
  expect(field("Description")).toHaveValue("Every word");
});

test("a new project whose answer was lost is stored once", async () => {
  const { user, inserted, updated } = await openNewProject();
  server.use(http.post(rest("projects"), () => storedAlready("projects")));
  await fill(user, field("Title"), "Once");
  await user.type(field("Description"), "D");
  // The slug was taken.
  const row = projectRow({
    title: "Once",
    slug: "once-2",
    description: "D",
    start_date: null,
    end_date: null,
  });
  server.use(
    http.get(rest("projects"), ({ request }) =>
      new URL(request.url).searchParams.has("id") ? HttpResponse.json([row]) : undefined,
    ),
    http.patch(rest("projects"), () => HttpResponse.json([{ id: row.id }])),
  );
  await user.click(button("Save Project"));

  await findToast("Project saved successfully!");
  expect([inserted, updated]).toEqual([[], []]);
});

test("an edit in two tabs is settled by the one who saves second", async () => {
  const project = projectRow({ title: "Before", technologies: ["CSS"], long_description: "Long." });
  const { user, changeElsewhere, updated } = await openProject(project);
  expect(screen.getByRole("dialog", { name: "Edit Project" })).toBeVisible();
  await fill(user, field("Title"), " and after");
  changeElsewhere(project.id, { technologies: ["CSS", "SVG"] });
  await user.click(button("Save Project"));

  const both = within(await screen.findByRole("dialog", { name: "Changed elsewhere meanwhile" }));
  expect(both.getByRole("region", { name: "Technologies" })).toHaveTextContent(
    /Mine\s*CSS\s*Stored\s*CSS, SVG/,
  );
  await user.click(button("Keep mine"));
  await findToast("Project saved successfully!");
  expect(updated.at(-1)).toMatchObject({ title: "Before and after", technologies: ["CSS"] });
});

test("Back to Projects asks before it drops changes, and a reload keeps them", async () => {
  const { user } = await openNewProject();
  await fill(user, field("Title"), "Half an idea");
  await user.click(button("Back to Projects"));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));

  const address = shownAddress();
  cleanup();
  const { user: returning } = renderApp(address);
  expect(await screen.findByText(/^You have an unsaved draft from .*: Title/)).toBeVisible();
  expect(field("Title")).toHaveValue("");
  await returning.click(await screen.findByRole("button", { name: "Restore" }));
  expect(field("Title")).toHaveValue("Half an idea");
  await returning.click(button("Back to Projects"));
  await returning.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(Object.keys(localStorage).join()).not.toContain("draft:project:new");
});
