import { screen, waitFor } from "@testing-library/react";
import { delay, http } from "msw";
import { expect, test, vi } from "vitest";
import { servePost } from "./pages/post/serve-post";
import { postRow } from "./support/factories";
import { renderApp, shownAddress } from "./support/render";
import { rest, server } from "./support/server";
import { sample } from "./support/scope";

const leaveSite = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock("@/lib/browser/leave-site", () => ({ leaveSite }));

const other = postRow({ title: "Another one", slug: "another-one" });
const links = ["/blog/another-one", "/about", "/blog/of-a-former-blog", "/a-file.pdf", "/old/page"];
const post = postRow({
  content: `<p>${links.map((href) => `<a href="${href}">${href}</a>`).join(" ")}</p>`,
});

async function follow(href: string) {
  servePost(post, [], { others: [other] });
  const { user } = renderApp(`/blog/${post.slug}`);
  await user.click(await screen.findByRole("link", { name: href }));
}

test.each(
  sample([
    ["/blog/another-one", "Another one"],
    ["/about", "About Me"],
  ] as const),
)(
  "a link in a text to %s does not load the site again, so that music goes on",
  async (href, title) => {
    await follow(href);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(shownAddress()).toBe(href);
    expect(leaveSite).not.toHaveBeenCalled();
  },
);

test.each(sample(["/blog/of-a-former-blog", "/a-file.pdf", "/old/page"]))(
  "the host answers a link in a text to %s, where there is no page",
  async (href) => {
    leaveSite.mockClear();
    await follow(href);
    await waitFor(() =>
      expect(leaveSite).toHaveBeenCalledExactlyOnceWith(window.location.origin + href),
    );
    expect(shownAddress()).toBe(`/blog/${post.slug}`);
  },
);

/** Whether a click on a link is left to the browser. */
async function isLeftToBrowser(name: string): Promise<boolean> {
  const link = await screen.findByRole("link", { name });
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  let isLeft = false;
  const endClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", endClick, { once: true });
  link.dispatchEvent(click);
  return isLeft;
}

test("a link in a text that downloads is left to the browser", async () => {
  servePost({ ...post, content: '<p><a href="/about" download>A copy</a></p>' });
  renderApp(`/blog/${post.slug}`);
  expect(await isLeftToBrowser("A copy")).toBe(true);
});

test("a second click on a link in a text that is being followed does not open its page twice", async () => {
  servePost(post, [], { others: [other] });
  renderApp(`/blog/${post.slug}`);
  const link = await screen.findByRole("link", { name: "/blog/another-one" });
  const { length } = window.history;
  link.click();
  link.click();
  await screen.findByRole("heading", { level: 1, name: "Another one" });
  expect(window.history).toHaveLength(length + 1);
});

test("a link in a text to a part of another page is followed once that part has its place", async () => {
  const href = "/blog/another-one#comments";
  const from = postRow({ content: `<p><a href="${href}">What they said</a></p>` });
  servePost(from, [], { others: [{ ...other, content: "<p>All of it</p>" }] });
  renderApp(`/blog/${from.slug}`);
  const link = await screen.findByRole("link", { name: "What they said" });
  const above: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {
    above.push(document.querySelector(".article")?.textContent);
  });
  link.click();
  await waitFor(() => expect(above).not.toEqual([]));
  expect(above[0]).toBe("All of it");
});

test("the host answers as well if the backend does not", async () => {
  servePost(post, [], { others: [other] });
  const { user } = renderApp(`/blog/${post.slug}`);
  const link = await screen.findByRole("link", { name: "/blog/another-one" });
  leaveSite.mockClear();
  server.use(http.get(rest("posts"), () => delay("infinite")));
  await user.click(link);
  await waitFor(() => expect(leaveSite).toHaveBeenCalledOnce());
});
