import { expect, test } from "vitest";
import { metaOf } from "@/lib/markdown/code-meta";
import { renderMarkdown } from "@/lib/markdown/render";
import { markdownFromHtml } from "@/lib/markdown/from-html";

const META =
  'title="src/a b.ts" {1,3-5} ins={6} del={7} showLineNumbers source="https://example.com/a.ts"';
const CODE = `\`\`\`ts ${META}\nconst a = 1;\n\`\`\``;

test("metadata after a language becomes attributes of the code", async () => {
  expect(await renderMarkdown(CODE)).toBe(
    '<pre><code class="language-ts" data-title="src/a b.ts" data-mark="1,3-5" data-ins="6" data-del="7" data-line-numbers="" data-source="https://example.com/a.ts">const a = 1;\n</code></pre>',
  );
});

test("unknown or invalid metadata is left out", async () => {
  expect(await renderMarkdown('```ts twoslash title=a {x} source="javascript:x"\na\n```')).toBe(
    '<pre><code class="language-ts">a\n</code></pre>',
  );
  expect(metaOf({ className: ["language-ts"] })).toBeNull();
});

test.each([
  ["rust,no_run", 'class="language-rust"'],
  ["js,{1,3}", 'class="language-js" data-mark="1,3"'],
  ["html.erb{1}", 'class="language-html.erb" data-mark="1"'],
  ["js:a.js,linenos", 'class="language-js" data-title="a.js"'],
  ["js{1,3}", 'class="language-js" data-mark="1,3"'],
  ['js{1, 3} title="a.js"', 'class="language-js" data-title="a.js" data-mark="1,3"'],
  ["{python}", 'class="language-python"'],
  ["{r, echo=FALSE}", 'class="language-r"'],
  ["{.ruby .numberLines}", 'class="language-ruby"'],
  [".c++", 'class="language-c++"'],
  ["js:src/a.js {2}", 'class="language-js" data-title="src/a.js" data-mark="2"'],
  ["{1}", 'data-mark="1"'],
  ['title="a"', 'data-title="a"'],
])("the language in %s is separated from the metadata", async (info, attributes) => {
  expect(await renderMarkdown(`\`\`\`${info}\na\n\`\`\``)).toBe(
    `<pre><code ${attributes}>a\n</code></pre>`,
  );
});

test("metadata syntax within a title is part of the title", async () => {
  expect(await renderMarkdown('```ts title="a {1} showLineNumbers"\na\n```')).toBe(
    '<pre><code class="language-ts" data-title="a {1} showLineNumbers">a\n</code></pre>',
  );
});

test("metadata of code survives the conversion to HTML and back", async () => {
  const { markdown } = await markdownFromHtml(await renderMarkdown(CODE));
  expect(markdown.trim()).toBe(CODE);
});
