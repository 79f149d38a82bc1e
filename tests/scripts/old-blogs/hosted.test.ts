import { expect, test } from "vitest";
import { escaped } from "@/lib/html/escaped";
import { bring } from "./bring.ts";
import { tryCases } from "./try-cases.ts";

// Exports of Medium, Blogger and Substack.

/** A story in Medium's export; a draft if it has no date. */
const story = (text: string, title = "A", date = "2019-01-09T06:16:00.766Z", id = "4fce463790f9") =>
  `<!DOCTYPE html><html><head><title>x</title></head><body><article class="h-entry">
   <header><h1 class="p-name">${title}</h1></header><section data-field="subtitle" class="p-summary">Sub</section>
   <section data-field="body" class="e-content"><section class="section section--first"><div class="section-divider"><hr></div>${text}</section></section>
   <footer><p><a href="https://medium.com/p/${id}">${date && `<time class="dt-published" datetime="${date}">then</time>`}</a></p>${
     date && `<p><a href="https://medium.com/@ann/a-${id}" class="p-canonical">Canonical</a></p>`
   }</footer></article></body></html>`;
const medium = (text: string) => ({ "posts/2019-01-09_A-4fce463790f9.html": story(text) });
const TITLE = '<h3 class="graf graf--h3 graf--title">A</h3>';

const blogger = (...entries: string[]) =>
  `<?xml version='1.0' encoding='UTF-8'?><feed><link rel='alternate' href='http://old.blogspot.com/'/>${entries.join("")}</feed>`;
const kind = (name: string) =>
  `<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${name}'/>`;
/** An entry of a backup, and one from Google Takeout. */
const entry = (id: number, name: string, html: string, more = "") =>
  `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><published>2013-12-18T19:50:00.001-08:00</published>${kind(name)}<title type='text'>P${id}</title><content type='html'>${escaped(html)}</content><author><name>Ann</name></author>${more}</entry>`;
const taken = (id: number, type: string, status: string, more: string) =>
  `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><blogger:type>${type}</blogger:type><blogger:status>${status}</blogger:status><title>P${id} &amp;amp;amp; x</title><content type='html'>x</content><published>2013-12-18T19:50:00Z</published><category/><blogger:trashed/>${more}</entry>`;
const at = (path: string) => `<link rel='alternate' href='http://old.blogspot.com${path}'/>`;

const COLUMNS = "post_id,post_date,is_published,type,audience,title,subtitle,podcast_url\n";
const substack = (text: string) => ({
  "posts.csv": `${COLUMNS}1.a,2025-04-16T06:16:18.636Z,true,newsletter,everyone,A,,\n`,
  "posts/1.a.html": text,
});
const attrs = (value: object) => `data-attrs="${escaped(JSON.stringify(value))}"`;

tryCases("medium: ", "medium", [
  {
    says: "title, subtitle and cover are not repeated, and headings start at the second level",
    input: medium(
      `${TITLE}<h4 class="graf graf--subtitle">Sub</h4><figure class="graf"><img class="graf-image" data-width="1200" data-is-featured="true" src="https://cdn-images-1.medium.com/max/800/1.png"></figure><p class="graf">x <a href="https://ann.medium.com/b-4fce463790f9?source=y">y</a></p></section><section><div class="section-divider"><hr></div><h3 class="graf--h3">B</h3><h4 class="graf--h4">C</h4>`,
    ),
    becomes: "x [y](/blog/a)\n\n---\n\n## B\n\n### C",
    silent: /LOST/,
  },
  {
    says: "code from both editors, cards and embeds are converted",
    input: medium(
      `${TITLE}<pre class="graf--pre">a<br>  b</pre><pre class="graf--pre"><a href="http://twitter.com/C">@C</a></pre><pre data-code-block-lang="python" class="graf--pre graf--preV2"><span class="pre--content"><span>def</span> x():<br>  pass</span></pre><div class="graf--mixtapeEmbed"><a href="https://b.example/x"><strong>Card</strong><br><em>more</em></a><a class="mixtapeImage" style="background-image: url(https://b.example/x.png)"></a></div><figure class="graf--iframe"><script src="https://gist.github.com/u/1.js"></script></figure><figure class="graf--iframe"><blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1"></a></blockquote></figure>`,
    ),
    becomes:
      "```\na\n  b\n\n@C\n```\n\n```python\ndef x():\n  pass\n```\n\n[Card](https://b.example/x)\n\n<https://gist.github.com/u/1>\n\n> <https://twitter.com/a/status/1>",
    reports: ["the card of “Card” becomes a link"],
    silent: /LOST/,
  },
]);

