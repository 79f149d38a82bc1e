import { expect, test } from "vitest";
import { renderMarkdown } from "@/lib/markdown/render";

const NAMESPACE = "http://www.w3.org/1998/Math/MathML";

async function rendered(markdown: string): Promise<string> {
  return (await renderMarkdown(markdown)).replaceAll(` xmlns="${NAMESPACE}"`, "").trim();
}

const SQUARE = "<mrow><msup><mi>x</mi><mn>2</mn></msup></mrow>";

test("maths becomes MathML, with its TeX in an attribute instead of the text", async () => {
  expect(await rendered("A square $x^2$.")).toBe(
    `<p>A square <math data-tex="x^2">${SQUARE}</math>.</p>`,
  );
});

test("any TeX of a formula stays within one attribute", async () => {
  const tex = String.raw`\text{"><img src=x onerror=alert(1)> javascript:}`;
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = await renderMarkdown(`$${tex}$`);
  expect(body.querySelector("math")?.getAttribute("data-tex")).toBe(tex);
  expect(body.querySelector("img")).toBeNull();
});

test.each([
  ["a \\bmod b", "mod"],
  ["\\overset{a}{b}", "ba"],
  ["\\mathrel{\\mathop:}=", ":="],
  ["\\mathbb{R}", "ℝ"],
  ["\\mathcal{Lx}\\mathfrak{g}", "ℒ𝓍𝔤"],
  ["\\boldsymbol{\\alpha}_{\\mathbf{12}}", "𝜶𝟏𝟐"],
  ["\\mathbf{a<b}", "𝐚<𝐛"],
  ["\\textbf{schließen}", "schließen"],
  ["ℝ \\text{in ℝ}", "ℝin\u00a0R"],
  ["\\require{cancel} x \\mbox{ if } y_{\\mbox{a}}", "x\u00a0if\u00a0ya"],
  ["\\text{max_size 5% & 1}_a", "max_size\u00a05%\u00a0&\u00a01a"],
])("every symbol keeps its meaning: %s", async (tex, signs) => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = await renderMarkdown(`$${tex}$`);
  const math = [...body.querySelectorAll("math *")];
  expect(math.filter(({ namespaceURI }) => namespaceURI !== NAMESPACE)).toEqual([]);
  expect(body.textContent).toContain(signs);
});

test.each([
  [String.raw`\newcommand{\R}{\mathbb{R}^n}`, String.raw`\R`, "ℝn"],
  [String.raw`\newcommand\E[1]{\mathbb{E}[#1]} \newcommand\E[1]{E_#1}`, String.raw`\E{a}`, "Ea"],
  [String.raw`\DeclareMathOperator{\dg}{diag}`, String.raw`\dg`, "diag"],
  [String.raw`\DeclareMathOperator*{\armax}{arg\,max}`, String.raw`\armax`, "arg\u2009max"],
  ["\\definecolor{a}{rgb}{1,0,0}\n\\def\\x{x^2}\n\\newcommand{\\y}[1][z]{#1}", "\\x", "x2"],
])("a definition by %s applies to later formulas", async (definition, tex, shown) => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = await renderMarkdown(`$$${definition}$$\n\n$${tex}$`);
  expect(body.querySelector("p")?.textContent.replace("\u2061", "")).toBe(shown);
  expect(await rendered(`$${tex}$`)).not.toContain(shown);
});

test.each([
  [String.raw`$$x\label{b}$$ $$\begin{equation}\label{a}y\end{equation}$$`, "a", "xy(1)", "1"],
  [
    String.raw`$$\begin{align}\label{a}u&=v\\w&=z\tag{7}\label{b}\end{align}$$`,
    "a b",
    "u=v(1)w=z(7)",
    "1 7",
  ],
  [
    String.raw`$$\label{a}\begin{gather}x\\y\label{b}\\\begin{matrix}1\\2\end{matrix}\end{gather}$$`,
    "a b",
    "x(1)y(2)12",
    "1 2",
  ],
  [String.raw`$$\begin{equation}x\label{a}\end{equation}.$$`, "a", "x.(1)", "1"],
  [String.raw`$$\begin{equation}\label{a}x\tag*{A}\end{equation}$$`, "a", "xA", "A"],
  [
    String.raw`$$\begin{equation}\begin{aligned}x\label{a}\\y\label{b}\end{aligned}\end{equation}$$`,
    "a b",
    "xy(1)",
    "1 1",
  ],
  [String.raw`$$\begin{multline}x\\y\label{a}\end{multline}$$`, "a", "xy(1)", "1"],
  [String.raw`$x\label{e\_1}$`, "e_1 no", "x(1)", "1 ???"],
])("formulas that others refer to have numbers: %s", async (markdown, names, shown, numbers) => {
  const { body } = document.implementation.createHTMLDocument();
  const references = names.split(" ").map((name) => String.raw`$\ref{${name}}$`);
  body.innerHTML = await renderMarkdown(`${markdown}\n\n${references.join(" ")}`);
  expect(body.querySelector("code")).toBeNull();
  expect(body.lastElementChild?.textContent).toBe(numbers);
  const formulas = [...body.querySelectorAll(":scope > :not(:last-child)")];
  expect(formulas.map(({ textContent }) => textContent.replaceAll(/\s/g, "")).join("")).toBe(shown);
});

