import { expect, test } from "vitest";
import {
  changeBetween,
  insertLate,
  insertParagraphs,
  type Edited,
  type TextCommand,
} from "@/components/admin/editor/commands";
import { isInCode } from "@/components/admin/editor/fences";
import { htmlCommands } from "@/components/admin/editor/html-commands";
import { link } from "@/components/admin/editor/links";
import { code, mark } from "@/components/admin/editor/marks";
import {
  codeBlock,
  continueList,
  heading,
  indentItem,
  list,
  outdentItem,
  quote,
} from "@/components/admin/editor/line-commands";

/** A text with its selection: `|` for a caret, or else `[` and `]` around it. */
function edited(marked: string): Edited {
  const caret = marked.indexOf("|");
  if (caret !== -1) return { text: marked.replace("|", ""), from: caret, to: caret };
  const from = marked.indexOf("[");
  const text = marked.replace("[", "");
  const to = text.lastIndexOf("]");
  return { text: text.slice(0, to) + text.slice(to + 1), from, to };
}

function shown(result: Edited | null): string | null {
  if (!result) return null;
  const { text, from, to } = result;
  const selected = from === to ? "|" : `[${text.slice(from, to)}]`;
  return text.slice(0, from) + selected + text.slice(to);
}

const does = (command: TextCommand, before: string) => shown(command(edited(before)));

test.each([
  ["[**word**]", "[word]"],
  ["[**one** and **two**]", "**[one and two]**"],
  ["[one **two**, ***three*** and *four*]", "**[one two, *three* and *four*]**"],
  ["[one `**` two \\*\\* 2 ** 3 **four**]", "**[one `**` two \\*\\* 2 ** 3 four]**"],
  ["[**One** and two\n\n- three **four**]", "[**One and two**\n\n- **three four**]"],
  ["**on[e** and]", "**on**[e** and]**"],
  ["[One\ntwo\n\nthree]", "[**One\ntwo**\n\n**three**]"],
  ["[**One**\n\n**two**]", "[One\n\ntwo]"],
  ["[One\n\n**two**]", "[**One**\n\n**two**]"],
  ["[- one\n- [x] two\n3. three\n]", "- [**one**\n- [x] **two**\n3. **three**]\n"],
  ["[## Title\nText]", "## [**Title**\n**Text**]"],
  ["[> one\n> two\n]", "> [**one**\n> **two**]\n"],
  ["[- one]", "- **[one]**"],
  ["O[ne\n\ntw]o", "O[**ne**\n\n**tw**]o"],
  ["[One\n===\nTwo]", "[**One**\n===\n**Two**]"],
  [
    "[<https://example.com>\n\n![](a) and\n\n(a) [b]]",
    "[**<https://example.com>**\n\n**![](a) and**\n\n**(a) [b]**]",
  ],
  ["<summary>[More]</summary>", "<summary>**[More]**</summary>"],
])("bold: the marks are around the text of each block: %j", (before, after) => {
  expect(does(mark("**"), before)).toBe(after);
});

test.each([
  "```js\na *\n\nb\n```",
  "> ```js\n> a\n>\n> b\n> ```",
  "- ```js\n  a\n  ```",
  "~~~\na\n```\n~~~",
  "$$\na\n$$",
  "$$a$$",
  "| a | b |\n| - | - |\n| c | d |",
  "--- | :-:",
  "---",
  "* * *",
  "___",
  "[^1]: A note.",
  "[x]: https://example.com",
  "![a \\] b](/c.avif)",
  "- ![a](/c.avif)",
  "[![a](/c.avif)](https://example.com)",
  "> [!NOTE]",
  "<details>",
  "</details>",
  '<div class="a">',
  "<summary>More</summary>",
  "<!-- a -->",
])("bold: no marks break what is no text: %j", (lines) => {
  const text = `One.\n\n${lines}\n\nTwo.`;
  const result = mark("**")({ text, from: 0, to: text.length });
  expect(result?.text).toBe(`**One.**\n\n${lines}\n\n**Two.**`);
  expect(result && mark("**")(result)?.text).toBe(text);
});

test.each(["```\na\n```", "| a |\n| - |\n", "> [!NOTE]"])(
  "bold: nothing else is selected: %j",
  (text) => {
    const selected = { text, from: 0, to: text.length };
    expect(mark("**")(selected)).toEqual(selected);
  },
);

test("marks around many blocks take no longer than the text is", () => {
  const text = "- a\n".repeat(10_000);
  const once = mark("**")({ text, from: 0, to: text.length });
  expect(once?.text).toBe("- **a**\n".repeat(10_000));
  expect(once && mark("**")(once)?.text).toBe(text);
});