tryCases("blogger: ", "blogger", [
  {
    says: "two line breaks end a paragraph, pictures have their original size, and captions are not in tables",
    input: blogger(
      entry(
        1,
        "post",
        `<div dir="ltr" trbidi="on"><span style="font-family: Arial;">One<br /><br />two<br />lines<br /></span><br /><div class="separator"><a href="http://4.bp.blogspot.com/-a/b/c/d/s1600/a.png"><img src="http://4.bp.blogspot.com/-a/b/c/d/s320/a.png" /></a></div><a name='more'></a><br />after<table class="tr-caption-container"><tbody><tr><td><a href="https://blogger.googleusercontent.com/img/a/X=s640"><img src="https://blogger.googleusercontent.com/img/a/X=w640-h480" /></a></td></tr><tr><td class="tr-caption">Said</td></tr></tbody></table><p><a href="http://lh6.ggpht.com/-F/U/A/u/s1600-h/b.png"><img src="http://lh5.ggpht.com/-E/U/A/9/b_thumb.png?imgmax=800" /></a></p></div>`,
      ),
    ),
    becomes:
      'One\n\ntwo\\\nlines\n\n![](/media/a)\n\nafter\n\n![](/media/X=s0 "Said")\n\n![](/media/b)',
    silent: /LOST/,
  },
  {
    says: "what its old editors, Word and GitHub left in a text becomes plain text, code and lists",
    input: blogger(
      entry(
        1,
        "post",
        `<a onblur="try {parent.deselectBloggerImageGracefully();} catch(e) {}" href="http://bp2.blogger.com/_a/b/c/d/s1600-h/a.png"><img src="http://bp2.blogger.com/_a/b/c/d/s320/a.png"></a><br /><br /><b>Title<br /></b><b><br /></b>Words<o:p></o:p><div dir="rtl">שלום<br /><br />עולם</div><object class="BLOG_video_class"><embed src="//www.youtube.com/get_player"></object><ul><ul><li>in</li></ul></ul><table><tr><td class="blob-num"></td><td class="blob-code js-file-line">if x:</td></tr><tr><td></td><td class="blob-code js-file-line">  y</td></tr></table><blockquote class="twitter-tweet" lang="en"><p>Hi</p></blockquote><div class="wp-caption"><div class="wp-caption-text"><table class="tr-caption-container"><tr><td><img src="https://a.example/b.png"></td></tr><tr><td class="tr-caption">B</td></tr></table></div></div><img>`,
      ),
    ),
    becomes:
      '![](/media/a)\n\n**Title**\n\nWords\n\n<p dir="rtl">שלום</p>\n\n<p dir="rtl">עולם</p>\n\n- in\n\n```\nif x:\n  y\n```\n\n> Hi\n\n![](/media/b "B")',
    reports: ["LOST: a video that Blogger", "LOST: a picture without an address"],
    silent: /onblur/,
  },
  {
    says: "text beside nested lists, and around GitHub's code in a table, stays",
    input: blogger(
      entry(
        1,
        "post",
        `<ul>Before<ul><li>in</li></ul></ul><table><tr><td>Words<table><tr><td class="blob-code">x</td></tr></table></td></tr></table>`,
      ),
    ),
    becomes:
      "<ul>Before<ul><li>in</li></ul></ul>\n\n<table><tbody><tr><td>Words<pre><code>x</code></pre></td></tr></tbody></table>",
  },
]);

