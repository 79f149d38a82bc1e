import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import "@/moved-nodes";

window.dispatchEvent(new Event("hydrated"));

type Replace = (text: ChildNode, font: Element) => void;

/** Replaces texts with something else, as translators and other extensions do. */
const translators: Record<string, Replace> = {
  "are replaced": (text, font) => text.replaceWith(font),
  "are removed after their translation": (text, font) => {
    text.before(font);
    text.remove();
  },
  "are replaced by several nodes": (text, font) => {
    const [first = "", ...others] = font.textContent;
    const bold = document.createElement("b");
    bold.textContent = first;
    text.replaceWith(bold, others.join(""));
  },
  "are removed after their explanation": (text, font) => {
    const ruby = document.createElement("ruby");
    ruby.textContent = font.textContent;
    text.before(ruby);
    text.remove();
  },
};

async function translate(within: Node, replace: Replace): Promise<void> {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement("font");
    font.textContent = `«${text.textContent}»`;
    replace(text, font);
  }
  // Mutation observers run afterwards.
  await act(() => Promise.resolve());
}

function Likes({ number, hasMore = false }: { number: number; hasMore?: boolean }) {
  return (
    <p>
      {hasMore && <b>Many </b>}
      {number} likes
      {number < 2 && " so far"}
    </p>
  );
}

test.each(Object.entries(translators))(
  "if texts %s, later changes to them are shown",
  async (_, replace) => {
    const { container, rerender } = render(<Likes number={1} />);
    await translate(container, replace);
    expect(container).toHaveTextContent("«1»« likes»« so far»");
    rerender(<Likes number={2} />);
    expect(container).toHaveTextContent(/^2« likes»$/);
    await translate(container, replace);
    rerender(<Likes number={3} hasMore />);
    expect(container).toHaveTextContent(/^Many 3[«»]+ likes»»$/);
  },
);

test("the node before a removed text is not mistaken for it", async () => {
  const { container, rerender } = render(<Likes number={1} hasMore />);
  container.querySelector("b")?.nextSibling?.remove();
  await act(() => Promise.resolve());
  rerender(<Likes number={2} hasMore />);
  expect(container).toHaveTextContent("Many likes");
});

test("if an extension rewrites a whole paragraph, a changed text does not replace another one", async () => {
  const { container, rerender } = render(<Likes number={1} />);
  const paragraph = container.firstElementChild;
  if (!paragraph) throw new Error("There is a paragraph");
  paragraph.innerHTML = paragraph.innerHTML.replace("likes", "<mark>likes</mark>");
  await act(() => Promise.resolve());
  rerender(<Likes number={2} />);
  expect(container).toHaveTextContent("1 likes");
});

test("a text that was put back and then removed stays removed", async () => {
  const { container, rerender } = render(<Likes number={1} hasMore />);
  const text = container.querySelector("b")?.nextSibling;
  const other = new Text("one");
  text?.replaceWith(other);
  await act(() => Promise.resolve());
  if (text) other.replaceWith(text);
  await act(() => Promise.resolve());
  container.firstElementChild?.replaceChildren();
  await act(() => Promise.resolve());
  rerender(<Likes number={2} hasMore />);
  expect(container).toHaveTextContent("");
});

test("a node that was moved elsewhere is not removed, and nothing is inserted before it", () => {
  const [parent, child, other] = ["ul", "li", "p"].map((name) => document.createElement(name));
  if (!parent || !child || !other) throw new Error("There are three elements");
  other.append(child);
  expect(parent.removeChild(child)).toBe(child);
  parent.insertBefore(document.createElement("li"), child);
  expect(parent.children).toHaveLength(1);
  expect(other.children).toHaveLength(1);
});

test("an element that something has removed from the head can be removed again", async () => {
  const { rerender } = render(<title>A page</title>);
  document.head.querySelector("title")?.remove();
  await act(() => Promise.resolve());
  expect(() => rerender(<p>Another</p>)).not.toThrow();
});
