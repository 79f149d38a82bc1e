import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepare } from "@/lib/article/prepare";
import { enhanceArticle } from "@/lib/article/enhance";
import { allowedFrames, allowFrames } from "@/lib/html/allowed-frames";
import { toHtml } from "@/lib/markdown/to-html";

const before = allowedFrames();
beforeEach(() => allowFrames(["youtube", "bluesky", "social.example"]));
afterEach(() => {
  allowFrames(before);
  document.documentElement.classList.remove("dark");
  document.body.replaceChildren();
});

const SRC = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";

async function show(html: string): Promise<HTMLElement> {
  const article = document.createElement("div");
  article.innerHTML = prepare(html);
  document.body.append(article);
  await enhanceArticle(article, () => expect.unreachable());
  return article;
}

const framesIn = (html: string) =>
  Array.from(
    new DOMParser().parseFromString(prepare(html), "text/html").querySelectorAll("[data-frame]"),
    (card) => card.getAttribute("data-frame"),
  );

test.each([
  "https://youtu.be/dQw4w9WgXcQ",
  "<https://www.youtube.com/watch?v=dQw4w9WgXcQ>",
  "[A talk](https://youtu.be/dQw4w9WgXcQ)",
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" onload="alert(1)"></iframe>',
  '<div><iframe width="560" src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe></div>',
  "> https://youtu.be/dQw4w9WgXcQ",
  "- https://youtu.be/dQw4w9WgXcQ\n\n  More.",
])("%j is a card", async (markdown) => {
  expect(framesIn(await toHtml(markdown))).toEqual([SRC]);
});

test.each([
  "See https://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ https://youtu.be/dQw4w9WgXcQ",
  "[![A picture](/a.png)](https://youtu.be/dQw4w9WgXcQ)",
  "`https://youtu.be/dQw4w9WgXcQ`",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "[A talk](https://youtu.be@evil.example/dQw4w9WgXcQ)",
  "https://vimeo.com/76979871",
  "https://other.example/@robin/112233",
  '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe srcdoc="https://youtu.be/dQw4w9WgXcQ"></iframe>',
  '<div class="frame" data-frame="https://evil.example/"><a href="https://evil.example/">x</a></div>',
])("%j is not a card", async (markdown) => {
  expect(framesIn(await toHtml(markdown))).toEqual([]);
});

test("a card shows what it embeds and from where, and sends no requests", async () => {
  const article = await show(
    '<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>' +
      '<iframe src="https://social.example/@robin/112233/embed" title="On queues"></iframe>',
  );
  expect(screen.getByRole("link", { name: "A video on YouTube" })).toHaveAttribute(
    "href",
    "https://youtu.be/dQw4w9WgXcQ",
  );
  expect(screen.getByRole("link", { name: "On queues" })).toHaveAttribute(
    "href",
    "https://social.example/@robin/112233",
  );
  expect(screen.getByText("social.example")).toBeVisible();
  expect(article.querySelector("iframe, img, script")).toBeNull();
});

test("pressing the button shows and focuses the frame, without attributes set by the author", async () => {
  const user = userEvent.setup();
  const article = await show(
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&x=1" title="A talk" allow="camera *" sandbox="allow-top-navigation" referrerpolicy="unsafe-url" srcdoc="x" name="x" onload="x()"></iframe>',
  );
  await user.tab();
  await user.tab();
  expect(screen.getByRole("button", { name: "Load from YouTube: A talk" })).toHaveFocus();
  await user.keyboard("{Enter}");
  const frame = screen.getByTitle("A talk");
  expect(frame).toHaveFocus();
  const attributes = Array.from(frame.attributes, ({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({
    title: "A talk",
    class: expect.any(String),
    src: SRC,
    sandbox:
      "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation",
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    referrerpolicy: "strict-origin",
    loading: "eager",
  });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "A talk" })).toBeVisible();

  await enhanceArticle(article, () => expect.unreachable());
  expect(screen.queryByRole("button"), "it is offered once").not.toBeInTheDocument();
});

test("a frame is dark if the page is", async () => {
  document.documentElement.classList.add("dark");
  const user = userEvent.setup();
  await show('<p><a href="https://bsky.app/profile/robin.example/post/3kabc">On maps</a></p>');
  await user.click(screen.getByRole("button"));
  expect(screen.getByTitle("On maps")).toHaveAttribute(
    "src",
    "https://embed.bsky.app/embed/robin.example/app.bsky.feed.post/3kabc?colorMode=dark",
  );
});

test("if no host is allowed, links stay links", () => {
  allowFrames([]);
  const link = '<p><a href="https://youtu.be/dQw4w9WgXcQ" rel="noopener noreferrer">A talk</a></p>';
  expect(prepare(link)).toBe(link);
});

test("no selector uses `:has()`, which Firefox before 121 lacks", async () => {
  const one = vi.spyOn(Element.prototype, "querySelector");
  const all = vi.spyOn(Element.prototype, "querySelectorAll");
  await show(
    '<pre><code class="language-ts">1</code></pre><p><a href="https://youtu.be/dQw4w9WgXcQ">T</a></p>',
  );
  expect(screen.getByRole("button", { name: /^Load from/ })).toBeVisible();
  const selectors = [...one.mock.calls, ...all.mock.calls].map(([selector]) => selector);
  expect(selectors).toContain(".frame");
  expect(selectors.filter((selector) => selector.includes(":has("))).toEqual([]);
  one.mockRestore();
  all.mockRestore();
});
