import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { saveReadingPosition, readingPositions } from "@/lib/reading/positions";
import { ContinueReading } from "@/pages/post/ContinueReading";

const post = { id: "post-1", slug: "long", title: "A long one" };
/** 40 blocks: four sections with a heading and nine paragraphs each. */
const html = [1, 2, 3, 4]
  .map(
    (section) =>
      `<h2 id="part-${section}">Section ${section}</h2>${`<p>Text ${section}</p>`.repeat(9)}`,
  )
  .join("");

let scrolled = 0;

/** Each block is half as high as the part of the window above the reading line. */
beforeEach(() => {
  vi.useFakeTimers();
  scrolled = 0;
  const height = window.innerHeight / 8;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const blocks = [...(this.closest(".article")?.children ?? [])];
    const isAll = this.className === "article";
    const top = (isAll ? 0 : blocks.indexOf(this) * height) - scrolled;
    return new DOMRect(0, top, 100, isAll ? blocks.length * height : height);
  });
  vi.spyOn(window, "scrollBy").mockImplementation((by?: number | ScrollToOptions) => {
    scrollTo(scrolled + (typeof by === "object" ? (by.top ?? 0) : 0));
  });
});

function scrollTo(top: number) {
  scrolled = top;
  fireEvent.scroll(window);
}

const rest = () => act(() => void vi.runAllTimers());

/** Scrolls until a block, counted from 0, starts at the reading line, and stops there. */
function readTo(block: number) {
  scrollTo((block * window.innerHeight) / 8 - window.innerHeight / 4);
  rest();
}

function open(text = html, address = "/blog/long") {
  window.history.pushState(null, "", address);
  const { unmount } = render(
    <main id="main" tabIndex={-1}>
      <ContinueReading post={post} />
      {/* oxlint-disable-next-line react/no-danger -- the test's own text */}
      <div className="article" dangerouslySetInnerHTML={{ __html: text }} />
    </main>,
  );
  rest();
  return { unmount };
}

const offer = () => screen.queryByRole("button", { name: /^Continue where you left off/ });
const left = () => readingPositions().map(({ section, block }) => [section, block]);

test("the position in an unfinished article is stored by section and block", () => {
  open();
  readTo(3);
  expect(left()).toEqual([]);
  readTo(25);
  expect(readingPositions()).toEqual([
    { postId: "post-1", slug: "long", title: "A long one", section: "part-3", block: 5 },
  ]);
  readTo(6);
  expect(left()).toEqual([["part-1", 6]]);
});

test("blocks before the first section have a position as well", () => {
  const { unmount } = open(`${"<p>Before</p>".repeat(20)}${html}`);
  readTo(14);
  expect(left()).toEqual([["", 15]]);
  unmount();
  scrolled = 0;
  open(`${"<p>Before</p>".repeat(20)}${html}`);
  fireEvent.click(screen.getByRole("button", { name: "Continue where you left off" }));
  expect(document.activeElement).toBe(document.querySelectorAll(".article p")[14]);
});

test("a returning reader can continue at the paragraph, and sees the name of its section", () => {
  const { unmount } = open();
  readTo(25);
  unmount();
  scrolled = 0;
  open();
  const button = offer();
  expect(button).toHaveTextContent("Continue where you left offSection 3");
  if (button) fireEvent.click(button);
  const block = document.querySelector(".article")?.children[25];
  expect(block).toHaveFocus();
  expect(block?.getBoundingClientRect().top).toBe(window.innerHeight / 4);
  expect(offer()).not.toBeInTheDocument();
  rest();
  expect(left()).toEqual([["part-3", 5]]);
});

test("until the offer is accepted, scrolling before the position keeps it", () => {
  saveReadingPosition({ ...post, postId: post.id, section: "part-3", block: 5 });
  open();
  readTo(10);
  expect(offer()).toBeVisible();
  expect(left()).toEqual([["part-3", 5]]);
  readTo(27);
  expect(offer()).not.toBeInTheDocument();
  rest();
  expect(left()).toEqual([["part-3", 7]]);
});

test("a reader who starts from the beginning is not asked again", () => {
  saveReadingPosition({ ...post, postId: post.id, section: "part-3", block: 5 });
  open();
  fireEvent.click(screen.getByRole("button", { name: "Start from the beginning" }));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveFocus();
  expect(left()).toEqual([]);
});

test("a finished article is forgotten, even when its reader scrolls back later", () => {
  open();
  readTo(20);
  expect(left()).toHaveLength(1);
  readTo(34);
  expect(left()).toEqual([]);
  readTo(12);
  expect(left()).toEqual([]);
});

test("nothing is offered after a link to a section, or at the position itself", () => {
  saveReadingPosition({ ...post, postId: post.id, section: "part-3", block: 5 });
  const { unmount } = open(html, "/blog/long#part-2");
  expect(offer()).not.toBeInTheDocument();
  unmount();
  // A reloaded page keeps its scroll position.
  scrolled = window.innerHeight * 3;
  open();
  expect(offer()).not.toBeInTheDocument();
});

test("looking at a footnote does not count as finishing", () => {
  open(html + '<p class="footnotes">A note</p>'.repeat(9));
  readTo(20);
  readTo(44);
  expect(left()).toEqual([["part-3", 0]]);
  readTo(25);
  expect(left()).toEqual([["part-3", 5]]);
});

test("code that scrolls by keyboard stays reachable after continuing there", () => {
  saveReadingPosition({ ...post, postId: post.id, section: "part-3", block: 10 });
  open(html.replace(/(<h2 id="part-4")/, '<pre tabindex="0">Wide</pre>$1'));
  fireEvent.click(screen.getByRole("button", { name: /^Continue where you left off/ }));
  const block = document.querySelector("pre");
  expect(block).toHaveFocus();
  expect(block).toHaveAttribute("tabindex", "0");
});

test("a position that no longer exists is not offered", () => {
  saveReadingPosition({ ...post, postId: post.id, section: "part-9", block: 5 });
  open();
  expect(offer()).not.toBeInTheDocument();
});