test.each([
  ["a [word] here", "a **[word]** here"],
  ["a **[word]** here", "a [word] here"],
  ["a |", "a **|**"],
  ["a [word ]here", "a **[word]** here"],
  ["a *[word]*", "a ***[word]***"],
  ["a ***[word]***", "a *[word]*"],
])("bold: %s becomes %s", (before, after) => {
  expect(does(mark("**"), before)).toBe(after);
});

test.each([
  ["[word]", "`[word]`"],
  ["`[word]`", "[word]"],
  ["[`word`]", "[word]"],
  ["[a`b]", "``[a`b]``"],
  ["``[a`b]``", "[a`b]"],
  ["[``a`b``]", "[a`b]"],
  ["[`a` and `b`]", "`` [`a` and `b`] ``"],
  ["`` [`a] ``", "[`a]"],
  ["|", "`|`"],
  ["[- a\n- `b]", "- [`a`\n- `` `b ``]"],
  ["- [`a`\n- `` `b ``]", "- [a\n- `b]"],
  ["[# `a`]", "# [a]"],
  ["[#\u00a0a]", "#\u00a0`[a]`"],
  ["[a `x`\n\nb]", "[`` a `x` ``\n\n`b`]"],
  ["[`` a `x` ``\n\n`b`]", "[a `x`\n\nb]"],
  ["<td>[`a`]", "<td>[a]"],
  ["`a` [`b`] `c`", "`a` [b] `c`"],
])("code with backticks is between more of them: %j", (before, after) => {
  expect(does(code, before)).toBe(after);
});

test.each([
  ["[a]b]", "[a\\]b](|)"],
  ["[a[0]]", "[a[0]](|)"],
  ["[`]` and \\]]", "[`]` and \\]](|)"],
])("brackets in the label of a link have both halves, or a backslash: %j", (before, after) => {
  expect(does(link(), before)).toBe(after);
});

test.each([
  ["https://example.com/a_(b)", "[x](https://example.com/a_(b))|"],
  ["https://example.com/a_(b", "[x](https://example.com/a_%28b)|"],
  ["https://example.com/?)(", "[x](https://example.com/?%29%28)|"],
])("a link leads to the whole of %s", (url, after) => {
  expect(does(link(url), "[x]")).toBe(after);
});

test("italic inside bold adds its own markers", () => {
  expect(does(mark("*"), "**[word]**")).toBe("***[word]***");
});

test.each([
  ["a [word]", "a [word](|)"],
  ["see [https://example.com]", "see [|](https://example.com)"],
])("link: the caret is placed where text is missing, in %s", (before, after) => {
  expect(does(link(), before)).toBe(after);
});

test("a URL pasted over a selection becomes its link", () => {
  expect(does(link("https://example.com/a_b"), "a [word] here")).toBe(
    "a [word](https://example.com/a_b)| here",
  );
});

test.each([
  ["|", "![](a)\n\n|"],
  ["One.|", "One.\n\n![](a)\n\n|"],
  ["One. |Two.", "One.\n\n![](a)\n\n|Two."],
  ["One.\n|\nTwo.", "One.\n\n![](a)\n\n|Two."],
  ["One.\n\n[gone]\n\n\nTwo.", "One.\n\n![](a)\n\n|\nTwo."],
  ["1. One|\n2. Two", "1. One\n\n   ![](a)\n\n|2. Two"],
  ["- One\n- |", "- One\n- ![](a)\n\n|"],
  ["- One| two\n- Three", "- One\n\n  ![](a)\n\n  |two\n- Three"],
  ["> One| two", "> One\n>\n> ![](a)\n>\n> |two"],
  ["One\n    |", "One\n\n![](a)\n\n|"],
])("a picture becomes its own paragraph: %j", (before, after) => {
  expect(does(insertParagraphs(["![](a)"]), before)).toBe(after);
});

test.each([
  ["One|", "## One|"],
  ["## One|", "One|"],
  ["#### One|", "## One|"],
  ["|", "## |"],
])("a heading is created, changed and removed: %s", (before, after) => {
  expect(does(heading(2), before)).toBe(after);
});

test("lines become a list, another kind of list, and lines again", () => {
  const lines = edited("before\n[one\n\ntwo\n]after");
  const bullets = list("bullet")(lines);
  expect(bullets?.text).toBe("before\n- one\n\n- two\nafter");
  const numbers = bullets && list("number")(bullets);
  expect(numbers?.text).toBe("before\n1. one\n\n2. two\nafter");
  const tasks = numbers && list("task")(numbers);
  expect(tasks?.text).toBe("before\n- [ ] one\n\n- [ ] two\nafter");
  expect(tasks && list("task")(tasks)?.text).toBe("before\none\n\ntwo\nafter");
});