tryCases("substack: ", "substack", [
  {
    says: "pictures, footnotes, formulas, names and cards are converted, also from attributes",
    input: substack(
      `<figure><a class="image-link image2" href="https://substackcdn.com/f/https%3A%2F%2Fs3.example%2Fa.heic"><div class="image2-inset"><picture><source srcset="x 424w"><img src="https://s3.example/a.heic" ${attrs({ src: "https://s3.example/a.heic" })} alt="A" srcset="x 424w"></picture><div class="image-link-expand"><svg></svg></div></div></a></figure><a class="image-link" href="https://substackcdn.com/f/copy.png"><img src="https://bucketeer-1.s3.example/c.png" ${attrs({ src: "https://bucketeer-1.s3.example/c.png" })} alt="C"></a><p>x<a class="footnote-anchor" href="#footnote-1">1</a> <span class="mention-wrap" ${attrs({ name: "Ann" })}></span></p><div class="latex-rendered" ${attrs({ persistentExpression: String.raw`\frac{1}{2}` })}></div><div class="pullquote"><p>q</p></div><div class="preformatted-block"><label class="hide-text">Text within this block</label><pre class="text">t</pre></div><div class="tweet" ${attrs({ url: "https://twitter.com/a/status/1" })}></div><div class="image-gallery-embed" ${attrs({ gallery: { images: [{ src: "https://s3.example/b.png" }], caption: "c" } })}></div><div class="footnote"><a id="footnote-1" class="footnote-number">1</a><div class="footnote-content"><p>n</p><p>m</p></div></div>`,
    ),
    becomes:
      "![A](/media/a)\n\n![C](/media/copy)\n\nx[^1] Ann\n\n$$\\frac{1}{2}$$\n\n> q\n\n```\nt\n```\n\n<https://twitter.com/a/status/1>\n\n![](/media/b)\n\nc\n\n[^1]: n\\\nm",
    silent: /LOST/,
  },
  {
    says: "cards of players, files and posts become links to their targets, and links to headings work",
    input: substack(
      `<p><a href="https://old.substack.com/i/1/the-end">End</a> <a href="#§the-end">too</a> <a href="https://b.substack.com/i/9/x">b</a></p><iframe ${attrs({ url: "https://open.spotify.com/track/1", title: "Song" })} src="https://open.spotify.com/embed/track/1"></iframe><div ${attrs({ targetUrl: "https://soundcloud.com/a/b", title: "Mix" })}><iframe src="https://w.soundcloud.com/player/?url=x"></iframe><iframe src="https://s3.example/check-cookie.html"></iframe></div><div ${attrs({ instagram_id: "abc" })}></div><div ${attrs({ authorDid: "did:plc:1", postId: "3k" })}><iframe></iframe></div><div ${attrs({ canonical_url: "https://b.substack.com/p/c", title: "C" })}></div><div class="file-embed-wrapper"><img src="https://a.example/icon.svg"><div class="file-embed-details-h1">Paper</div><a href="https://a.example/p.pdf">Download</a><a href="https://a.example/p.pdf">Download</a></div><div class="github-gist"><table><tr><td>1</td><td>a()</td></tr></table><a href="https://gist.github.com/u/1/raw/2/a.js">view raw</a></div><h2>The end!</h2>`,
    ),
    becomes:
      "[End](#the-end) [too](#the-end) [b](https://b.substack.com/i/9/x)\n\n[Song](https://open.spotify.com/track/1)\n\n[Mix](https://soundcloud.com/a/b)\n\n<https://www.instagram.com/p/abc/>\n\n<https://bsky.app/profile/did:plc:1/post/3k>\n\n[C](https://b.substack.com/p/c)\n\n[Paper](https://a.example/p.pdf)\n\n<https://gist.github.com/u/1>\n\n## The end!",
    silent: /LOST/,
  },
  {
    says: "tweets and notes are quoted with their text and pictures, without counts and portraits",
    input: substack(
      `<div class="tweet" ${attrs({ url: "https://twitter.com/ann/status/1", full_text: 'Hi <span class="tweet-fake-link">@bo</span>\n\nBye', name: "Ann", username: "ann", date: "Thu Oct 08 04:49:34 +0000 2020", photos: [{ img_url: "https://pbs.example/a.png" }], quoted_tweet: { full_text: "Yes", name: "Bo" } })}><a href="https://twitter.com/ann/status/1"><img src="https://pbs.example/portrait.png">Ann 2 Likes</a></div><div class="comment" ${attrs({ url: "https://open.substack.com/home", commentId: 7, comment: { body: "Said <b>", name: "Cy", handle: "cy", date: "2025-05-04" } })}></div>`,
    ),
    becomes:
      "> Hi @bo\n>\n> Bye\n>\n> ![](/media/a)\n>\n> > Yes\n> >\n> > — Bo\n>\n> — [Ann (@ann), 2020-10-08](https://twitter.com/ann/status/1)\n\n> Said \\<b>\n>\n> — [Cy (@cy), 2025-05-04](https://substack.com/note/c-7)",
    silent: /LOST/,
  },
  {
    says: "cards that are drawn already become links, linked pictures keep link and source, callouts and sounds are kept",
    input: substack(
      `<div class="embedded-post-wrap" ${attrs({ url: "https://b.substack.com/p/c", title: "C" })}><a href="https://b.substack.com/p/c?utm_source=substack"><div>Kim writes</div><div>Read more</div></a></div><div class="digest-post-embed" ${attrs({ canonical_url: "https://b.substack.com/p/d", title: "D", caption: "Why" })}></div><div class="instagram" ${attrs({ instagram_id: "abc", title: "E" })}><a href="https://instagram.com/kim">kim</a></div><a class="image-link" href="https://shop.example/"><img src="https://bucketeer-1.s3.example/f.png" srcset="https://substackcdn.com/small.png 424w, https://substackcdn.com/f.png 848w" ${attrs({ href: null })}></a><div class="image-gallery-embed" ${attrs({ gallery: { images: [{ src: "https://s3.example/g.png" }], alt: "G" } })}></div><div class="callout-block"><p>Mind</p><ul><li><p>h</p></li></ul></div><p><span class="mention-wrap" ${attrs({ name: "Ann", id: 1, type: "user" })}></span></p><div class="native-audio-embed" ${attrs({ mediaUploadId: "1-2", label: "Song" })}></div>`,
    ),
    becomes: [
      "[C](https://b.substack.com/p/c)\n\n[D](https://b.substack.com/p/d)\n\nWhy\n\n[E](https://www.instagram.com/p/abc/)\n\n[![](/media/f)](https://shop.example/)\n\n![G](/media/g)\n\n> [!NOTE]\n>\n> Mind\n>\n> - h\n\n[Ann](https://substack.com/profile/1)\n\nSong",
      '<audio src="https://api.substack.com/api/v1/audio/upload/1-2/src"',
    ],
    silent: /LOST/,
  },
  {
    says: "prompts to subscribe and share are left out and reported, other buttons become links",
    input: substack(
      `<p>x</p><div class="subscription-widget-wrap-editor"><p>Thanks!</p><form><input></form></div><div class="captioned-button-wrap"><p>Share it.</p><p class="button-wrapper"><a href="https://a.example/p/a?action=share">Share</a></p></div><p class="button-wrapper"><a href="https://shop.example/">Buy</a></p><div class="native-video-embed" ${attrs({ id: 1 })}></div>`,
    ),
    becomes: "x\n\n[Buy](https://shop.example/)",
    reports: [/LOST: the card “subscr/, "LOST: the button “Share”", "LOST: the card “native-video"],
  },
]);

