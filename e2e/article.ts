/** A published article with every kind of content, prerendered. */
export const article = {
  id: "00000000-0000-4000-8000-0000000e0003",
  slug: "an-article-with-everything",
  title: "An article with everything",
  excerpt: "What it is about, in one sentence.",
  tags: ["first.js", "second", "third"],
  series: "In two parts",
  content: `<p>It begins with <code>code</code>, <em>stress</em> and a <a href="/about">link</a>.</p>
<h2>A part of it</h2><ul><li>One</li><li>Two</li></ul>
<h2>Its code</h2>
<pre><code class="language-ts">const answer: number = "${"wide ".repeat(40)}".length;</code></pre>
<pre><code class="language-console" data-title="terminal" data-mark="1" data-line-numbers="">$ npm ci
added 900 packages
$ npm test
</code></pre>
<h3>What is drawn &amp; counted</h3>
<figure><img src="/icon-512.png" width="512" height="512" loading="lazy" alt="A drawing" /><figcaption>A figure</figcaption></figure>
<table><thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead><tbody><tr><td>Width</td><td>512</td></tr></tbody></table>
<blockquote><p>Somebody said so.</p></blockquote>
<p>It is proved<sup><a href="#fn-who" id="fnref-who" aria-label="Footnote 1">1</a></sup> that <math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><msup><mi>a</mi><mn>2</mn></msup></mrow></math> is a square.</p>
<div class="callout callout-note"><p class="callout-title">Note</p><p>What is beside the point.</p></div>
<h2 id="twice">A part of it</h2>
<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li></ul>
${"<p>One paragraph more.</p>".repeat(30)}
<p>It is proved again<sup><a href="#fn-who" id="fnref-who-2" aria-label="Footnote 1">1</a></sup>, as in <a href="#twice">that part</a>.</p>
<div class="footnotes"><h2 id="footnote-label">Footnotes</h2><ol><li id="fn-who"><p>By <em>Pythagoras</em>. <a href="#fnref-who" aria-label="Back to reference 1">↩</a> <a href="#fnref-who-2" aria-label="Back to reference 1-2">↩<sup>2</sup></a></p></li></ol></div>`,
};
export const articlePath = `/blog/${article.slug}`;
/** The page of its first tag, which has a character that is escaped in URLs. */
export const tagPath = "/blog/tag/first%2Ejs";
/** Its former slug. */
export const formerSlug = "an-article-with-almost-everything";

/** The previous part of its series. */
export const firstPart = {
  id: "00000000-0000-4000-8000-0000000e0007",
  slug: "before-everything",
  title: "Before everything",
};

/** A project with every kind of content, prerendered. */
export const project = {
  id: "00000000-0000-4000-8000-0000000e0008",
  slug: "a-project-with-everything",
  title: "A project with everything",
  description: "What it does, in one sentence.",
  long_description_html: `<h2>Its story</h2><p>It began with a line.</p>
<pre><code class="language-ts">const answer: number = 42;</code></pre>`,
  // The article's tag, with other capitals.
  technologies: ["FIRST.JS"],
};
export const projectPath = `/projects/${project.slug}`;

/** A post that is prerendered but in no list, with a video. */
export const unlistedPost = {
  id: "00000000-0000-4000-8000-0000000e0006",
  slug: "an-unlisted-post",
  title: "For those who have the address",
  content:
    '<p>Not for all.</p><iframe src="https://player.vimeo.com/video/76979871" title="A talk on queues" onload="alert(1)"></iframe>',
};

/** A comment on it, and a reply. */
export const comment = {
  id: "00000000-0000-4000-8000-0000000e0004",
  author_name: "Mika Visitor",
  content: "Well put, thank you.",
};
export const reply = {
  id: "00000000-0000-4000-8000-0000000e0005",
  author_name: "Noor Visitor",
  content: "I see it the same way.",
};
