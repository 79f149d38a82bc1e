import { expect, test } from "vitest";
import { bring } from "./bring.ts";
import { tryCases } from "./try-cases.ts";
import { ghost } from "./given.ts";

tryCases("Ghost: ", "ghost", [
  {
    says: "formulas between TeX delimiters become maths",
    input: ghost([String.raw`<p>The sum \(n(n+1)/2\) is $$ e^{i\pi} = -1 $$</p>`]),
    becomes: String.raw`The sum $n(n+1)/2$ is $$e^{i\pi} = -1$$`,
  },
  {
    says: "HTML that Markdown can express becomes Markdown",
    input: ghost([
      '<p><img src="https://a.example/k.png" alt="k"></p><blockquote>Just words</blockquote><p>A <strong>bold </strong>word<strong> </strong>and <em> lead</em>ing</p><p>Write to me@example.org</p><table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    ]),
    becomes:
      "![k](/media/k)\n\n> Just words\n\nA **bold** word and *lead*ing\n\nWrite to <me@example.org>\n\n| A |\n| - |\n| 1 |",
  },
  {
    says: "invisible markup from editors does not prevent Markdown",
    input: ghost([
      '<b style="font-weight:normal"><p dir="ltr">Docs <i><em>x</em></i><br></p></b><ul type="disc"><li dir="ltr"><p dir="ltr">a<br></p></li><ul><li>b</li></ul></ul><ol start="1" type="1"><li><label>c</label></li></ol><figure><img src="https://a.example/k.png" alt="k" title="k"><figcaption></figcaption></figure><pre class="language-css"><code class="language-css">a</code></pre>',
      '<figure class="wp-block-table"><table><thead><tr><td colspan="1">A</td><td style="text-align: right">B</td></tr></thead><tbody><tr><td rowspan="1">1</td><td align="right">2</td></tr></tbody></table></figure><p dir="ltr">ש</p>',
    ]),
    becomes:
      'Docs *x*\n\n- a\n  - b\n\n1. c\n\n![k](/media/k)\n\n```css\na\n```\n\n=====\n\n| A |  B |\n| - | -: |\n| 1 |  2 |\n\n<p dir="ltr">ש</p>',
  },
  {
    says: "parts for members only are left out",
    input: ghost([
      '<p>a</p>\n<!--kg-gated-block:begin nonMember:false memberSegment:"status:free,status:-free" --><p>secret</p><!--kg-gated-block:end-->\n<!--kg-gated-block:begin nonMember:true memberSegment:"" --><p>Join</p><!--kg-gated-block:end-->',
      {
        html: null,
        lexical:
          '{"root": {"children": [{"type": "html", "html": "secret", "visibility": {"web": {"nonMember": false}}}, {"type": "html", "html": "b"}]}}',
      },
    ]),
    becomes: "a\n\nJoin\n\n=====\n\nb",
    reports: [/(?:LOST: a part for members is left out[^]*){2}/],
  },
  {
    says: "each note in the report is one line",
    input: ghost(
      [
        {
          id: "9",
          html: "<p>x</p>",
          codeinjection_head: "<style>\n.a { color: red }\n</style>",
        },
      ],
      { posts_meta: [{ post_id: "9", feature_image_caption: "Fresh\n<b>today</b>" }] },
    ),
    reports: [
      /codeinjection_head: LOST: “<style> \.a { color: red } <\/style>” is not imported/,
      "LOST: “Fresh today” is not imported",
    ],
  },
  {
    says: "a file without a wrapper, as from version 6, has times without a zone",
    input: JSON.stringify({
      data: {
        posts: [
          {
            title: "Six of one",
            slug: "six",
            html: "<p>x</p>",
            status: "published",
            visibility: "public",
            published_at: "2026-01-30 15:35:36",
          },
        ],
      },
    }),
    becomes: "x",
    reports: ["“Six of one” → /blog/six, published 2026-01-30"],
  },
  {
    says: "texts without HTML are taken from Markdown and from cards",
    input: ghost([
      { html: null, markdown: "Words *here*" },
      {
        html: null,
        mobiledoc:
          '{"cards": [["markdown", {"markdown": "Words *there*"}]], "sections": [[10, 0]]}',
      },
    ]),
    becomes: "Words *here*\n\n=====\n\nWords *there*",
  },
  {
    says: "embeds from known services become links to their pages, with their titles",
    input: ghost([
      '<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" title="A talk"></iframe></figure><p>Words</p><figure class="kg-card kg-embed-card kg-card-hascaption"><iframe src="https://player.vimeo.com/video/76979871?app_id=1"></iframe><figcaption>Seen twice</figcaption></figure>',
    ]),
    becomes:
      '[A talk](https://www.youtube.com/watch?v=dQw4w9WgXcQ)\n\nWords\n\n<figure><p><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></p><figcaption>Seen twice</figcaption></figure>',
  },
  {
    says: "a frame within text becomes a paragraph of its own",
    input: ghost([
      '<p>Look:<br><iframe src="https://player.vimeo.com/video/1"></iframe><br>nice</p><p><iframe src="https://player.vimeo.com/video/2"></iframe></p>',
    ]),
    becomes: "Look:\n\n<https://vimeo.com/1>\n\nnice\n\n<https://vimeo.com/2>",
  },
  {
    says: "text beside blocks is not joined with them into one line",
    input: ghost([
      '<div><p>a</p>The <b>end</b></div><div>Begin<p>b</p><a href="https://a.example">go</a></div><section><img src="https://a.example/k.png" alt="k"><h3>H</h3></section>',
    ]),
    becomes: "a\n\nThe **end**\n\nBegin\n\nb\n\n[go](https://a.example)\n\n![k](/media/k)\n\n### H",
  },
  {
    says: "players show the chosen picture, and no placeholder if there is none",
    input: ghost([
      `<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><audio src="https://a.example/a.mp3"></audio></div><figure class="kg-card kg-video-card"><video src="https://a.example/v.mp4" poster="https://img.spacergif.org/v1/640x480/0a/spacer.png" style="background: transparent url('https://a.example/still.png') 50% 50% / cover no-repeat;"></video></figure>`,
    ]),
    becomes:
      '<audio src="https://a.example/a.mp3" controls>\n</audio>\n\n<video src="https://a.example/v.mp4" poster="/media/still" controls>\n</video>',
  },
  {
    says: "links in the caption of a video are kept",
    input: ghost([
      '<figure class="kg-card kg-video-card"><video src="https://a.example/v.mp4"></video><figcaption><p><span>By </span><a href="https://b.example">B</a></p></figcaption></figure>',
    ]),
    becomes: [/^By \[B\]\(https:\/\/b\.example\)\n\n<video/],
  },
  {
    says: "blocks in cells and items become separate lines",
    input: ghost([
      "<table><tr><th>H</th></tr><tr><td><div>one</div><div>two</div>three</td></tr></table><ul><li>a<div>b</div></li></ul><dl><div><dt>T</dt><dd>D</dd></div></dl>",
    ]),
    becomes: ["| one<br>two<br>three |", "- a\\\n  b", "<dl><dt>T</dt><dd>D</dd></dl>"],
  },
  {
    says: "a link around blocks becomes a link in each of them",
    input: ghost([
      '<a href="https://a.example"><img src="https://a.example/k.png" alt="k"><div><h3>A <b>card</b></h3><p>Words</p></div></a><p>Next</p>',
    ]),
    becomes:
      "[![k](/media/k)](https://a.example)\n\n### [A **card**](https://a.example)\n\n[Words](https://a.example)\n\nNext",
  },
  {
    says: "the caption of a bookmark is kept",
    input: ghost([
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.example"><div class="kg-bookmark-title">T</div></a><figcaption>Why it matters</figcaption></figure>',
    ]),
    becomes: "[T](https://b.example)\n\nWhy it matters",
  },
  {
    says: "lists of footnotes become footnotes, and other lists that are linked to do not",
    input: ghost([
      '<p>a<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup> b<sup class="footnote-ref"><a href="#fn1" id="fnref1:1">[1:1]</a></sup></p><hr class="footnotes-sep"><section class="footnotes"><ol><li id="fn1"><p>n <em>m</em> <a href="#fnref1" class="footnote-backref">↩︎</a> <a href="#fnref1:1">↩︎</a></p></li></ol></section>',
      '<p>a<sup id="fnref:1"><a href="#fn:1">1</a></sup></p><div class="footnotes"><hr><ol><li id="fn:1"><p>n</p><p>m <a href="#fnref:1">↩</a></p></li></ol></div>',
      '<ul><li id="b">b</li></ul><p>See <a href="#b">b</a></p>',
    ]),
    becomes: [
      "a[^1] b[^1]\n\n[^1]: n *m*\n\n=====\n\na[^1]\n\n[^1]: n\\\nm\n\n=====\n\n",
      /See \[b\]\(#b\)$/,
    ],
  },
  {
    says: "galleries and code are converted with a caption as they are without",
    input: ghost([
      '<figure class="kg-gallery-card"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="https://a.example/1.png" alt="1"></div><div class="kg-gallery-image"><img src="https://a.example/2.png" alt="2"></div></div><figcaption><p>Both</p></figcaption></figure><figure class="kg-code-card"><pre><code class="language-js">a</code></pre><figcaption>file.js</figcaption></figure>',
    ]),
    becomes: "![1](/media/1)\n\n![2](/media/2)\n\nBoth\n\n```js\na\n```\n\nfile.js",
  },
  {
    says: "email-only posts become drafts, even scheduled ones",
    input: ghost(
      [
        { id: "9", html: "x", status: "scheduled" },
        { html: "y", status: "sent" },
      ],
      { posts_meta: [{ post_id: "9", email_only: 1 }] },
    ),
    reports: [/(?:post-\d, a draft[^]*is only mailed to members there[^]*){2}/],
  },
]);

test("Ghost: covers from version 0 and times as numbers are read, search titles and further authors are reported", async () => {
  const users = [
    { id: "1", name: "Sam" },
    { id: "2", name: "Kim" },
  ];
  const links = users.map(({ id }, index) => ({
    post_id: "000000000000000000000001",
    author_id: id,
    sort_order: index,
  }));
  const { posts, report } = await bring(
    "ghost",
    ghost(
      [
        {
          html: "<p>x</p>",
          image: "/content/images/2015/old.png",
          meta_title: "MT",
          published_at: 1704153600000,
        },
      ],
      { users, posts_authors: links },
    ),
    { site: "https://ghost.example.com" },
  );
  expect(posts).toMatchObject([{ published: true, published_at: "2024-01-02T00:00:00+00:00" }]);
  expect(posts[0]?.featured_image).toMatch(/^\/storage/);
  expect(report).toMatch(/meta_title: +LOST: “MT”/);
  expect(report).toMatch(/authors: +LOST: “Kim”/);
});

test.each([
  ["/:year/:month/:slug/", "2024/02/b", "/notes/2024/02/b"],
  ["", "b", "/notes/b"],
])(
  "Ghost: the URLs of a site in a folder follow its settings: %j",
  async (value, link, leading) => {
    const { posts, redirects } = await bring(
      "ghost",
      ghost(
        [
          { html: `<p><a href="__GHOST_URL__/${link}/">b</a></p>` },
          { html: "<p>x</p>", slug: "b", published_at: "2024-01-31T23:30:00.000Z" },
        ],
        {
          settings: [
            { key: "permalinks", value },
            { key: "active_timezone", value: "Europe/Berlin" },
          ],
        },
      ),
      { site: "https://ghost.example.com/notes" },
    );
    expect(posts[0]?.source).toBe("[b](/blog/b)");
    expect(redirects).toContain(leading);
  },
);

test("Ghost: a site's own routes are found from the links in its texts", async () => {
  const { posts, redirects } = await bring(
    "ghost",
    ghost([
      '<a href="__GHOST_URL__/notes/post-2/?ref=x#c">2</a> <a href="https://g.example/notes/post-2">2</a> <a href="__GHOST_URL__/tag/post-1/">1</a>',
      "x",
    ]),
    { site: "https://g.example" },
  );
  expect(posts[0]?.source).toBe(
    "[2](/blog/post-2#c) [2](/blog/post-2) [1](https://g.example/tag/post-1/)",
  );
  expect(redirects).toEqual(["/notes/post-2", "/post-1", "/post-2"]);
});

const row = {
  title: "A",
  slug: "a-1ab2",
  path: "/sam/a-1ab2",
  published: true,
  published_at: "2021-01-02T00:00:00Z",
};

test("dev.to: dollar signs are no formulas, which are in tags", async () => {
  const body_markdown =
    "Set $ProjectFileDir$, and `$A$`, \\$5 or https://a.example/$b$\n\n{% katex inline %} x {% endkatex %}";
  const { posts } = await bring("devto", JSON.stringify([{ ...row, body_markdown }]));
  expect(posts[0]?.source).toBe(
    "Set \\$ProjectFileDir\\$, and `$A$`, \\$5 or https://a.example/$b$\n\n$x$",
  );
});

test("dev.to: line breaks stay, tags become what they show, and series are imported", async () => {
  const body_markdown =
    "---\ntitle: A\nseries: S\n---\none\ntwo\n\n{% youtube https://www.youtube.com/watch?v=abc %}\n\n{% link sam/a-1ab2 %}\n\n{% link https://dev.to/ann/b-1 %}\n\n{% embed https://dev.to/sam/a-1ab2 %}\n\n{% stackoverflow 11227809 %}\n\n{% codepen https://codepen.io/a/pen/b %}\n\n{% twitch FunnyClip-x_1 %}\n\n{% details More %}\nHidden **words**\n{% enddetails %}\n\n{% katex %}\na^2\n{% endkatex %}\n";
  const { posts, report } = await bring("devto", JSON.stringify([{ ...row, body_markdown }]));
  expect(posts[0]?.source).toBe(
    "one\\\ntwo\n\n<https://www.youtube.com/watch?v=abc>\n\n[A](/blog/a)\n\n<https://dev.to/ann/b-1>\n\n[A](/blog/a)\n\n<https://stackoverflow.com/q/11227809>\n\n<https://codepen.io/a/pen/b>\n\n<https://clips.twitch.tv/FunnyClip-x_1>\n\n<details>\n<summary>More</summary>\n\nHidden **words**\n\n</details>\n\n$$\na^2\n$$",
  );
  expect(posts).toMatchObject([{ series: "S" }]);
  expect(report).not.toContain("LOST");
});

test("dev.to: equals signs around words are text", async () => {
  const body_markdown = "It ==is== so";
  const { posts } = await bring("devto", JSON.stringify([{ ...row, body_markdown }]));
  expect(posts).toMatchObject([{ source: body_markdown }]);
});

test("dev.to: starts of videos, hidden code, frames and ids of headings with code are understood", async () => {
  const body_markdown =
    "[b](#the-raw-foo-endraw-part)\n\n{% card %}\nin **a** frame\n{% endcard %}\n\n{% youtube abc?start=30 %}\n\n{% stackexchange 7 diy %}\n\n{% runkit\nconst hidden = 1;\n%}\nawait x\n{% endrunkit %}\n\n## The `foo` part\n";
  const { posts, report } = await bring("devto", JSON.stringify([{ ...row, body_markdown }]));
  expect(posts[0]?.source).toBe(
    "[b](#the-foo-part)\n\nin **a** frame\n\n<https://www.youtube.com/watch?v=abc>\n\n<https://diy.stackexchange.com/q/7>\n\n```js\nawait x\n```\n\n## The `foo` part",
  );
  expect(report).not.toContain("LOST");
});

test("dev.to: links to one's own articles are replaced, and a canonical URL elsewhere is reported", async () => {
  const texts = {
    ...row,
    body_markdown: "[a](https://dev.to/sam/a-1ab2)\n\n```\n{% kept %}\n```",
    cached_tag_list: "webdev, tools",
    language: "de",
    canonical_url: "https://robin.example.com/a",
  };
  const { posts, report } = await bring("devto", JSON.stringify([texts]));
  expect(posts).toMatchObject([
    {
      source: "[a](/blog/a)\n\n```\n{% kept %}\n```",
      tags: ["webdev", "tools"],
      language: "de",
    },
  ]);
  expect(report).toContain("“https://robin.example.com/a” is not imported");
});

test("dev.to: front matter that only dev.to can read does not become text", async () => {
  const body_markdown = "---\ntitle: A: B\nseries: S\n---\n\nText";
  const rule = { ...row, path: "/sam/b", body_markdown: "---\n\nBelow a rule\n\n---\n\nText" };
  const { posts } = await bring("devto", JSON.stringify([{ ...row, body_markdown }, rule]));
  expect(posts).toMatchObject([
    { source: "Text", series: "S" },
    { source: "---\n\nBelow a rule\n\n---\n\nText" },
  ]);
});

test("dev.to: tags and cover are read from a response of its API", async () => {
  const api = {
    ...row,
    tag_list: ["x"],
    cover_image: "https://c.example/c.png",
    user: { name: "Sam" },
    body_markdown: "Words",
  };
  const { posts } = await bring("devto", JSON.stringify([api]));
  expect(posts).toMatchObject([
    { tags: ["x"], featured_image: expect.stringMatching(/^\/storage/) },
  ]);
});

test("Ghost: the content of cards without HTML is imported, whatever the card", async () => {
  const children = [
    {
      type: "call-to-action",
      textValue: "<p>Join</p>",
      buttonText: "Go",
      buttonUrl: "https://a.example/j",
    },
    { type: "product", productTitle: "Thing", productDescription: "<p>Nice</p>" },
    { type: "header", header: "Head", subheader: "Below" },
  ];
  const { posts } = await bring(
    "ghost",
    ghost([{ lexical: JSON.stringify({ root: { children } }) }]),
  );
  for (const shown of ["Join", "[Go](https://a.example/j)", "Thing", "Nice", "Head", "Below"])
    expect(posts[0]?.content.replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, "[$2]($1)")).toContain(
      shown,
    );
});

test("dev.to: an edit after the publication is a revision, and Spotify's URIs become links", async () => {
  const body_markdown = "{% spotify spotify:episode:5V4 %}";
  const texts = [
    { ...row, body_markdown, edited_at: "2021-03-04T00:00:00Z" },
    { ...row, body_markdown, path: "/sam/b", edited_at: "2020-12-01T00:00:00Z" },
  ];
  const { posts, report } = await bring("devto", JSON.stringify(texts));
  expect(posts.map(({ revised_at }) => revised_at ?? null)).toEqual([
    "2021-03-04T00:00:00+00:00",
    null,
  ]);
  expect(posts[0]?.source).toBe("<https://open.spotify.com/episode/5V4>");
  expect(report).not.toContain("LOST");
});