test("quotations and code blocks apply to whole lines", () => {
  expect(does(quote, "[one\n\ntwo]")).toBe("[> one\n>\n> two]");
  expect(does(quote, "[> one\n>\n> two]")).toBe("[one\n\ntwo]");
  expect(does(codeBlock, "[let a]")).toBe("```|\nlet a\n```");
  expect(does(codeBlock, "[```\nlet a\n```]")).toBe("````|\n```\nlet a\n```\n````");
  expect(does(codeBlock, "[let a\n]let b")).toBe("```|\nlet a\n```\nlet b");
});

test("an empty first line is a line like the others", () => {
  expect(does(heading(2), "|\nSome text")).toBe("## |\nSome text");
  expect(does(codeBlock, "|\nSome text")).toBe("```|\n\n```\nSome text");
  expect(does(indentItem, "|\n- item")).toBeNull();
});

test.each([
  ["- one|", "- one\n- |"],
  ["- o|ne", "- o\n- |ne"],
  ["  3. one|", "  3. one\n  4. |"],
  ["- [x] done|", "- [x] done\n- [ ] |"],
  [
    "1. one|\n2. two\n   - inner\n\n3. three\n\nend",
    "1. one\n2. |\n3. two\n   - inner\n\n4. three\n\nend",
  ],
  ["8. a|\n9. b\n10. c", "8. a\n9. |\n10. b\n11. c"],
  ["8. a|\n9. b\n   - inner", "8. a\n9. |\n9. b\n   - inner"],
  ["1. one|\n1. two", "1. one\n2. |\n1. two"],
  ["  1. one|\n  2. two\n2. outer", "  1. one\n  2. |\n  3. two\n2. outer"],
  ["> 1. one|\n> 2. two\n\n3. other", "> 1. one\n> 2. |\n> 3. two\n\n3. other"],
  [
    "1. A\n   1. a|\n\nThe end.\n\n   2. other",
    "1. A\n   1. a\n   2. |\n\nThe end.\n\n   2. other",
  ],
  ["1. one|\n2) other", "1. one\n2. |\n2) other"],
  ["1) one|\n2) two", "1) one\n2) |\n3) two"],
  ["> said|", "> said\n> |"],
  ["- one\n- |", "- one\n\n|"],
  ["- |", "|"],
  ["> |\nafter", "|\nafter"],
])("Enter continues a list, and ends it in an empty item: %s", (before, after) => {
  expect(does(continueList, before)).toBe(after);
});

test.each([
  ["- one\n  - two\n  - |", "- one\n  - two\n- |"],
  ["- [x] one\n\n  - two\n\n  - |\n", "- [x] one\n\n  - two\n\n- [ ] |\n"],
  ["1. one\n   - a\n     - b\n     - |\n2. two\n", "1. one\n   - a\n     - b\n   - |\n2. two\n"],
  ["1. one\n   - a\n   - |\n2. two", "1. one\n   - a\n2. |\n3. two"],
  ["- one\n\nText\n\n  - two\n  - |", "- one\n\nText\n\n  - two\n\n|"],
  ["- one\n  > - two\n  > - |", "- one\n  > - two\n\n|"],
])("Enter in an empty item of an inner list continues the one around it: %j", (before, after) => {
  expect(does(continueList, before)).toBe(after);
});

test.each(["plain|", "-no list|", "```\n- code|", "**bold|", "- [selected]", "* * *|"])(
  "Enter elsewhere is left to the browser: %s",
  (before) => {
    expect(does(continueList, before)).toBeNull();
  },
);

test("in a quote, marks follow those of the quote", () => {
  expect(does(heading(2), "> a title|")).toBe("> ## a title|");
  expect(does(heading(2), "|> a title")).toBe("> ## |a title");
  expect(does(heading(2), ">\ta title|")).toBe(">\t## a title|");
  expect(does(heading(2), "> ## a title|")).toBe("> a title|");
  expect(does(heading(2), "##\u00a0a title|")).toBe("a title|");
  expect(does(list("bullet"), "[> one\n>\n> > two]")).toBe("[> - one\n>\n> > - two]");
  expect(does(list("bullet"), "[> - one\n>\n> > - two]")).toBe("[> one\n>\n> > two]");
});

test("items are indented and outdented by the width of their marker", () => {
  expect(does(indentItem, "- one\n- two|")).toBe("- one\n  - two|");
  expect(does(indentItem, "1. two|")).toBe("   1. two|");
  expect(does(indentItem, "> - one\n> - two|")).toBe("> - one\n>   - two|");
  expect(does(outdentItem, "  - two|")).toBe("- two|");
  expect(does(outdentItem, ">   - two|")).toBe("> - two|");
  expect(does(outdentItem, "10. one\n    1. two|")).toBe("10. one\n1. two|");
  expect(does(outdentItem, "- one\n\t- two|")).toBe("- one\n- two|");
  expect(does(outdentItem, "- a\n  1. b\n[     - c\n       - d]")).toBe(
    "- a\n  1. b\n[  - c\n    - d]",
  );
  expect(does(outdentItem, "[- a\n\n  text\n  - b]")).toBe("[- a\n\n  text\n- b]");
});