test("Medium's drafts and covers are imported, its other pages and responses are not", async () => {
  const files = {
    ...medium(`${TITLE}<p>x</p><img data-is-featured="true" src="https://a.example/c.png">`),
    "posts/2019-01-10_Yes-1a2b3c4d5e60.html": story("<p>Yes, I do. So.</p>", "Yes, I do…"),
    "posts/draft_D-1a2b3c4d5e61.html": story("<p>Yes</p>", "D", "", "1a2b3c4d5e61"),
    "posts/draft_-1a2b3c4d5e62.html": story("<p><br></p>", "", "", "1a2b3c4d5e62"),
    "posts/draft_E-1a2b3c4d5e63.html": story("<p><br></p>", "E", "", "1a2b3c4d5e63"),
    "claps/claps-0001.html": "<html><body><section>claps</section></body></html>",
  };
  const { posts, redirects, report, faults } = await bring("medium", files);
  expect({ redirects, faults }).toEqual({ redirects: ["/@ann/a-4fce463790f9"], faults: 0 });
  expect(posts).toMatchObject([
    { slug: "a", excerpt: "Sub", published: true, featured_image: expect.any(String) },
    { slug: "d", published: false },
    { slug: "e", published: false, source: "E" },
  ]);
  expect(report).toMatch(/Yes-1a2b3c4d5e60\.html is left out: it has no title/);
  expect(report).toMatch(/draft_-1a2b3c4d5e62\.html is left out: it has no text/);
});

test("a Blogger backup is imported with drafts, pages, labels, threads, and links to any of its domains", async () => {
  const inReply = "<thr:in-reply-to ref='tag:blogger.com,1999:blog-1.post-1'/>";
  const { posts, pages, comments, leading, report } = await bring(
    "blogger",
    blogger(
      entry(9, "template", "<html>"),
      entry(
        1,
        "post",
        '<a href="http://old.blogspot.co.uk/2012/05/b.html?m=1#c">b</a>',
        `<category scheme='http://www.blogger.com/atom/ns#' term='What&#39;s new'/>${at("/2012/05/a.html")}<georss:featurename>Oslo & more</georss:featurename>`,
      ),
      entry(
        2,
        "post",
        "b",
        `<link rel='enclosure' href='https://a.example/b.mp3'/>${at("/2012/05/b.html")}`,
      ),
      entry(3, "page", "c", at("/p/c.html")),
      entry(4, "post", "d", "<app:control><app:draft>yes</app:draft></app:control>"),
      entry(901, "comment", "Hi<br />you", inReply),
      entry(
        902,
        "comment",
        "Yes",
        `<link rel='related' href='http://x/1/comments/default/901'/>${inReply}`,
      ),
      entry(
        903,
        "comment",
        "gone",
        `<gd:extendedProperty name='blogger.contentRemoved' value='true'/><link rel='related' href='http://x/1/comments/default/901'/>${inReply}`,
      ),
      entry(
        904,
        "comment",
        "Why?",
        `<link rel='related' href='http://x/1/comments/default/903'/>${inReply}`,
      ),
    ),
  );
  expect(posts).toMatchObject([
    { slug: "a", tags: ["What's new"], published: true, source: "[b](/blog/b#c)" },
    {
      slug: "b",
      source: expect.stringContaining('<audio src="https://a.example/b.mp3" controls>'),
    },
    { slug: "p4", published: false, published_at: null },
  ]);
  expect(pages).toMatchObject([{ path: "p/c", published: true }]);
  expect(Object.keys(leading)).toEqual(["/2012/05/a.html", "/2012/05/b.html", "/p/c.html"]);
  expect(comments).toMatchObject([
    { content: "Hi\nyou", parent_id: null },
    { content: "Yes", parent_id: comments[0]?.id },
    { content: "Why?", parent_id: comments[0]?.id },
  ]);
  expect(report).toMatch(/LOST: “Oslo & more”[^]*LOST: 1 deleted comments/);
});

