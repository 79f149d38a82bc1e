import { expect, test } from "vitest";
import { newElement } from "@/lib/markdown/elements";
import { markdownFromClipboard } from "@/lib/markdown/from-html";
import { codeIn } from "@/lib/markdown/html-handlers";

test.each([
  [
    "Google Docs",
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:400;">One </span><span style="font-weight:700;">two</span><span style="font-style:italic;"> three</span></p><h2><span style="color:#000">Part</span></h2><ul><li><p><span>item</span></p></li></ul></b>`,
    "One **two** *three*\n\n## Part\n\n- item",
  ],
  [
    "Word",
    `<html><head><style>p{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Text<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>first</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>inner</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>second</p>
<img src="file:///C:/a.png"><!--EndFragment--></body></html>`,
    "Text\n\n1. first\n   - inner\n2. second",
  ],
  [
    "Google Docs, which nests lists directly",
    "<ul><ul><li>inner</li></ul><li>outer</li><ul><li>inner</li></ul><li>outer</li></ul>",
    "- - inner\n- outer\n  - inner\n- outer",
  ],
  [
    "Word, whose bullets have their own font",
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>first</p>
<p class=MsoListParagraph style='mso-list:l1 level2 lfo2'><span lang=EN><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span>inner</span></p>`,
    "- first\n  1. inner",
  ],
  [
    "programs that split words as they were typed",
    "<h2><b>Two</b><b>fold </b></h2><p><b>one </b>two<i> three</i>, <b>end<br></b>next<b> </b></p><p><i> all </i></p>",
    "## **Twofold**\n\n**one** two *three*, **end**\\\nnext\n\n*all*",
  ],
  [
    "Word, with bookmarks and split code",
    `<h1><a name="_Toc1"></a><a name="_Toc2">Title</a></h1><p><code>npm</code><code> ci</code></p>`,
    "# Title\n\n`npm ci`",
  ],
  [
    "tables with several lines in a cell",
    "<table><tr><td><p>one</p><p>two</p></td><td><ul><li><b>a</b></li><li>b</li></ul></td></tr><tr><td>c<br>d</td><td><p>e</p></td></tr></table>",
    "|            |            |\n| ---------- | ---------- |\n| one<br>two | **a**<br>b |\n| c<br>d     | e          |",
  ],
  [
    "GitHub",
    `<h2><a class="anchor" href="#part" aria-hidden="true"><svg></svg></a>Part</h2><div class="highlight"><pre><span class="k">const</span> a = <span>1</span>;\n</pre></div><ul class="contains-task-list"><li><input type="checkbox" checked> done</li></ul><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>`,
    "## Part\n\n```\nconst a = 1;\n```\n\n- [x] done\n\n| a |\n| - |\n| b |",
  ],
  [
    "chats, with the language beside the code",
    `<pre><div><div>bash</div><button>Copy code</button><div><code class="language-bash"><span>npm ci</span>\n</code></div></div></pre>`,
    "```bash\nnpm ci\n```",
  ],
  [
    "GitHub, Sphinx, Jekyll and MDN, with the language in a class around the code or of it",
    `<div class="highlight highlight-source-ts notranslate"><pre>a</pre></div>
<div class="highlight highlight-text-html-basic"><pre>b</pre></div>
<div class="highlight-python notranslate"><div class="highlight"><pre><span></span>c</pre></div></div>
<div class="highlight-default"><div class="highlight"><pre>d</pre></div></div>
<div class="language-ruby highlighter-rouge"><div class="highlight"><pre class="highlight"><code>e</code></pre></div></div>
<pre class="brush: js notranslate"><code>f</code></pre>
<div class="lang-en"><pre><code>g</code></pre></div>
<div class="lang-go"><p>Text</p><pre><code>h</code></pre></div>`,
    "```ts\na\n```\n\n```html\nb\n```\n\n```python\nc\n```\n\n```\nd\n```\n\n```ruby\ne\n```\n\n```js\nf\n```\n\n```\ng\n```\n\nText\n\n```\nh\n```",
  ],
  [
    "documentation with a bar above the code and a button below",
    `<pre><header>ts <b>1</b></header> <div><code>a</code><button>Copy</button></div><div></div></pre>`,
    "```\na\n```",
  ],
  [
    "pages whose blocks of code contain other text beside some code",
    `<pre><b>NOTE: run as root</b>\n<code>npm ci</code></pre><pre><span>user@host:~$</span> <code>ls</code>\n<span>a.txt</span></pre><pre><div>first line</div><div>second <code>x</code></div></pre><pre><code>a</code><div>b</div></pre>`,
    "```\nNOTE: run as root\nnpm ci\n```\n\n```\nuser@host:~$ ls\na.txt\n```\n\n```\nfirst line\nsecond x\n```\n\n```\na\nb\n```",
  ],
  [
    "published documents and mails, whose links lead through another page",
    `<p><a href="https://www.google.com/url?q=https://example.com/a%3Fb%3D1&amp;sa=D">one</a> <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fc&amp;data=05">two</a> <a href="https://www.google.com/url?q=javascript:x">three</a> <a href="https://www.google.com/url?q=words&amp;url=https://example.com/d">four</a></p>`,
    "[one](https://example.com/a?b=1) [two](https://example.com/c) [three](https://www.google.com/url?q=javascript:x) [four](https://example.com/d)",
  ],
  [
    "Visual Studio Code",
    `<meta charset='utf-8'><div style="color:#ccc;font-family: Menlo, Monaco, 'Courier New', monospace;white-space: pre;"><div><span style="color:#c0c">const</span> a = {</div><div>  b: 1,</div><br><div>};</div></div>`,
    "```\nconst a = {\n  b: 1,\n\n};\n```",
  ],
  [
    "Notion",
    `<p>Plain <code>code</code> and <a href="https://example.com">a link</a></p><ol><li>one</li></ol><blockquote>said</blockquote><hr>`,
    "Plain `code` and [a link](https://example.com)\n\n1. one\n\n> said\n\n---",
  ],
  [
    "a list of keys",
    `<ul><li>Press <kbd>Esc</kbd> once</li><li>H<sub>2</sub>O</li></ul>`,
    "- Press <kbd>Esc</kbd> once\n- H<sub>2</sub>O",
  ],
  [
    "a page with maths",
    `<p>So <span class="katex"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x</annotation></semantics></math></span></p>`,
    "So $x$",
  ],
  [
    "Google Docs, whose items are paragraphs and tasks",
    `<ul><li dir="ltr"><p role="presentation"><span>a</span></p></li><li><p>b</p></li></ul><ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" alt="checked" aria-roledescription="checkbox"><p>c</p></li><li role="checkbox" aria-checked="false"><p>d</p></li></ul>`,
    "- a\n- b\n\n* [x] c\n* [ ] d",
  ],
  [
    "Word in a browser, with a list for each item",
    `<div class="OutlineElement"><p>Text</p></div><div class="ListContainerWrapper"><ol start="1"><li data-aria-level="1"><p>first</p></li></ol></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>inner</p></li></ul></div><div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1"><p>second</p></li></ol></div>`,
    "Text\n\n1. first\n   - inner\n2. second",
  ],
  [
    "documentation with an element for each line of code",
    `<h2>Part<a class="headerlink" href="#part" title="Permalink">¶</a></h2><pre class="language-sh"><code><span class="token-line">npm ci<br></span><span class="token-line">npm test<br></span></code></pre><pre><div>a</div><div><br></div><div>b</div></pre>`,
    "## Part\n\n```sh\nnpm ci\nnpm test\n```\n\n```\na\n\nb\n```",
  ],
  [
    "a code editor that ends lines with elements",
    `<pre style="font-family:'JetBrains Mono',monospace"><span style="color:#c70">if</span> a:<br>    b<br></pre>`,
    "```\nif a:\n    b\n```",
  ],
  [
    "a page with styled keys, and pictures of emoji",
    `<p>Press <kbd class="k" style="border:1px solid" data-v="1">Esc</kbd> <abbr title="Twice" class="t">2x</abbr> <img alt="👍🏽" src="https://emoji.example/1.png"> <img alt="🚀" src="data:image/png;base64,AA"></p>`,
    'Press <kbd>Esc</kbd> <abbr title="Twice">2x</abbr> 👍🏽 🚀',
  ],
  [
    "a spreadsheet, whose columns are named in bold",
    `<table><tbody><tr><td style="overflow:hidden;font-weight:bold;">Name</td><td><p><b>Age</b></p></td></tr><tr><td style="font-weight:bold">Ada</td><td>36</td></tr></tbody></table>`,
    "| Name    | Age |\n| ------- | --- |\n| **Ada** | 36  |",
  ],
  [
    "a spreadsheet, whose cells have several lines",
    `<table><tr><td>a</td></tr><tr><td style="font-weight:700">b<br>c<a href="https://d.example/">d</a></td></tr><tr><td style="font-family:Consolas"><p>e</p><p>f</p></td></tr></table>`,
    "|                                       |\n| ------------------------------------- |\n| a                                     |\n| **b**<br>**c[d](https://d.example/)** |\n| e<br>f                                |",
  ],
  [
    "a spreadsheet without names of columns",
    `<table><tr><td><b>a</b></td><td></td></tr><tr><td>b</td><td>c</td></tr></table><table><tr><td><b>a</b></td><td><b>b</b></td></tr></table>`,
    "|       |   |\n| ----- | - |\n| **a** |   |\n| b     | c |\n\n|       |       |\n| ----- | ----- |\n| **a** | **b** |",
  ],
  [
    "documentation with code in a table",
    "<table><tr><th>a</th></tr><tr><td><pre><code>npm ci\nnpm test\n</code></pre></td></tr></table>",
    "| a                      |\n| ---------------------- |\n| `npm ci`<br>`npm test` |",
  ],
  [
    "Wikipedia and WordPress, with pictures of formulas",
    String.raw`<p>a <span class="mwe-math-element"><img src="https://b.example/1.svg" class="mwe-math-fallback-image-inline mw-invert" alt="{\displaystyle E=mc^{2}}"></span> <img class="latex" alt="x^2" src="https://b.example/2"> <img class="photo" alt="x^2" src="https://b.example/3"> <img class="latex" src="https://b.example/4"></p>`,
    "a $E=mc^{2}$ $x^2$ ![x^2](https://b.example/3) ![](https://b.example/4)",
  ],
  [
    "GitHub, with a callout",
    `<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title"><svg></svg>Tip</p><p>a</p></div>`,
    "> [!TIP]\n>\n> a",
  ],
  [
    "pages with other callouts",
    `<div class="callout-box"><p class="callout-text">a</p></div><div class="callout callout-note"><div>Note</div><div><p>b</p></div></div>`,
    "a\n\nNote\n\nb",
  ],
  [
    "Google Docs, with empty lines",
    `<b style="font-weight:normal"><p>a</p><br><p>b</p><br></b>`,
    "a\n\nb",
  ],
  ["a spreadsheet's cell", "<table><col><tbody><tr><td>12,50</td></tr></tbody></table>", "12,50"],
  [
    "Word, with hidden text",
    `<p>Seen<span style='display:none;mso-hide:all'>hidden</span><b style="COLOR:red;DISPLAY: none">x</b></p>`,
    "Seen",
  ],
  [
    "Word, whose footnotes, headings and files stay where they are",
    `<p><a href="#_ftn1">[1]</a> <a href="#_Toc1">Part</a> <a href="file:///C:/a.doc">file</a> <a href="https://b.example/#c">web</a></p>`,
    "\\[1] Part file [web](https://b.example/#c)",
  ],
  [
    "Word, with comments",
    `<p>Text<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div>`,
    "Text",
  ],
  [
    "a page with fields, and a pixel that counts",
    `<p>a<select><option>1.0<option>2.0</select><textarea>x</textarea><img src="https://b.example/c.gif" width="1" height="1"></p>`,
    "a",
  ],
  [
    "a page with players",
    `<p>a</p><video><source src="https://b.example/c.mp4"></video><div><audio src="https://b.example/d.mp3">x</audio></div><video src="blob:https://b.example/1"></video>`,
    "a\n\n<https://b.example/c.mp4>\n\n<https://b.example/d.mp3>",
  ],
  ["Slack", `<b>one</b><br aria-hidden="true">two`, "**one**\\\ntwo"],
  ["a search engine", `<p>a <em style="font-style: normal">hit</em> <em>b</em></p>`, "a hit *b*"],
  ["a page with a script", `<p onclick="x()">a<script>x()</script><style>b{}</style></p>`, "a"],
])("rich text from %s becomes plain Markdown", async (_source, html, markdown) => {
  expect(await markdownFromClipboard(html)).toBe(markdown);
});

test("a block of code with an element for each of its many lines is read quickly", () => {
  const lines = Array.from({ length: 100_000 }, (_, index) =>
    newElement("div", [{ type: "text", value: `line ${index}` }]),
  );
  expect(codeIn(newElement("pre", lines)).split("\n")).toHaveLength(lines.length);
});
