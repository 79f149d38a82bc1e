import { screen, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { profile } from "@/content/profile";
import { promiseReply } from "../../support/promise-reply";
import { textsOf } from "../../support/texts";
import { renderApp } from "../../support/render";
import { serveSettings } from "../../support/server";

function withPhone(phone: string) {
  const before = profile.phone;
  profile.phone = phone;
  onTestFinished(() => void (profile.phone = before));
}

test("the page shows how to get in touch", async () => {
  withPhone("+1 555 0100");
  serveSettings({ contact_email: "" });
  renderApp("/contact");

  expect(await screen.findByRole("heading", { level: 1, name: "Get In Touch" })).toBeVisible();
  const other = screen.getByRole("complementary", { name: "Other ways" });
  const ways = within(other);
  expect(textsOf("term", other)).toEqual(["Email", "Phone", "Location", "Time zone"]);
  expect(ways.getByRole("link", { name: profile.email })).toHaveAttribute(
    "href",
    `mailto:${profile.email}`,
  );
  expect(ways.getByRole("link", { name: "+1 555 0100" })).toHaveAttribute("href", "tel:+15550100");
  expect(ways.getByText(profile.location)).toBeVisible();
  expect(ways.getByText(profile.timeZone)).toBeVisible();
});

test("address and social profiles come from the settings, or else from the profile", async () => {
  withPhone("");
  const { socials } = profile;
  profile.socials = { ...socials, twitter: "https://twitter.com/somebody" };
  onTestFinished(() => void (profile.socials = socials));
  serveSettings({
    contact_email: "studio@example.com",
    social_github: "https://github.com/studio",
    social_linkedin: "https://www.linkedin.com/in/studio",
    social_twitter: "",
  });
  renderApp("/contact");

  expect(await screen.findByRole("link", { name: "studio@example.com" })).toBeVisible();
  expect(textsOf("term", screen.getByRole("complementary"))).not.toContain("Phone");
  const profiles = within(screen.getByRole("list", { name: "Social profiles" }));
  expect(
    profiles.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["GitHub", "https://github.com/studio"],
    ["LinkedIn", "https://www.linkedin.com/in/studio"],
    ["Twitter", "https://twitter.com/somebody"],
  ]);
  expect(profiles.getByRole("link", { name: "GitHub" })).toHaveAttribute("target", "_blank");
});

test("a reply that is promised within 24 hours has the resulting time", async () => {
  promiseReply("within 24 hours");
  const before = Date.now();
  renderApp("/contact");

  const promise = await screen.findByRole("region", { name: "Quick Response" });
  expect(promise).toHaveTextContent("You will get a reply within 24 hours, even");
  const time = within(promise).getByRole("time");
  const until = new Date(time.getAttribute("datetime") ?? "").getTime();
  const day = 24 * 60 * 60 * 1000;
  expect(until).toBeGreaterThanOrEqual(before + day);
  expect(until).toBeLessThanOrEqual(Date.now() + day);
  expect(time).not.toBeEmptyDOMElement();
});

test.each(["in three working days", "within 2 days", "within 24–48 hours"])(
  "a reply that is promised %s has no other time",
  async (words) => {
    promiseReply(words);
    renderApp("/contact");
    const promise = await screen.findByRole("region", { name: "Quick Response" });
    expect(promise).toHaveTextContent(`You will get a reply ${words}, even`);
    expect(promise).not.toHaveTextContent(/Sent now|Reply by/);
  },
);

test("all four fields are required, and the email address is validated", async () => {
  renderApp("/contact");
  await screen.findByRole("button", { name: "Send Message" });

  for (const name of ["Name", "Email", "Subject", "Message"]) {
    expect(screen.getByRole("textbox", { name })).toBeRequired();
  }
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveAttribute("type", "email");
});