test("Blogger's feed.atom from Google Takeout is imported", async () => {
  const parent = "<blogger:parent>tag:blogger.com,1999:blog-1.post-1</blogger:parent>";
  const { posts, comments, redirects, report } = await bring(
    "blogger",
    blogger(
      taken(
        1,
        "POST",
        "LIVE",
        "<blogger:filename>/2026/06/a.html</blogger:filename><blogger:metaDescription>Short</blogger:metaDescription><category scheme='tag:blogger.com,1999:blog-1' term='Go'/>",
      ),
      taken(2, "POST", "DRAFT", ""),
      taken(3, "POST", "SOFT_TRASHED", ""),
      taken(4, "COMMENT", "LIVE", `${parent}<blogger:inReplyTo/>`),
      taken(
        5,
        "COMMENT",
        "PENDING",
        `${parent}<blogger:inReplyTo>tag:blogger.com,1999:blog-1.post-4</blogger:inReplyTo>`,
      ),
      taken(6, "COMMENT", "SPAM", parent),
    ).replace(/<link .*?>/, ""),
  );
  expect(posts).toMatchObject([
    { title: "P1 & x", excerpt: "Short", tags: ["Go"], published: true },
    { title: "P2 & x", published: false },
  ]);
  expect(comments).toMatchObject([
    { status: "approved", parent_id: null },
    { status: "pending", parent_id: comments[0]?.id },
  ]);
  expect(redirects).toEqual(["/2026/06/a.html"]);
  expect(report).toMatch(/name it with --site[^]*1 posts that were in the bin/);
});

test("Substack: audiences, podcasts, pages and shared links are understood", async () => {
  const files = {
    "posts.csv": `${COLUMNS}1.a,2025-04-16T06:16:18Z,true,podcast,everyone,"A ""b"", c",On A,https://a.example/a.mp3
2.b,2025-04-16T06:16:18Z,true,newsletter,only_paid,B,,
3,,false,newsletter,everyone,C,,
4.about,2025-04-16T06:16:18Z,TRUE,page,everyone,About,,
6.idea,,false,newsletter,everyone,Idea,,
5.gone,2025-04-16T06:16:18Z,true,newsletter,everyone,Gone,,\n`,
    "posts/1.a.html":
      '<a href="https://open.substack.com/pub/old/p/b?utm=x">b</a> <a href="https://old.substack.com/i/2/part">b</a>',
    "posts/2.b.html": "b",
    "posts/3.html": "c",
    "posts/4.about.html": "d",
    "posts/1.opens.csv": "",
  };
  const { posts, pages, redirects, report, faults } = await bring("substack", files, {
    site: "https://old.substack.com",
  });
  expect(posts).toMatchObject([
    {
      title: 'A "b", c',
      excerpt: "On A",
      slug: "a",
      source: expect.stringMatching(
        /<audio src="https:\/\/a\.example\/a\.mp3"[^]*\[b\]\(\/blog\/b\) \[b\]\(\/blog\/b#part\)/,
      ),
    },
    { slug: "b", published: false },
    { slug: "c", published: false, published_at: null },
    { slug: "idea", published: false, source: "Idea" },
  ]);
  expect(pages).toMatchObject([{ path: "p/about" }]);
  expect({ redirects, faults }).toEqual({ redirects: ["/p/a", "/p/b", "/p/idea"], faults: 1 });
  expect(report).toMatch(/1 lists of subscribers[^]*“Gone” is not imported[^]*is not public there/);
});
