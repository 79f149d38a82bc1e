import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { chatProject } from "@/content/home";
import { profile } from "@/content/profile";
import { fill } from "../../support/fill";
import { promiseReply } from "../../support/promise-reply";
import { renderApp } from "../../support/render";
import { recordPosts, stored } from "../../support/requests";
import { serveSettings } from "../../support/server";
import { hrefOf } from "../../support/texts";
import { findToast } from "../../support/toasts";

test("the sections can be linked to, and every list has its role", async () => {
  renderApp("/");
  await screen.findByRole("heading", { level: 1 });
  for (const id of ["experience", "services", "about", "projects", "blog", "contact"])
    expect(document.getElementById(id)?.tagName).toBe("SECTION");
  // VoiceOver does not recognize one without markers.
  const lists = [...document.querySelectorAll("ul, ol, menu")];
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((list) => list.getAttribute("role") !== "list")).toEqual([]);
});

test.each([
  ["the settings", "Site of Noor"],
  ["the profile if the settings have none", ""],
])("the hero takes the name from %s", async (_which, site_name) => {
  serveSettings({ site_name });
  renderApp("/");
  const name = site_name || profile.name;
  expect(within(await screen.findByRole("main", { name })).getByText(name)).toBeVisible();
});

test("profiles and the code of the project under maintenance open in a new tab", async () => {
  renderApp("/");
  const hero = within(await screen.findByRole("main"));
  const project = screen.getByRole("region", { name: "On the bench right now" });
  expect(within(project).getByText("Under Maintenance")).toBeVisible();
  expect(hrefOf("View the code", project)).toBe(chatProject.url);
  const links = [
    ...within(hero.getByRole("list", { name: "Social profiles" })).getAllByRole("link"),
    hero.getByRole("link", { name: "View the code" }),
  ];
  // The settings fill in what the profile leaves empty, and GitHub is in both.
  const profiles = Object.values(profile.socials).filter((address) => address !== "");
  expect(links).toHaveLength(profiles.length + 1);
  for (const link of links) {
    expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  }
});

test.each(["within 24 hours", "in three working days"])(
  "a message that was sent is answered %s",
  async (words) => {
    promiseReply(words);
    recordPosts("rpc/send_contact_message", stored);
    const { user } = renderApp("/");
    const send = await screen.findByRole("button", { name: "Send Message" });
    for (const label of ["Name", "Subject", "Message"])
      await fill(user, screen.getByLabelText(label, { exact: true }), "Grace");
    await fill(user, screen.getByLabelText("Email", { exact: true }), "grace@example.com");
    await user.click(send);
    const thanks = `Thank you for reaching out! I'll get back to you ${words}.`;
    expect(await findToast("Message Sent Successfully! 🚀", thanks)).toBeVisible();
  },
);
