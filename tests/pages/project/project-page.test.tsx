import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { hrefOf } from "../../support/texts";
import { postRow, projectRow } from "../../support/factories";
import { renderApp, shownAddress } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../support/requests";
import { refusal, rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { serveProject } from "./serve-project";

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const canonical = () => document.querySelector("link[rel=canonical]")?.getAttribute("href");
const neighbours = async () =>
  within(await screen.findByRole("navigation", { name: "Previous and next project" }));

test("a project is found by its slug, with all its details", async () => {
  serveProject([
    projectRow({
      title: "Tidewatch",
      slug: "tidewatch",
      description: "Sets the predicted tide beside the measured one.",
      status: "in-progress",
      start_date: "2025-03-01",
      end_date: null,
      technologies: ["TypeScript", "React", "MQTT", "Go", "C"],
      image_url: "/images/projects/tidewatch-960.avif",
      long_description_html: "<h2>Radio</h2><p>One message in ten is lost.</p>",
    }),
  ]);
  const { release, answer } = heldBack(() => undefined);
  server.use(http.get(rest("projects"), answer));
  renderApp("/projects/tidewatch");

  expect(await screen.findByRole("status", { name: "Loading project" })).toBeVisible();
  release();
  expect(await title("Tidewatch")).toBeVisible();
  const article = within(screen.getByRole("article"));
  expect(article.getByText("Sets the predicted tide beside the measured one.")).toBeVisible();
  expect(article.getByText("in progress")).toBeVisible();
  expect(article.getByText("Mar 2025").parentElement).toHaveTextContent("Mar 2025 – Ongoing");
  expect(
    within(article.getByRole("list", { name: "Technologies" }))
      .getAllByRole("listitem")
      .map((technology) => technology.textContent),
  ).toEqual(["TypeScript", "React", "MQTT", "Go", "C"]);
  expect(article.getByRole("presentation")).toHaveAttribute(
    "src",
    "/images/projects/tidewatch-960.avif",
  );
  expect(await article.findByRole("heading", { level: 2, name: "Radio" })).toBeVisible();
  expect(article.getByText("One message in ten is lost.")).toBeVisible();
});

test.each(["Tidewatch", "tidewatch)", "tidewatch&utm_source=a"])(
  "/projects/%s redirects to it, too",
  async (linked) => {
    serveProject([projectRow({ title: "Tidewatch", slug: "tidewatch" })]);
    renderApp(`/projects/${linked}`);
    expect(await title("Tidewatch")).toBeVisible();
    await waitFor(() => expect(shownAddress()).toBe("/projects/tidewatch"));
  },
);

test("a project is also found by its id, and the URL gets its slug", async () => {
  const project = projectRow({ title: "Tidewatch", slug: "tidewatch" });
  serveProject([project]);
  renderApp(`/projects/${project.id}#radio`);

  expect(await title("Tidewatch")).toBeVisible();
  await waitFor(() => expect(shownAddress()).toBe("/projects/tidewatch"));
  expect(window.location.hash).toBe("#radio");
  await waitFor(() => expect(canonical()).toBe(`${window.location.origin}/projects/tidewatch`));
});

test("the back link leads to the list of projects", async () => {
  serveProject([projectRow({ title: "Tidewatch", slug: "tidewatch" })]);
  const { user } = renderApp("/projects/tidewatch");
  await title("Tidewatch");
  await user.click(screen.getByRole("link", { name: "All projects" }));
  expect(await title("My Projects")).toBeVisible();
});

test("missing details of a project leave nothing on its page", async () => {
  serveProject([projectRow({ slug: "plain", start_date: null, end_date: null })]);
  renderApp("/projects/plain");

  const article = within(await screen.findByRole("article"));
  expect(article.getByText("Unknown")).toBeVisible();
  await earlierRequestsHaveArrived();
  expect(article.queryByRole("list")).not.toBeInTheDocument();
  expect(article.queryByRole("presentation")).not.toBeInTheDocument();
  expect(article.getAllByRole("link").map((link) => link.textContent)).toEqual(["All projects"]);
  expect(screen.queryByRole("navigation", { name: /next project/ })).not.toBeInTheDocument();
  expect(screen.queryByText("Related articles")).not.toBeInTheDocument();
});

test("below a project are its neighbours in the list", async () => {
  serveProject(
    ["First", "Second", "Third"].map((name) =>
      projectRow({ title: name, slug: name.toLowerCase() }),
    ),
  );
  const { user } = renderApp("/projects/second");
  await title("Second");

  await user.click((await neighbours()).getByRole("link", { name: "Previous project First" }));
  expect(await title("First")).toBeVisible();
  expect(shownAddress()).toBe("/projects/first");
  expect((await neighbours()).queryByRole("link", { name: /Previous/ })).not.toBeInTheDocument();
  await user.click((await neighbours()).getByRole("link", { name: "Next project Second" }));
  await user.click((await neighbours()).getByRole("link", { name: "Next project Third" }));
  expect(await title("Third")).toBeVisible();
  expect((await neighbours()).queryByRole("link", { name: /Next/ })).not.toBeInTheDocument();
});

test("articles about a project are listed below it", async () => {
  const project = projectRow({ slug: "tidewatch", technologies: ["Go", "CSS"] });
  serveProject(
    [project],
    [
      postRow({ title: "Why tides", tags: ["go"] }),
      postRow({ title: "Not yet", tags: ["go"], published: false }),
      postRow({ title: "Kites", tags: ["react"] }),
    ],
  );
  renderApp("/projects/tidewatch");

  const related = within(await screen.findByRole("region", { name: "Related articles" }));
  expect(related.getAllByRole("listitem")).toHaveLength(1);
  expect(related.getByRole("link", { name: "Why tides" })).toHaveAttribute(
    "href",
    "/blog/why-tides",
  );
});

const down = () => refusal("Down.", "57P01", 500);

test("a project stays if neither the others nor articles can be fetched", async () => {
  serveProject([projectRow({ title: "Alone", slug: "alone" })]);
  server.use(
    http.get(rest("projects"), ({ request }) =>
      new URL(request.url).searchParams.has("slug") ? undefined : down(),
    ),
    http.get(rest("rpc/project_articles"), down),
  );
  renderApp("/projects/alone");

  expect(await title("Alone")).toBeVisible();
  expect(screen.getByText("Mar 2025")).toBeVisible();
  await earlierRequestsHaveArrived();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a missing project is reported, with a link back to the projects", async () => {
  serveProject([projectRow()]);
  renderApp("/projects/no-such-project");

  expect(await title("Project Not Found")).toBeVisible();
  expect(hrefOf("Back to Projects")).toBe("/projects");
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
});

test("the owner sees a link from a project to its editor", async () => {
  const project = projectRow({ title: "Mine" });
  serveProject([project]);
  signedInAs({ isOwner: true });
  renderApp(`/projects/${project.slug}`);
  const link = await screen.findByRole("link", { name: "Edit" });
  expect(link).toHaveAttribute("href", `/admin/projects?edit=${project.id}`);
});
