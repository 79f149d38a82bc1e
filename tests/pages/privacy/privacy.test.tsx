import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { privacySections, type PrivacyFacts } from "@/pages/privacy/privacy-sections";
import { renderApp } from "../../support/render";

const nothing: PrivacyFacts = {
  contactEmail: "",
  countsViews: false,
  takesComments: false,
  offersGitHub: false,
  offersTimes: false,
  mailsForms: false,
  formEndpoint: "",
  rateUrl: "",
  checksHumans: false,
  keepsPages: false,
};
const said = (facts: Partial<PrivacyFacts>) =>
  privacySections({ ...nothing, ...facts })
    .flatMap(({ points }) => points)
    .join("\n");
const FORM = { mailsForms: true, formEndpoint: "https://forms.example.com/box" };

test.each<[string, Partial<PrivacyFacts>, RegExp]>([
  ["views that are counted", { countsViews: true }, /Your visit is counted/],
  ["times of consultations", { offersTimes: true }, /the time zone of your device/],
  ["comments", { takesComments: true }, /A comment is public/],
  ["the service that mails messages", FORM, /sent to forms\.example\.com/],
  ["what GitHub tells", { offersGitHub: true }, /sign in with GitHub, there is no password/],
  ["what GitHub learns", { offersGitHub: true }, /^GitHub learns/m],
  ["who gets messages", FORM, /^forms\.example\.com gets the messages/m],
  ["the bitcoin's price", { rateUrl: "https://rates.example.com/usd" }, /^rates\.example\.com is/m],
  ["Cloudflare's check", { checksHumans: true }, /Cloudflare/],
  ["pages kept for reading offline", { keepsPages: true }, /read them offline/],
  ["an address to write to", { contactEmail: "me@example.com" }, /me@example\.com/],
])("the page speaks of %s, and only where that is so", (_, facts, sentence) => {
  expect(said(facts)).toMatch(sentence);
  expect(said({})).not.toMatch(sentence);
});

test("a form service that the owner has switched off gets nothing, and is not named", () => {
  expect(said({ ...FORM, mailsForms: false })).not.toContain("forms.example.com");
});

test("where views are not counted, that is said", () => {
  expect(said({})).toContain("Page views are not counted.");
});

test("the footer of each page leads to it", async () => {
  const { user } = renderApp("/nowhere");
  await user.click(
    within(await screen.findByRole("contentinfo")).getByRole("link", { name: "Privacy" }),
  );

  expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  const visit = within(screen.getByRole("region", { name: "When you visit" }));
  expect(await visit.findByText(/^Your visit is counted/)).toBeVisible();
});
