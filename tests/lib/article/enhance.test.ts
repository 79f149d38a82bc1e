import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { prepare } from "@/lib/article/prepare";
import { enhanceArticle } from "@/lib/article/enhance";
import { listenForNotices, type Notice } from "@/lib/notify";

afterEach(() => document.body.replaceChildren());

const noPicture = () => expect.unreachable();

async function show(html: string) {
  const user = userEvent.setup();
  const article = document.createElement("div");
  article.innerHTML = prepare(html);
  document.body.append(article);
  await enhanceArticle(article, noPicture);
  const notices: Notice[] = [];
  listenForNotices((notice) => notices.push(notice));
  return { user, article, notices };
}

const TWO_LINES = '<pre><code class="language-ts">const a = 1;\nconst b = 2;\n</code></pre>';

test("code is coloured, and the button that copies it confirms it without a toast", async () => {
  const { user, article, notices } = await show(TWO_LINES);
  expect(article.querySelector(".keyword")).toHaveTextContent("const");

  await user.click(screen.getByRole("button", { name: "Copy code" }));
  expect(await navigator.clipboard.readText()).toBe("const a = 1;\nconst b = 2;");
  expect(await screen.findByRole("button", { name: "Copied code" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Copied code" })).toHaveAttribute(
    "aria-live",
    "polite",
  );
  expect(notices).toEqual([]);
});

test("a button wraps long lines", async () => {
  const { user, article } = await show(TWO_LINES);
  const wrap = screen.getByRole("button", { name: "Wrap lines", pressed: false });
  await user.click(wrap);
  expect(wrap).toHaveAttribute("aria-pressed", "true");
  expect(article.querySelector(".code")).toHaveClass("wraps");
  await user.click(wrap);
  expect(article.querySelector(".code")).not.toHaveClass("wraps");
});

test("adding tools twice has no further effect", async () => {
  const { article } = await show(TWO_LINES);
  await enhanceArticle(article, noPicture);
  expect(screen.getAllByRole("button", { name: "Copy code" })).toHaveLength(1);
});

test.each([
  ['<p>See <img src="/a.png" alt="a bridge" width="800">.</p>', "<p>See a bridge.</p>"],
  ['<p><a href="/x"><img src="/a.png" alt="Passing"></a></p>', '<p><a href="/x">Passing</a></p>'],
  [
    '<figure><picture><source srcset="/a.webp"><img src="/a.png" alt=""></picture><figcaption>May</figcaption></figure>',
    "<figure><figcaption>May</figcaption></figure>",
  ],
  ['<p>One</p><p><a href="/x"><img src="/a.png" alt=""></a></p>', "<p>One</p>"],
])("pictures that cannot be loaded are replaced by their text: %s", async (html, left) => {
  const { article } = await show(html);
  for (const picture of article.querySelectorAll("img")) fireEvent.error(picture);
  expect(article.innerHTML.replaceAll(/<\/?span[^>]*>/g, "")).toBe(left);
});

test("a picture that has already failed is replaced, a drawing without a width and a loading picture are kept", async () => {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, "complete", "get").mockImplementation(function (this: HTMLImageElement) {
    return this.alt !== "to come";
  });
  vi.spyOn(prototype, "currentSrc", "get").mockReturnValue("/a.png");
  // jsdom, which decodes nothing, does not have it.
  prototype.decode = function () {
    return this.alt === "gone" ? Promise.reject(new Error("broken")) : Promise.resolve();
  };
  onTestFinished(() => void Reflect.deleteProperty(prototype, "decode"));
  await show(
    '<p><img src="/a.png" alt="gone"><img src="/b.svg" alt="drawn"><img src="/c.png" alt="to come"></p>',
  );
  expect(await screen.findByText("gone")).toBeVisible();
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual([
    "drawn",
    "to come",
  ]);
});

test("a picture's version for a theme follows the chosen one", async () => {
  onTestFinished(() => document.documentElement.classList.remove("dark"));
  document.documentElement.classList.add("dark");
  const { article } = await show(`<picture>
    <source media="(prefers-color-scheme: dark)" srcset="/dark.png">
    <source media="(prefers-color-scheme:light)" srcset="/light.png">
    <source media="(width < 40rem)" srcset="/small.png">
    <img src="/light.png" alt="Logo"></picture>`);
  const media = () => [...article.querySelectorAll("source")].map((source) => source.media);
  expect(media()).toEqual(["all", "not all", "(width < 40rem)"]);
});

test("a failure to copy code is reported", async () => {
  const { user, notices } = await show(TWO_LINES);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("forbidden"));
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  await waitFor(() => expect(notices).toMatchObject([{ title: "Failed to copy to clipboard" }]));
  expect(screen.getByRole("button", { name: "Copy code" })).toBeVisible();
});

test("following the link of a heading copies nothing", async () => {
  const { user, notices } = await show("<h2>The start</h2>");
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("link", { name: "The start" }));
  expect(write).not.toHaveBeenCalled();
  expect(notices).toEqual([]);
});