test.each([
  ["1. Install\n2. Node|", "1. Install\n   1. Node|"],
  ["1. Install\n- Node|", "1. Install\n   - Node|"],
  ["- Install\n2. Node|", "- Install\n  1. Node|"],
  ["- [ ] Install\n- [ ] Node|", "- [ ] Install\n  - [ ] Node|"],
  ["9. a\n10. b\n11. c|", "9. a\n10. b\n    1. c|"],
  ["1. a\n   1. x\n   2. y\n      - z\n2. b|", "1. a\n   1. x\n   2. y\n      - z\n   3. b|"],
  ["1. a\n   - x\n2. b|", "1. a\n   - x\n   1. b|"],
  ["1. a\n   1) x\n2. b|", "1. a\n   1) x\n   1. b|"],
  ["1. a\n\n[2. b\n   - x\n3. c]", "1. a\n\n[   1. b\n      - x\n   2. c]"],
  ["> 1. a\n> 2. b|", "> 1. a\n>    1. b|"],
  ["Text\n2. b|", "Text\n   2. b|"],
])("Tab nests items in the one above, as a list of its own: %j", (before, after) => {
  expect(does(indentItem, before)).toBe(after);
});

test("Tab outside a list, and Shift+Tab in a list's outermost items, move the focus", () => {
  expect(does(indentItem, "a word|")).toBeNull();
  expect(does(outdentItem, "- one|")).toBeNull();
});

test("a position is in code between two fences of the same kind", () => {
  const text = "a\n```js\nb\n~~~\nc\n```\nd";
  const where = (letter: string) => isInCode(text, text.indexOf(letter));
  expect(["a", "b", "c", "d"].map(where)).toEqual([false, true, true, false]);
});

test.each([
  ["> - - -|", "> - - -\n> |"],
  ["```let a``` is code\n- one|", "```let a``` is code\n- one\n- |"],
  ["10. one\n    ```sh\n    - code|", null],
  ["- ```sh\n  - code|", null],
  ["> ```sh\n> - code|", null],
  ["> ```sh\n> ls\n> ```\n> said|", "> ```sh\n> ls\n> ```\n> said\n> |"],
  ["```md\n> ```js\n> x\n> ```\n```\n\n- one|", "```md\n> ```js\n> x\n> ```\n```\n\n- one\n- |"],
  ["```sh\ncat <<E\n    ```\n- code|", null],
  ["> > ```\n> - code|", "> > ```\n> - code\n> - |"],
  ["> ```\n> code\n\n- one|", "> ```\n> code\n\n- one\n- |"],
  ["- ```sh\n  ls\n  ```\n- one|", "- ```sh\n  ls\n  ```\n- one\n- |"],
  ["$$\n- x|", null],
  ["$$x$$\n- one|", "$$x$$\n- one\n- |"],
])("Enter knows code in items and quotes from code in a line: %j", (before, after) => {
  expect(does(continueList, before)).toBe(after);
});

test("the change between two texts is as small as possible", () => {
  expect(changeBetween("a word here", "a **word** here")).toEqual({
    from: 2,
    to: 6,
    insert: "**word**",
  });
  expect(changeBetween("aaa", "aa")).toEqual({ from: 2, to: 3, insert: "" });
  expect(changeBetween("same", "same")).toMatchObject({ insert: "" });
});

test("in HTML the same buttons write elements", () => {
  expect(does(htmlCommands.bold, "a [word]")).toBe("a <strong>[word]</strong>");
  expect(does(htmlCommands.bold, "a <strong>[word]</strong>")).toBe("a [word]");
  expect(does(htmlCommands.link, "a [word]")).toBe('a <a href="|">word</a>');
  expect(does(htmlCommands.link, "[https://example.com]")).toBe(
    '<a href="https://example.com">|</a>',
  );
  expect(htmlCommands.bullets(edited("[one\ntwo]"))?.text).toBe(
    "<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>",
  );
});

test.each([
  ["nothing was typed", "a | z", "a | z", "a NEW| z"],
  ["the selection stayed", "a [b] z", "a [b] z", "a NEW| z"],
  ["more was typed behind it", "a | z", "a more| z", "a NEWmore| z"],
  ["something was typed in front of it", "a | z", "say |a  z", "say |a NEW z"],
  ["something was deleted in front of it", "ab [c] z", "a| c z", "a| NEW z"],
  ["the selection was typed over", "a [b] z", "a c| z", "a NEWc| z"],
  ["the place was deleted", "a | z", "|", "NEW|"],
])("what comes late, when %s, goes where it was asked for", (_, before, now, after) => {
  expect(insertLate(edited(before), "NEW")(edited(now))).toEqual(edited(after));
});
