import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { profile } from "@/content/profile";
import { settingsRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { countedPage, rest, server } from "../../support/server";

const withSettings = (given: Parameters<typeof settingsRow>[0]) =>
  server.use(http.get(rest("site_settings"), () => HttpResponse.json(settingsRow(given))));

const descriptions = () =>
  [...document.querySelectorAll("meta[name=description]")].map((meta) =>
    meta.getAttribute("content"),
  );

beforeEach(() => server.use(http.get(rest("rpc/posts_page"), () => countedPage([]))));

test("the home page is titled and described by the SEO settings", async () => {
  withSettings({ seo_title: "Ada, who mends", seo_description: "All about mending." });
  renderApp("/");

  await waitFor(() => expect(document.title).toBe("Ada, who mends"));
  expect(descriptions()).toEqual(["All about mending."]);
});

test("without SEO settings the site's name and description stand there", async () => {
  withSettings({ site_name: "Ada", site_description: "A workshop." });
  renderApp("/");

  await waitFor(() => expect(document.title).toBe("Ada"));
  expect(descriptions()).toEqual(["A workshop."]);
});

test("with no settings at all the profile stands there", async () => {
  withSettings({ site_name: "", site_description: "" });
  renderApp("/");

  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(descriptions()).toEqual([profile.tagline]));
  expect(document.title).toBe(profile.name);
});

test("a page with words of its own keeps them, one without takes the site's", async () => {
  withSettings({ site_name: "Ada", seo_title: "No", seo_description: "All about mending." });
  const { user } = renderApp("/contact");
  await waitFor(() => expect(document.title).toBe("Get In Touch — Ada"));
  expect(descriptions()).toEqual(["Write to me about a project, an article or a mistake."]);

  await user.click(screen.getByRole("link", { name: "Ada" }));
  window.history.pushState(null, "", "/no-such-page");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await waitFor(() => expect(document.title).toBe("Page Not Found — Ada"));
  expect(descriptions()).toEqual(["All about mending."]);
});