test.each([
  [String.raw`$$\begin{multline}a\\b\end{multline}$$`, "ab"],
  [String.raw`$$\begin{eqnarray*}a&=&b\end{eqnarray*}$$`, "a=b"],
  [String.raw`$$\begin{flalign}a&=b\end{flalign}$$`, "a=b"],
  [String.raw`So $\begin{align*}a&=b\end{align*}$`, "a=b"],
  [String.raw`So $\begin{equation}a\end{equation}$`, "a"],
])("an environment of LaTeX that KaTeX lacks there is shown: %s", async (markdown, shown) => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = await renderMarkdown(markdown);
  expect(body.querySelector("math")?.textContent).toBe(shown);
});

test("equations have as many columns as their TeX", async () => {
  const html = await rendered("$$\\begin{align}a&=b\\\\c&=d\\notag\\end{align}$$");
  expect(html.match(/<mtd/g)).toHaveLength(4);
});

test.each(["$$x^2$$", "$$\nx^2\n$$", "$$x^2\n$$", "$$\nx^2$$  ", "```math\nx^2\n```"])(
  "a formula in a paragraph of its own is a block: %j",
  async (markdown) => {
    expect(await rendered(markdown)).toBe(
      `<div class="math"><math data-tex="x^2" display="block">${SQUARE}</math></div>`,
    );
  },
);

test.each([
  ["$$\\begin{aligned}\n+ a\n\\end{aligned}$$", "\\begin{aligned}\n+ a\n\\end{aligned}"],
  ["A line\n$$ x =\ny$$", "x =\ny"],
  ["> $$x =\n> y$$", "x =\ny"],
  ["- $$x =\n  y$$", "x =\ny"],
  ["$$\nx\n\ny\n$$", "x\n\ny"],
  ["$$\nx \\$\n$$", "x \\$"],
  ["$$\nx\n$$ is a letter", "x"],
  [String.raw`$\sqrt{\$4}$`, String.raw`\sqrt{\$4}`],
  ["$`x`$", "x"],
])("the text continues after the formula in %j", async (markdown, tex) => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = await renderMarkdown(`${markdown}\n\nA *text*`);
  const formulas = [...body.querySelectorAll("math")].map((math) => math.getAttribute("data-tex"));
  expect(formulas).toEqual([tex]);
  expect(body.querySelector("em")?.closest("body > p")).not.toBeNull();
});

test.each(["$$ is a number", "$$$ dear\n\n$$ cheap", "- $$ fair\n- $$$ dear", "$$a\n\nb$$"])(
  "dollar signs without a formula are text: %j",
  async (markdown) => {
    const html = await rendered(markdown);
    expect(html).not.toMatch(/<math|<code/);
    expect(html.match(/\$/g)).toEqual(markdown.match(/\$/g));
  },
);

