import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { privacySections, type PrivacyFacts } from "@/pages/privacy/privacy-sections";
import { earlierRequestsHaveArrived } from "../../support/requests";
import { renderApp } from "../../support/render";
import { rest, server } from "../../support/server";

const nothing: PrivacyFacts = {
  contactEmail: "",
  countsViews: false,
  takesComments: false,
  offersGitHub: false,
  offersTimes: false,
  formHost: "",
  mailsReaders: false,
  rateUrl: "",
  checksHumans: false,
  showsFrames: false,
  keepsPages: false,
};
const said = (facts: Partial<PrivacyFacts>) =>
  privacySections({ ...nothing, ...facts })
    .flatMap(({ points }) => points)
    .join("\n");
const FORM = { formHost: "forms.example.com" };

test.each<[string, Partial<PrivacyFacts>, RegExp]>([
  ["views that are counted", { countsViews: true }, /Your visit is counted/],
  ["times of consultations", { offersTimes: true }, /your device’s time zone/],
  ["emails to readers", { mailsReaders: true }, /If you subscribe to emails/],
  ["comments", { takesComments: true }, /A comment is public/],
  ["the service that emails messages", FORM, /sent to forms\.example\.com/],
  ["what GitHub sends", { offersGitHub: true }, /sign in with GitHub, there is no password/],
  ["what GitHub learns", { offersGitHub: true }, /^GitHub learns/m],
  ["who gets messages", FORM, /^forms\.example\.com gets the messages/m],
  ["the bitcoin's price", { rateUrl: "https://rates.example.com/usd" }, /^rates\.example\.com is/m],
  ["frames of others", { showsFrames: true }, /when you press it/],
  ["Cloudflare's check", { checksHumans: true }, /Cloudflare/],
  ["pages kept for reading offline", { keepsPages: true }, /read them offline/],
  ["an address to write to", { contactEmail: "me@example.com" }, /me@example\.com/],
])("the page mentions %s, and only if that applies", (_, facts, sentence) => {
  expect(said(facts)).toMatch(sentence);
  expect(said({})).not.toMatch(sentence);
});

test("if views are not counted, the page states that", () => {
  expect(said({})).toContain("Page views are not counted.");
});

test("the footer of each page links to it", async () => {
  const { user } = renderApp("/nowhere");
  await user.click(
    within(await screen.findByRole("contentinfo")).getByRole("link", { name: "Privacy" }),
  );

  expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  const visit = within(screen.getByRole("region", { name: "When you visit" }));
  expect(await visit.findByText(/^Your visit is counted/)).toBeVisible();
});

test("the page names the host that the database sends messages to", async () => {
  server.use(http.get(rest("rpc/forms_are_sent_to"), () => HttpResponse.json("api.resend.com")));
  renderApp("/privacy");
  expect(await screen.findByText(/^It is also sent to api\.resend\.com/)).toBeVisible();
});

test("a network that answers for the database leaves the page without a host", async () => {
  server.use(http.all(rest("rpc/forms_are_sent_to"), () => HttpResponse.json({})));
  renderApp("/privacy");
  expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await earlierRequestsHaveArrived();
  expect(screen.queryByText(/^It is also sent to/)).not.toBeInTheDocument();
});
