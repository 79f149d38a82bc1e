import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { renderApp } from "../../support/render";
import { heldBack, recordPosts } from "../../support/requests";
import { countedPage, rest, server } from "../../support/server";
import { findToast } from "../../support/toasts";

beforeEach(() => server.use(http.get(rest("rpc/posts_page"), () => countedPage([]))));

test("the sections can be linked to, and the hero leads to the contact form", async () => {
  renderApp("/");

  await screen.findByRole("heading", { level: 1 });
  for (const id of ["experience", "services", "about", "projects", "blog", "contact"]) {
    expect(document.getElementById(id)?.tagName).toBe("SECTION");
  }
  expect(screen.getByRole("link", { name: "Get In Touch" })).toHaveAttribute("href", "#contact");
  expect(screen.getByRole("button", { name: "Download Resume" })).toBeVisible();
  expect(screen.getByRole("list", { name: "Social profiles" })).toBeVisible();
});

test("profiles and the project's code open in a tab of their own", async () => {
  renderApp("/");

  const hero = within(await screen.findByRole("main"));
  const links = [
    ...within(hero.getByRole("list", { name: "Social profiles" })).getAllByRole("link"),
    hero.getByRole("link", { name: "View the code" }),
  ];
  expect(links).toHaveLength(4);
  for (const link of links) {
    expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  }
});

test("four entries of work and education, and the project under maintenance", async () => {
  renderApp("/");

  const experience = within(await screen.findByRole("region", { name: /Ten years/ }));
  expect(experience.getAllByRole("listitem")).toHaveLength(4);
  const projects = within(screen.getByRole("region", { name: "On the bench right now" }));
  expect(projects.getByText("Under Maintenance")).toBeVisible();
  expect(projects.getByRole("link", { name: "View the code" })).toHaveAttribute(
    "href",
    "https://github.com/example/relay-chat",
  );
});

test("skills stand in their categories with percent bars", async () => {
  renderApp("/");

  const about = within(await screen.findByRole("region", { name: "Software that is finished" }));
  for (const name of ["Frontend", "Backend", "Database", "Cloud", "AI", "Design"]) {
    expect(about.getByRole("heading", { name })).toBeVisible();
  }
  expect(about.getByText("TypeScript").closest("li")).toHaveTextContent("100%");
  expect(about.getByText("Accessibility").closest("li")).toHaveTextContent("85%");
  expect(about.getByText("Docker").closest("li")).toHaveTextContent("70%");
});

test("every kind of work has its price and leads to the services", async () => {
  renderApp("/");

  const services = within(await screen.findByRole("region", { name: /^Four kinds of work/ }));
  const rows = services.getAllByRole("link", { name: /from \$/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Web Development.*from \$5,000$/),
    expect.stringMatching(/^Mobile App Development.*from \$8,000$/),
    expect.stringMatching(/^Cloud Solutions.*from \$3,000$/),
    expect.stringMatching(/^AI Integration.*from \$4,000$/),
  ]);
  for (const row of rows) expect(row).toHaveAttribute("href", "/services");
});

test("four numbers stand under the hero", async () => {
  renderApp("/");

  await screen.findByRole("heading", { level: 1 });
  const numbers = screen.getByLabelText("In numbers");
  expect(within(numbers).getAllByRole("term")).toHaveLength(4);
  expect(numbers).toHaveTextContent("Projects delivered50+");
});

async function fillIn() {
  const { user } = renderApp("/");
  await user.type(await screen.findByLabelText("Name"), "Grace");
  await user.type(screen.getByLabelText("Email"), "grace@example.com");
  await user.type(screen.getByLabelText("Subject"), "Hi");
  await user.type(screen.getByLabelText("Message"), "A question");
  return user;
}

test("a message is sent with magic, and the form is cleared", async () => {
  const { answer, release } = heldBack(() => new HttpResponse(null, { status: 201 }));
  const sent = recordPosts("contact_messages", answer);
  const user = await fillIn();
  await user.click(screen.getByRole("button", { name: "Send Message" }));

  expect(await screen.findByRole("button", { name: "Sending Magic..." })).toBeDisabled();
  release();
  await findToast(
    "Message Sent Successfully! 🚀",
    "Thank you for reaching out! I'll get back to you within 24 hours.",
  );
  expect(screen.getByLabelText("Message")).toHaveValue("");
  expect(sent).toMatchObject([
    { name: "Grace", email: "grace@example.com", subject: "Hi", message: "A question" },
  ]);
});

test("a message that could not be sent stays in the form", async () => {
  recordPosts("contact_messages", () => HttpResponse.json({ message: "no" }, { status: 500 }));
  const user = await fillIn();
  await user.click(screen.getByRole("button", { name: "Send Message" }));

  await findToast(
    "Oops! Something went wrong 😅",
    "Please try again or contact me directly via email.",
  );
  expect(screen.getByLabelText("Message")).toHaveValue("A question");
});
