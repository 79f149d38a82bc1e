import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { closePalette, openPalette } from "@/lib/palette";
import { pageRow } from "../../support/factories";
import { renderApp, shownAddress } from "../../support/render";
import { heldBack } from "../../support/requests";
import { refusal, rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { servePages } from "./serve-page";
import { words } from "../../support/words";

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const robots = () => document.querySelector("meta[name=robots]")?.getAttribute("content");

const now = pageRow({
  title: "Now",
  path: "now",
  description: "What I am at.",
  content: "<h2>At work</h2><p onclick=alert(1)>Tides.</p>",
  place: "footer",
});

test("a page of the owner's is shown at its path, with sanitized text and its own metadata", async () => {
  servePages([now]);
  const { answer, release } = heldBack(() => undefined);
  server.use(http.get(rest("pages"), answer));
  renderApp("/now/");
  expect(await screen.findByRole("status", { name: "Loading page" })).toBeVisible();
  release();

  expect(await title("Now")).toBeVisible();
  expect(document.title).toContain("Now — ");
  const article = within(screen.getByRole("article"));
  expect(article.getByText("What I am at.")).toBeVisible();
  expect(await article.findByRole("heading", { name: "At work" })).toBeVisible();
  expect(article.getByText("Tides.")).not.toHaveAttribute("onclick");
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  expect(canonical).toMatch(/\/now$/);
  const data = [...document.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent),
  );
  expect(data).toContainEqual(expect.objectContaining({ "@type": "WebPage", name: "Now" }));
  expect(robots()).toBeUndefined();
  expect(screen.queryByRole("link", { name: "Edit" })).not.toBeInTheDocument();
});

test("a page can be excluded from search engines, and may have a path below another", async () => {
  servePages([pageRow({ title: "Talks of 2026", path: "talks/2026", indexed: false })]);
  renderApp("/talks/2026");
  expect(await title("Talks of 2026")).toBeVisible();
  await waitFor(() => expect(robots()).toBe("noindex"));
});

test("a former path redirects to the present one, unless another page has it now", async () => {
  const asked = servePages([
    pageRow({ title: "Uses", path: "uses", former_paths: ["tools", "now"] }),
    now,
  ]);
  renderApp("/tools?x=1#desk");
  expect(await title("Uses")).toBeVisible();
  await waitFor(() => expect(shownAddress()).toBe("/uses?x=1"));
  expect(window.location.hash).toBe("#desk");
  expect(asked).toEqual(["tools"]);

  renderApp("/now");
  expect(await title("Now")).toBeVisible();
  expect(shownAddress()).toBe("/now");
});

test.each(["NOW", "now%E2%80%9D,", "now&utm_source=a"])(
  "/%s redirects to it, too",
  async (linked) => {
    servePages([now]);
    renderApp(`/${linked}`);
    expect(await title("Now")).toBeVisible();
    await waitFor(() => expect(shownAddress()).toBe("/now"));
  },
);

test("a path without a page is requested once", async () => {
  const asked = servePages([]);
  renderApp("/nowhere");
  expect(await title("Oops! Page Not Found")).toBeVisible();
  expect(asked).toEqual(["nowhere"]);
});

test.each(words`
  /.well-known/x /a%2Fb /%2e%2e /a.b /%F0%9F%92%A9 /a--b /a/b/c /blog/x/y /a,path.eq.b)
`)("%s is not found without a request", async (address) => {
  const asked = servePages([now]);
  renderApp(address);
  await screen.findByRole("heading", { level: 1 });
  expect(asked).toEqual([]);
});

test("a page that could not be loaded differs from a missing one", async () => {
  server.use(http.get(rest("pages"), () => refusal("No.", "XX000", 500)));
  const { user } = renderApp("/now");
  expect(await title("Page could not be loaded")).toBeVisible();

  servePages([now]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await title("Now")).toBeVisible();
});

test("the owner sees that a page is a draft, with a link to its editor", async () => {
  signedInAs({ email: "owner@example.com", isOwner: true });
  servePages([{ ...now, published: false }]);
  renderApp("/now");
  expect(await title("Now")).toBeVisible();
  expect(within(screen.getByRole("article")).getByText("Draft")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Edit" })).toHaveAttribute(
    "href",
    `/admin/pages?edit=${now.id}`,
  );
});

test("menus link to the pages assigned to them, and the palette finds them", async () => {
  servePages([
    now,
    pageRow({ title: "Vorträge", path: "talks", language: "de", place: "navigation" }),
  ]);
  renderApp("/about");
  const footer = within(screen.getByRole("contentinfo"));
  expect(await footer.findByRole("link", { name: "Now" })).toHaveAttribute("href", "/now");
  const main = within(screen.getByRole("navigation", { name: "Main" }));
  expect(main.getByRole("link", { name: "Vorträge" })).toHaveAttribute("lang", "de");
  expect(main.queryByRole("link", { name: "Now" })).not.toBeInTheDocument();

  server.use(http.post(rest("rpc/search_articles"), () => HttpResponse.json([])));
  act(() => openPalette("no"));
  expect(await screen.findByRole("option", { name: "Now" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  act(closePalette);
});
