import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { TextFormat } from "@/lib/written-text";
import { TextEditor } from "@/components/admin/editor/TextEditor";
import type { TextHandle } from "@/components/admin/editor/text-surface";
import { MediaLibraryContext, type MediaLibrary } from "@/components/admin/media/media-library";
import { mediaQuery } from "@/data/media/library";
import { renderMarkdown } from "@/lib/markdown/render";
import { words } from "../../../support/words.ts";

const converted = vi.hoisted(() => vi.fn<(html: string) => Promise<string>>());
vi.mock("@/lib/markdown/from-html", () => ({ markdownFromClipboard: converted }));

let handle: TextHandle | null = null;

const store = vi.fn<MediaLibrary["store"]>(() => new Promise(() => {}));
const library = { picturesQuery: mediaQuery, texts: async () => [], describe: () => {}, store };

type Given = { text?: string; format?: TextFormat };

/** The plain text area with its toolbar; the text that was passed on is shown below. */
function write({ text = "", format = "markdown" }: Given = {}) {
  function Page() {
    const [value, setValue] = useState(text);
    return (
      <MediaLibraryContext value={library}>
        <TextEditor
          id="text"
          label="Content"
          format={format}
          value={value}
          onChange={setValue}
          onReady={(ready) => {
            handle = ready;
          }}
          isPlain
          error={undefined}
        />
        <output>{value}</output>
        <button type="button" onClick={() => setValue("From outside")}>
          Replace
        </button>
      </MediaLibraryContext>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  return { user, area: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Content" }) };
}

function select(area: HTMLTextAreaElement, words: string) {
  area.focus();
  const from = area.value.indexOf(words);
  area.setSelectionRange(from, from + words.length);
}

test("buttons and shortcuts change the selection, and keep the focus in the text", async () => {
  const { user, area } = write({ text: "some words" });
  select(area, "some");
  await user.click(screen.getByRole("button", { name: "Bold" }));
  expect(area).toHaveValue("**some** words");
  expect(area).toHaveFocus();

  select(area, "words");
  await user.keyboard("{Control>}i{/Control}");
  expect(area).toHaveValue("**some** *words*");
  fireEvent.keyDown(area, { code: "Digit2", key: "2", ctrlKey: true, altKey: true });
  expect(area).toHaveValue("## **some** *words*");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("## **some** *words*"));
});

test("shortcuts with letters work on a keyboard whose letters are not Latin", () => {
  const { area } = write({ text: "слово" });
  select(area, "слово");
  fireEvent.keyDown(area, { code: "KeyB", key: "и", ctrlKey: true });
  expect(area).toHaveValue("**слово**");
});

test("AltGr types its character instead of making a heading", () => {
  const { area } = write({ text: "m" });
  area.focus();
  fireEvent.keyDown(area, {
    code: "Digit2",
    key: "²",
    ctrlKey: true,
    altKey: true,
    modifierAltGraph: true,
  });
  expect(area).toHaveValue("m");
});

test("the toolbar is a single tab stop; the arrow keys move within it", async () => {
  const { user, area } = write();
  await user.tab();
  expect(screen.getByRole("button", { name: "Heading" })).toHaveFocus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(screen.getByRole("button", { name: "Bold" })).toHaveFocus();
  await user.keyboard("{End}");
  expect(screen.getByRole("button", { name: "What Markdown can do" })).toHaveFocus();
  await user.keyboard("{ArrowRight}{ArrowLeft}{Home}{ArrowRight}");
  expect(screen.getByRole("button", { name: "Smaller heading" })).toHaveFocus();

  await user.tab();
  expect(screen.getByRole("button", { name: "Insert picture" })).toHaveFocus();
  await user.tab();
  expect(area).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Smaller heading" })).toHaveFocus();
});

test("Enter continues a list", async () => {
  const { user, area } = write();
  await user.type(area, "- one{Enter}two{Enter}{Enter}after");
  expect(area).toHaveValue("- one\n- two\n\nafter");
});

test("the help shows examples of syntax without a button, and the renderer understands them", async () => {
  const { user } = write();
  await user.tab();
  await user.keyboard("{End}{Enter}");
  const dialog = screen.getByRole("dialog", { name: "What Markdown can do" });
  const examples = within(dialog)
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
  const html = await renderMarkdown(examples.join("\n\n").replace(/```mermaid[^`]*```/, ""));
  for (const written of words`
    callout <figcaption <table footnote <math data-title="a.ts" data-line-numbers data-mark="1,3-5"
    data-ins="6" data-del="7" data-source
  `) {
    expect(html).toContain(written);
  }
  expect(html).not.toContain("Look up the year");
  expect(dialog).toHaveTextContent(/What you write is public once the article is/);
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "What Markdown can do" })).toHaveFocus();
});

test("in HTML the buttons write elements, and there is no button for task lists", async () => {
  const { user, area } = write({ text: "words", format: "html" });
  select(area, "words");
  await user.keyboard("{Control>}b{/Control}");
  expect(area).toHaveValue("<strong>words</strong>");
  expect(screen.queryByRole("button", { name: "Task list" })).not.toBeInTheDocument();
});

test("a text from outside replaces the current one", async () => {
  const { user, area } = write({ text: "Mine" });
  await user.click(screen.getByRole("button", { name: "Replace" }));
  expect(area).toHaveValue("From outside");
});

test("a placeholder is replaced wherever it has moved, and the caret stays", () => {
  const { area } = write({ text: "a [wait] b" });
  area.focus();
  area.setSelectionRange(area.value.length, area.value.length);
  expect(handle?.replace("[wait]", "![picture](/p.avif)")).toBe(true);
  expect(area).toHaveValue("a ![picture](/p.avif) b");
  expect(area.selectionStart).toBe(area.value.length);
  expect(handle?.replace("[wait]", "")).toBe(false);
});

/** Pastes what another program put into the clipboard. */
function paste(area: HTMLTextAreaElement, flavours: Record<string, string>, files: File[] = []) {
  return fireEvent.paste(area, {
    clipboardData: {
      getData: (type: string) => flavours[type] ?? "",
      types: Object.keys(flavours),
      files,
    },
  });
}

test("a URL pasted over words becomes their link", () => {
  const { area } = write({ text: "some words" });
  select(area, "words");
  paste(area, { "text/plain": "https://example.com/a" });
  expect(area).toHaveValue("some [words](https://example.com/a)");
});

test.each(["[words](/former)", "[words]: /former", '<a href="/former">'])(
  "a URL pasted over another one is left to the browser: %s",
  (text) => {
    const { area } = write({ text });
    select(area, "/former");
    const url = "https://example.com/a";
    expect(paste(area, { "text/plain": url, "text/html": `<a href="${url}">A page</a>` })).toBe(
      true,
    );
    expect(converted).not.toHaveBeenCalled();
  },
);

test.each(["[^1]: former", "See [1]: former"])("a URL is pasted as a link into %s", (text) => {
  const { area } = write({ text });
  select(area, "former");
  paste(area, { "text/plain": "https://example.com/a" });
  expect(area).toHaveValue(text.replace("former", "[former](https://example.com/a)"));
});

test("rich text is pasted as Markdown, or as plain text if it cannot be converted", async () => {
  const { area } = write();
  area.focus();
  const rich = { "text/plain": "bold", "text/html": "<p><b>bold</b></p>" };
  converted.mockResolvedValueOnce("**bold**\n");
  paste(area, rich);
  await waitFor(() => expect(area).toHaveValue("**bold**"));
  converted.mockRejectedValueOnce(new Error("not loaded"));
  // Word's markup of a list item.
  paste(area, { ...rich, "text/html": "<p style='mso-list:l0 level1 lfo1'>bold</p>" });
  await waitFor(() => expect(area).toHaveValue("**bold**bold"));
});

test("rich text goes where it was pasted, in front of what is typed until it is converted", async () => {
  const { user, area } = write({ text: "a  z" });
  const { promise, resolve } = Promise.withResolvers<string>();
  converted.mockReturnValueOnce(promise);
  area.focus();
  area.setSelectionRange(2, 2);
  paste(area, { "text/plain": "bold", "text/html": "<p><b>bold</b></p>" });
  await user.keyboard(", typed");
  screen.getByRole("button", { name: "Replace" }).focus();
  resolve("**bold**");
  await waitFor(() => expect(area).toHaveValue("a **bold**, typed z"));
  expect(screen.getByRole("button", { name: "Replace" })).toHaveFocus();
});

test("rich texts that are pasted one after the other stay in this order", async () => {
  const { area } = write({ text: "a  z" });
  const { promise, resolve } = Promise.withResolvers<string>();
  area.focus();
  area.setSelectionRange(2, 2);
  for (const text of ["one", "two"]) {
    converted.mockReturnValueOnce(promise.then(() => text));
    paste(area, { "text/plain": text, "text/html": `<p><b>${text}</b></p>` });
  }
  resolve("");
  await waitFor(() => expect(area).toHaveValue("a onetwo z"));
});

test("paragraphs of Word, which are lines of its plain text, stay apart", () => {
  const { area } = write();
  area.focus();
  const html =
    '<meta name=Generator content="Microsoft Word 15"><p class=MsoNormal># one</p><p class=MsoNormal>two</p>';
  paste(area, { "text/plain": "# one\r\ntwo\r\n\r\n", "text/html": html });
  expect(area).toHaveValue("# one\n\ntwo");
});

test.each([
  ["into a code block", "```\n", { "text/html": "<b>x</b>" }],
  ["from a code editor", "", { "text/html": "<pre><b>x</b></pre>", "vscode-editor-data": "{}" }],
  ["without anything rich", "", { "text/html": "<meta><span>x</span>" }],
  [
    "from a terminal",
    "",
    {
      "text/plain": "x\ny",
      "text/html": "<style>p.p1 {font: 11.0px Menlo}</style><p class=p1>x</p><p class=p1>y</p>",
    },
  ],
])("content pasted %s is left to the browser", (_case, text, flavours) => {
  const { area } = write({ text });
  area.focus();
  area.setSelectionRange(text.length, text.length);
  const isLeft = paste(area, { "text/plain": "x", ...flavours });
  expect(isLeft).toBe(true);
  expect(converted).not.toHaveBeenCalled();
});

test("pasted and dropped pictures are uploaded into the text", () => {
  const { area } = write();
  const picture = new File(["x"], "x.png", { type: "image/png" });
  paste(area, {}, [picture]);
  // The way macOS pastes files.
  paste(area, { "text/plain": "x.png" }, [picture]);
  // The way Office pastes a table.
  paste(area, { "text/plain": "one\ttwo" }, [picture]);
  const dataTransfer = { files: [picture], types: ["Files"] };
  expect(fireEvent.dragOver(area, { dataTransfer }), "it says that it takes them").toBe(false);
  fireEvent.drop(area, { dataTransfer });
  expect(area.value.match(/!\[Uploading x\.png/g)).toHaveLength(3);
});
