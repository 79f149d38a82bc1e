import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { career } from "@/content/career";
import { chatProject, homeStats } from "@/content/home";
import { profile } from "@/content/profile";
import { services as offers } from "@/content/services";
import { skillCategories, skillPercent } from "@/content/skills";
import { formatDollars } from "@/lib/format/dates-and-numbers";
import { settingsRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { heldBack, recordPosts } from "../../support/requests";
import { rest, server } from "../../support/server";
import { findToast } from "../../support/toasts";
import { fill } from "../../support/fill";

test("the sections can be linked to, and the hero leads to the contact form", async () => {
  renderApp("/");

  await screen.findByRole("heading", { level: 1 });
  for (const id of ["experience", "services", "about", "projects", "blog", "contact"]) {
    expect(document.getElementById(id)?.tagName).toBe("SECTION");
  }
  expect(screen.getByRole("link", { name: "Get In Touch" })).toHaveAttribute("href", "#contact");
  expect(screen.getByRole("link", { name: "Download Resume" })).toHaveAttribute(
    "href",
    "/resume.pdf",
  );
  expect(screen.getByRole("list", { name: "Social profiles" })).toBeVisible();
});

test("every list says that it is one: VoiceOver takes one without markers for none", async () => {
  renderApp("/");

  await screen.findByRole("heading", { level: 1 });
  const lists = [...document.querySelectorAll("ul, ol, menu")];
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((list) => list.getAttribute("role") !== "list")).toEqual([]);
});

test.each([
  ["the settings", "Site of Noor"],
  ["the profile where the settings have none", ""],
])("the hero has the name from %s", async (_which, name) => {
  server.use(
    http.get(rest("site_settings"), () => HttpResponse.json(settingsRow({ site_name: name }))),
  );
  renderApp("/");

  const main = within(await screen.findByRole("main", { name: name || profile.name }));
  expect(main.getByText(name || profile.name)).toBeVisible();
});

test("profiles and the project's code open in a tab of their own", async () => {
  renderApp("/");

  const hero = within(await screen.findByRole("main"));
  const links = [
    ...within(hero.getByRole("list", { name: "Social profiles" })).getAllByRole("link"),
    hero.getByRole("link", { name: "View the code" }),
  ];
  // The settings fill in what the profile leaves empty, and GitHub stands in both.
  const profiles = Object.values(profile.socials).filter((address) => address !== "");
  expect(links).toHaveLength(profiles.length + 1);
  for (const link of links) {
    expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  }
});

test("work and education, and the project under maintenance", async () => {
  renderApp("/");

  const experience = within(await screen.findByRole("region", { name: /Ten years/ }));
  expect(experience.getAllByRole("listitem")).toHaveLength(career.length);
  const projects = within(screen.getByRole("region", { name: "On the bench right now" }));
  expect(projects.getByText("Under Maintenance")).toBeVisible();
  expect(projects.getByRole("link", { name: "View the code" })).toHaveAttribute(
    "href",
    chatProject.url,
  );
});

test("skills stand in their categories with percent bars", async () => {
  renderApp("/");

  const about = within(await screen.findByRole("region", { name: "Software that is finished" }));
  for (const { name, skills } of skillCategories) {
    expect(about.getByRole("heading", { name })).toBeVisible();
    for (const skill of skills) {
      expect(about.getByText(skill.name).closest("li")).toHaveTextContent(
        `${skillPercent(skill.level)}%`,
      );
    }
  }
});

test("every kind of work has its price and leads to the services", async () => {
  renderApp("/");

  const services = within(await screen.findByRole("region", { name: /^Four kinds of work/ }));
  const rows = services.getAllByRole("link", { name: /from \$/ });
  expect(rows).toHaveLength(offers.length);
  for (const [index, { title, priceFrom }] of offers.entries()) {
    expect(rows[index]?.textContent?.startsWith(title)).toBe(true);
    expect(rows[index]?.textContent?.endsWith(`from ${formatDollars(priceFrom)}`)).toBe(true);
    expect(rows[index]).toHaveAttribute("href", "/services");
  }
});

test("numbers stand under the hero", async () => {
  renderApp("/");

  await screen.findByRole("heading", { level: 1 });
  const numbers = screen.getByLabelText("In numbers");
  expect(
    within(numbers)
      .getAllByRole("term")
      .map((term) => term.textContent),
  ).toEqual(homeStats.map(({ label }) => label));
  expect(
    within(numbers)
      .getAllByRole("definition")
      .map((one) => one.textContent),
  ).toEqual(homeStats.map(({ value }) => value));
});

async function fillIn() {
  const { user } = renderApp("/");
  await fill(user, await screen.findByLabelText("Name"), "Grace");
  await fill(user, screen.getByLabelText("Email"), "grace@example.com");
  await user.type(screen.getByLabelText("Subject"), "Hi");
  await fill(user, screen.getByLabelText("Message"), "A question");
  return user;
}

test("a message is sent with magic, and the form is cleared", async () => {
  const { answer, release } = heldBack(() => new HttpResponse(null, { status: 201 }));
  const sent = recordPosts("rpc/send_contact_message", answer);
  const user = await fillIn();
  await user.click(screen.getByRole("button", { name: "Send Message" }));

  expect(await screen.findByRole("button", { name: "Sending Magic..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
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
