import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mainNavigation } from "@/content/navigation";
import { profile } from "@/content/profile";
import { goTo, renderApp } from "../../support/render";
import { serveSettings } from "../../support/server";
import { sample } from "../../support/scope";

const PAGES = mainNavigation.map(({ label, to }) => [label, to]);

const navigation = (name: string) => screen.getByRole("navigation", { name });
const linksOf = (name: string) =>
  within(navigation(name))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const currentOf = (name: string) =>
  within(navigation(name))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);

function scrollTo(pixels: number) {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(pixels);
  fireEvent.scroll(window);
}

test("the main navigation links to every page, the footer also to Pay / Donate", async () => {
  renderApp("/no/such/page");

  expect(linksOf("Main")).toEqual(PAGES);
  await screen.findByRole("navigation", { name: "Footer" });
  expect(linksOf("Footer")).toEqual([...PAGES, ["Pay / Donate", "/pay"]]);
});

test("the current page is marked in the navigation", async () => {
  const { user } = renderApp("/no/such/page");
  expect(currentOf("Main")).toEqual([]);
  await user.click(within(navigation("Main")).getByRole("link", { name: "Blog" }));

  expect(await screen.findByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
  expect(currentOf("Main")).toEqual(["Blog"]);
});

test.each([
  ["/", ["Home"]],
  ["/blog/some-post", ["Blog"]],
  ["/blogging", []],
])("at %s the navigation marks %j", async (path, marked) => {
  renderApp(path);
  await screen.findByRole("heading", { level: 1 });
  expect(currentOf("Main")).toEqual(marked);
});

test.each(
  sample([
    ["Sign In", "/privacy", "main"],
    ["Search", "/privacy", "main"],
    ["Search", "/no/such/page#part", "button"],
  ]),
)("%s closes when Back leads to %s, and the focus is there", async (name, before, focused) => {
  const { user } = renderApp(before);
  await screen.findByRole("heading", { level: 1 });
  goTo("/no/such/page");
  await screen.findByRole("main", { name: "Page Not Found" });
  await user.click(screen.getByRole("button", { name }));
  expect(await screen.findByRole("dialog", { name })).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(document.body).not.toHaveStyle({ pointerEvents: "none" });
  const place = focused === "main" ? { name: "Privacy" } : { name };
  await waitFor(() => expect(screen.getByRole(focused, place)).toHaveFocus());
});

test("the bar turns opaque after 50 pixels", () => {
  renderApp("/no/such/page");
  const bar = navigation("Main").closest("header");

  scrollTo(50);
  expect(bar).toHaveAttribute("data-opaque", "false");
  scrollTo(51);
  expect(bar).toHaveAttribute("data-opaque", "true");
  scrollTo(0);
  expect(bar).toHaveAttribute("data-opaque", "false");
});

test("a back-to-top button appears after 400 pixels", async () => {
  const { user } = renderApp("/no/such/page");
  await screen.findByRole("main", { name: "Page Not Found" });

  scrollTo(400);
  expect(screen.queryByRole("button", { name: "Back to top" })).not.toBeInTheDocument();
  scrollTo(401);
  const scroll = vi.spyOn(window, "scrollTo");
  await user.click(screen.getByRole("button", { name: "Back to top" }));

  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
  expect(screen.getByRole("main")).toHaveFocus();
});

test("the mobile menu opens and closes with its button, and closes when a page is chosen", async () => {
  const { user } = renderApp("/no/such/page");
  expect(screen.queryByRole("navigation", { name: "Mobile" })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Open menu" }));
  expect(navigation("Mobile")).toBeVisible();
  expect(within(navigation("Mobile")).getByRole("link", { name: "About" })).toHaveAttribute(
    "href",
    "/about",
  );
  expect(within(navigation("Mobile")).getByRole("link", { name: "Pay / Donate" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Close menu" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );

  await user.click(screen.getByRole("button", { name: "Close menu" }));
  expect(screen.queryByRole("navigation", { name: "Mobile" })).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Open menu" }));
  await user.click(within(navigation("Mobile")).getByRole("link", { name: "Blog" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Tech Blog" })).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Mobile" })).not.toBeInTheDocument();
});

test("Escape closes the mobile menu and returns the focus to its button", async () => {
  const { user } = renderApp("/no/such/page");
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  await user.tab();
  await user.keyboard("{Escape}");

  expect(screen.queryByRole("navigation", { name: "Mobile" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
});

test("the site's name and the footer come from the owner's settings, or else from the profile", async () => {
  const { socials } = profile;
  profile.socials = { ...socials, linkedin: "https://www.linkedin.com/in/somebody" };
  onTestFinished(() => void (profile.socials = socials));
  serveSettings({
    site_name: "Grace Sample",
    site_description: "Compilers and more.",
    social_github: "https://github.com/grace-sample",
    social_linkedin: "",
  });
  renderApp("/no/such/page");

  expect(await screen.findByRole("link", { name: "Grace Sample" })).toHaveAttribute("href", "/");
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("Compilers and more.")).toBeVisible();
  expect(footer.getByRole("link", { name: "GitHub" })).toHaveAttribute(
    "href",
    "https://github.com/grace-sample",
  );
  expect(footer.getByRole("link", { name: "LinkedIn" })).toHaveAttribute(
    "href",
    "https://www.linkedin.com/in/somebody",
  );
  await waitFor(() => expect(document.title).toBe("Page Not Found — Grace Sample"));
});

test("a footer without profiles leaves no gap", async () => {
  const { socials } = profile;
  const none = { social_github: "", social_linkedin: "", social_twitter: "", social_mastodon: "" };
  profile.socials = { github: "", linkedin: "", twitter: "" };
  onTestFinished(() => void (profile.socials = socials));
  serveSettings({ site_name: "Grace Sample", ...none });
  renderApp("/no/such/page");
  await screen.findByRole("link", { name: "Grace Sample" });
  expect(screen.queryByText("Elsewhere")).not.toBeInTheDocument();
});

test("a link to the current page scrolls to its top", async () => {
  const { user } = renderApp("/about");
  await screen.findByRole("heading", { level: 1 });
  const scroll = vi.spyOn(window, "scrollTo");
  const footer = within(navigation("Footer"));
  await user.keyboard("{Control>}");
  await user.click(footer.getByRole("link", { name: "About" }));
  await user.keyboard("{/Control}");
  expect(scroll).not.toHaveBeenCalled();

  await user.click(footer.getByRole("link", { name: "About" }));
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole("main")).toHaveFocus();
});
