-- Made of posts/113-how-to-write-here.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000113',
  'How to write here, in one draft',
  'how-to-write-here',
  'Everything that the editor can do, written in the editor. Change it, break it, put it into the bin: nobody but you can read it.',
  'General',
  array['writing'],
  false,
  false,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000613/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '1 days 2 hours',
  4,
  'markdown',
  replace($markdown$Welcome. This is a draft, so nobody but you can read it. It shows what an article on this site can be made of, and it is made of just that: look at the text and at the preview side by side, and you have learned the editor. When you are done, rewrite it into your first article or delete it. It waits in [the bin](/admin/bin) for a while, should you miss it.

## Write as you think

Text is Markdown: plain words with a few marks. Two stars make **bold**, one makes *italic*, backticks make `code`. An address in brackets behind a few words makes [a link](/admin/posts). The toolbar writes the marks for you, the usual shortcuts work, and the question mark at its end lists the rest.

If your words are somewhere else already, paste them. Text from a document, a web page or a mail keeps its headings, lists and links, and leaves its fonts and colours behind.

> [!TIP] You cannot lose a sentence
> What you type is kept while you type it. Each save is a version that you can compare with the text and bring back. Close the tab in the middle of a word, if you like, and open it again.

### Lists, and lists that remember

A list needs a hyphen at the start of each line. With a box it becomes a list of things to do, for yourself or for the reader:

- [x] Open the sample draft
- [ ] Write your name and your e-mail address into [the settings](/admin/settings)
- [ ] Upload a picture to [the media library](/admin/media), or paste one right here
- [ ] Replace the sample articles with [your own](/admin/posts)
- [ ] See whether [the health page](/admin/health) has a wish

## Show what you mean

A picture on a line of its own becomes a figure, and the words in quotation marks become its caption. This one is from the library, which made it small for every screen and asked what it shows, for those who do not see it:

![A harbour dashboard: a curve of thin bars rises, falls and rises again to an orange needle. Beside it stand a dial and four lines of readings.](/storage/v1/object/public/media/00000000-0000-4000-8000-000000000621/1440x810 "A picture can stand in several places. Open this one in the library, and it says where.")

Code has a language, and if you like a file name and marked lines. Where it says Robin Sample, your name will stand:

```ts title="src/content/profile.ts" {2}
export const profile = {
  name: "Robin Sample",
  role: "Software developer",
};
```

A table lines up by itself, however untidily you type it:

| You want to          | Then                      | Who can read it      |
| -------------------- | ------------------------- | -------------------- |
| think it over        | leave it a draft          | you                  |
| ask a friend         | share the draft by a link | whoever has the link |
| publish next Tuesday | give it a time            | you, until Tuesday   |
| publish              | publish it                | everybody            |

Even a formula is only typing. This one tells how many minutes an article takes, as it is shown to your readers:

$$
\text{minutes} = \max\left(1, \left\lceil \frac{\text{words}}{200} \right\rceil\right)
$$

> A quotation begins with an angle bracket. It is the right place for other people’s words, and for your own once in a while.

What would only interrupt goes into a footnote.[^aside]

## Before you publish

The settings beside the text have a short list of what a careful editor would mention: a missing excerpt, a picture that nobody has described, a link that leads nowhere. They are hints and not walls. Once the article is out, [comments](/admin/comments) wait for you if they look doubtful, and [the figures](/admin/analytics) tell what is read, without following anybody.

The rest is up to you. A first article need not be long, or clever. Write down the thing that you explained to somebody last week: you know already that one person needed it.

[^aside]: Such as this. Footnotes are numbered by themselves, and the arrow leads back to where you were.$markdown$, '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  replace($html$<p>Welcome. This is a draft, so nobody but you can read it. It shows what an article on this site can be made of, and it is made of just that: look at the text and at the preview side by side, and you have learned the editor. When you are done, rewrite it into your first article or delete it. It waits in <a href="/admin/bin">the bin</a> for a while, should you miss it.</p>
<h2 id="write-as-you-think">Write as you think</h2>
<p>Text is Markdown: plain words with a few marks. Two stars make <strong>bold</strong>, one makes <em>italic</em>, backticks make <code>code</code>. An address in brackets behind a few words makes <a href="/admin/posts">a link</a>. The toolbar writes the marks for you, the usual shortcuts work, and the question mark at its end lists the rest.</p>
<p>If your words are somewhere else already, paste them. Text from a document, a web page or a mail keeps its headings, lists and links, and leaves its fonts and colours behind.</p>
<div class="callout callout-tip">
<p class="callout-title">You cannot lose a sentence</p>
<p>What you type is kept while you type it. Each save is a version that you can compare with the text and bring back. Close the tab in the middle of a word, if you like, and open it again.</p>
</div>
<h3 id="lists-and-lists-that-remember">Lists, and lists that remember</h3>
<p>A list needs a hyphen at the start of each line. With a box it becomes a list of things to do, for yourself or for the reader:</p>
<ul class="contains-task-list">
<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> Open the sample draft</li>
<li class="task-list-item"><input type="checkbox" disabled aria-label="Done"> Write your name and your e-mail address into <a href="/admin/settings">the settings</a></li>
<li class="task-list-item"><input type="checkbox" disabled aria-label="Done"> Upload a picture to <a href="/admin/media">the media library</a>, or paste one right here</li>
<li class="task-list-item"><input type="checkbox" disabled aria-label="Done"> Replace the sample articles with <a href="/admin/posts">your own</a></li>
<li class="task-list-item"><input type="checkbox" disabled aria-label="Done"> See whether <a href="/admin/health">the health page</a> has a wish</li>
</ul>
<h2 id="show-what-you-mean">Show what you mean</h2>
<p>A picture on a line of its own becomes a figure, and the words in quotation marks become its caption. This one is from the library, which made it small for every screen and asked what it shows, for those who do not see it:</p>
<figure><img src="/storage/v1/object/public/media/00000000-0000-4000-8000-000000000621/1440x810" alt="A harbour dashboard: a curve of thin bars rises, falls and rises again to an orange needle. Beside it stand a dial and four lines of readings." loading="lazy" srcset="/storage/v1/object/public/media/00000000-0000-4000-8000-000000000621/640 640w, /storage/v1/object/public/media/00000000-0000-4000-8000-000000000621/1280 1280w, /storage/v1/object/public/media/00000000-0000-4000-8000-000000000621/1440x810 1440w" sizes="(min-width: 46rem) 44rem, 100vw" width="1440" height="810"><figcaption>A picture can stand in several places. Open this one in the library, and it says where.</figcaption></figure>
<p>Code has a language, and if you like a file name and marked lines. Where it says Robin Sample, your name will stand:</p>
<pre><code class="language-ts" data-title="src/content/profile.ts" data-mark="2">export const profile = {
  name: "Robin Sample",
  role: "Software developer",
};
</code></pre>
<p>A table lines up by itself, however untidily you type it:</p>
<table>
<thead>
<tr>
<th>You want to</th>
<th>Then</th>
<th>Who can read it</th>
</tr>
</thead>
<tbody>
<tr>
<td>think it over</td>
<td>leave it a draft</td>
<td>you</td>
</tr>
<tr>
<td>ask a friend</td>
<td>share the draft by a link</td>
<td>whoever has the link</td>
</tr>
<tr>
<td>publish next Tuesday</td>
<td>give it a time</td>
<td>you, until Tuesday</td>
</tr>
<tr>
<td>publish</td>
<td>publish it</td>
<td>everybody</td>
</tr>
</tbody>
</table>
<p>Even a formula is only typing. This one tells how many minutes an article takes, as it is shown to your readers:</p>
<div class="math"><math data-tex="\text{minutes} = \max\left(1, \left\lceil \frac{\text{words}}{200} \right\rceil\right)" xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mrow><mtext>minutes</mtext><mo>=</mo><mi>max</mi><mo>⁡</mo><mrow><mo fence="true">(</mo><mn>1</mn><mo separator="true">,</mo><mrow><mo fence="true">⌈</mo><mfrac><mtext>words</mtext><mn>200</mn></mfrac><mo fence="true">⌉</mo></mrow><mo fence="true">)</mo></mrow></mrow></math></div>
<blockquote>
<p>A quotation begins with an angle bracket. It is the right place for other people’s words, and for your own once in a while.</p>
</blockquote>
<p>What would only interrupt goes into a footnote.<sup><a href="#fn-aside" id="fnref-aside" aria-label="Footnote 1">1</a></sup></p>
<h2 id="before-you-publish">Before you publish</h2>
<p>The settings beside the text have a short list of what a careful editor would mention: a missing excerpt, a picture that nobody has described, a link that leads nowhere. They are hints and not walls. Once the article is out, <a href="/admin/comments">comments</a> wait for you if they look doubtful, and <a href="/admin/analytics">the figures</a> tell what is read, without following anybody.</p>
<p>The rest is up to you. A first article need not be long, or clever. Write down the thing that you explained to somebody last week: you know already that one person needed it.</p>
<div class="footnotes"><h2 id="footnote-label">Footnotes</h2>
<ol>
<li id="fn-aside">
<p>Such as this. Footnotes are numbered by themselves, and the arrow leads back to where you were. <a href="#fnref-aside" aria-label="Back to reference 1">↩</a></p>
</li>
</ol>
</div>$html$, '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/')
);