test("an invalid formula is shown as typed, with the reason", async () => {
  const html = await rendered(String.raw`$\frac{<b>$`);
  expect(html).toMatch(/<code title="KaTeX parse error: .+">\\frac\{&#x3C;b><\/code>/);
});

test.each([
  "from $5 to $10",
  "$5, $10 and $20 or $30",
  "a $ b $ c",
  "$1 in `code $2`",
  "It costs $5. Set `$HOME`, then `$PATH`",
  "$5.00/$6 and `$a$`",
  "**$5** and *$6*, then $7",
  "| $1 | $2 |\n| --- | --- |\n| $3 | $4 |",
  "5$, 10$ or 100$/h, 200$/h. 10$. And 20$.",
  "5$-10$",
  "10$か20$、または30$です",
  "$HOME和$PATH变量",
  "价格$5，变量$x",
  "PATH=$PATH:$HOME/bin",
  '"$a" and "$b"',
  "'$a' or '$b'",
  "($a) or ($b)",
  "${a}/${b}",
  "${a}${b}, ${a}-${b} and ${a}${b}${c}",
  "$this->$name",
])("amounts of money and variables are not formulas: %s", async (markdown) => {
  expect(await rendered(markdown)).not.toContain("<math");
});

test("amounts and formulas can be in one sentence", async () => {
  expect(await rendered("It costs $5 and $x^2$ is $6, $10 or *so*.")).toBe(
    `<p>It costs $5 and <math data-tex="x^2">${SQUARE}</math> is $6, $10 or <em>so</em>.</p>`,
  );
});

test("operators and spaces are formulas, even directly before a word", async () => {
  const html = await rendered("the $n-$th, 2$.5$, 5$\\,$km, the $𝑛$th, 4$π/3$ and a set$\\{$x");
  expect(html.match(/<math/g)).toHaveLength(6);
});

test("a formula with an error above many empty lines is rendered quickly", async () => {
  const html = await rendered(`\`\`\`math\n\\oops${"\n".repeat(5000)}x\n\`\`\``);
  expect(html).toContain("oops");
});

test("a text of only amounts is rendered quickly", async () => {
  const html = await rendered(Array.from({ length: 200 }, (_, sum) => `$${sum} `).join(""));
  expect(html.match(/\$\d+/g)).toHaveLength(200);
});

test.each([
  ["| $\\|x\\|$ | $P(A|B)$ |", "a | b", ["|x|", "P(A|B)"]],
  ["$P(A|B)$ | $|x|$", "a | b", ["P(A|B)", "|x|"]],
  ["| $P(A\\|B)$ |", "| a | b |", ["P(A|B)"]],
  ["| $$\\left|x\\right|$$ | $5 |", "| a | b |", ["\\left|x\\right|"]],
  ["| $|0\\rangle$ | $|\\psi|^2|$ |", "$|x\\rangle$ | b", ["|0\\rangle", "|\\psi|^2|"]],
  ["> | $\\{x|y\\}$ |", "> | a | b |", ["\\{x|y\\}"]],
])("a bar in a formula does not separate cells: %s", async (row, header, formulas) => {
  const quote = header.startsWith(">") ? "> " : "";
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = await renderMarkdown(`${header}\n${quote}| --- | --- |\n${row}`);
  const shown = [...body.querySelectorAll("td math")].map((math) => math.getAttribute("data-tex"));
  expect(shown).toEqual(formulas);
});

test("a table heading may have a formula with a bar", async () => {
  const html = await renderMarkdown("| $P(A|B)$ | b |\n| --- | --- |\n| 1 | 2 |");
  expect(html).toContain('<th><math data-tex="P(A|B)"');
});

test.each([
  ["|$5|$6|", ["$5", "$6"]],
  ["|5$|6$|", ["5$", "6$"]],
  ["|$HOME|$PATH|", ["$HOME", "$PATH"]],
  ["| `$a` | `b$` |", ["$a", "b$"]],
])("amounts and variables in cells are not formulas: %s", async (row, cells) => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = await renderMarkdown(`| a | b |\n| --- | --- |\n${row}`);
  expect([...body.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(cells);
});

test.each([
  ["| `a|b` | c |", ["a|b", "c"]],
  ["| `a || b` | ``x|`y`` |", ["a || b", "x|`y"]],
  ["| `a\\|b` | $P(A|B)$ `c|d` |", ["a|b", "c|d"]],
  ["| [a|b](/a|b) | `c|d` |", ["a|b", "c|d"]],
  ['| [a](/a "b|c") | d |', ["a", "d"]],
  ["| <kbd>K</kbd> `a|b` | $P(A|B)$<br>`c|d` |", ["a|b", "c|d"]],
])("in a row that would have too many cells, code keeps its bars: %s", async (row, codes) => {
  const html = await rendered(`| one | two |\n| --- | --- |\n${row}`);
  for (const code of codes) expect(html).toContain(`${code}<`);
});

test("in a row with the right number of cells, a bar in code separates cells", async () => {
  expect(await rendered("| a | b |\n| --- | --- |\n| `x | y` |")).toContain("<td>`x</td>");
});

test.each([
  "- `x || y || z`",
  "1. `x || y || z`",
  "# `x || y || z`",
  "> `x || y || z`",
  "[^1]: `x || y || z`",
])("below a table, bars stay unchanged in what begins another block: %s", async (line) => {
  const html = await rendered(`See[^1]\n\n| a | b |\n| --- | --- |\n| c | d |\n${line}`);
  expect(html).toContain("<code>x || y || z</code>");
});

test("bars stay unchanged behind the list or quotation of a table, and in a heading above", async () => {
  for (const [first, next] of [
    ["> ", "> "],
    ["- ", "  "],
  ]) {
    const table = `${first}| a | b |\n${next}| --- | --- |\n${next}| c | d |`;
    expect(await rendered(`${table}\n\`x || y || z\``)).toContain("<code>x || y || z</code>");
  }
  expect(await rendered("# `x || y`\n| --- | --- |")).toContain("<code>x || y</code>");
});

test("bars in code blocks and outside tables stay unchanged", async () => {
  const table = "| a |\n| --- |\n| $x|y$ |";
  expect(await rendered(`\`\`\`\n${table}\n\`\`\``)).toContain("| $x|y$ |");
  expect(await rendered(String.raw`$\|x\|$`)).toContain(String.raw`data-tex="\|x\|"`);
});
