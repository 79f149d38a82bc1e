-- Made of posts/101-the-first-paint-is-a-promise.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000101',
  'The first paint is a promise',
  'the-first-paint-is-a-promise',
  'A “fast framework” is the wrong unit. One page sent four ways to a slow phone shows what readers really wait for, and what the first paint commits you to.',
  'Frontend',
  array['performance', 'react'],
  true,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000601/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '2 days 3 hours',
  7,
  'markdown',
  $markdown$In my desk drawer lives a telephone from 2019 with a cracked corner and a battery that gives up at twenty per cent. I keep it for one purpose. My laptop tells me that every page I build is fast. The telephone shows me a white rectangle, and goes on showing it.

Clients seldom ask about the rectangle. They ask whether I will use a fast framework. I understand the wish behind the question, but it is like choosing a restaurant by the power of its oven. Nobody at the table is waiting for the oven. They are waiting for bread.

## Fast is a property of a page

Framework benchmarks time what happens once everything has arrived: how many rows swap in a second, how little an update costs. The reader on the old telephone spends her time upstream of all that. The connection opens, the HTML comes, the script is fetched, parsed and run, the script asks for data, the data comes, and only then does the celebrated rendering begin. It takes some milliseconds. It could take none and she would not notice.

So I no longer use the framework as a unit. Mine is one page, on one device, over one line, timed to three moments: the *words* can be read, the *photograph* is there, and a tap gets an *answer*.

## One page, sent four ways

To have numbers that anyone can repeat, I left the telephone in its drawer and slowed down a desktop browser: processor throttled to a quarter, the “slow 4G” preset (about 560 ms of latency, 1.4 Mbit/s), empty cache. The page is a thousand words, one 49 KB photograph and a menu button. Where there is script, it is React, a router and a query library, some 95 KB as sent. Medians of nine loads, in seconds:

| How the page is sent            | Words | Photograph | Answers |
| ------------------------------- | ----- | ---------- | ------- |
| HTML without any script         | 0.63  | 1.46       | –       |
| Empty HTML, drawn by the script | 2.49  | 3.33       | 2.47    |
| Prerendered, script in the head | 0.64  | 1.74       | 2.13    |
| Prerendered, script after load  | 0.63  | 1.46       | 2.64    |

Read this as one example, from one desk on one afternoon, and trust the proportions more than the digits.

The last three rows are the same framework with the same components. One of them shows its words after two and a half seconds; the other two are as early as a page with no script at all. Whatever made the difference, it was not the speed of the framework. It was the order of things. HTML rendered at build time can be read after one answer from the server. The empty page needs three, one after another: document, script, data.

<figure>
<img src="/images/posts/the-first-paint-is-a-promise/promise-and-delivery.svg" width="720" height="376" loading="lazy"
  alt="Three timelines from 0 to 3.5 seconds. Empty HTML drawn by script: words and answers together at 2.5 seconds, photograph at 3.3. Prerendered with the script in the head: words at 0.64, photograph at 1.74, answers at 2.13. Prerendered with the script after load: words at 0.63, photograph at 1.46, answers at 2.64. A dotted line between words and answers is labelled promised, not yet kept.">
<figcaption>The same components, three ways. The dotted stretch is where a button is only a drawing of a button.</figcaption>
</figure>

## What the first paint says

Now look at the rightmost column, because this is where prerendering gets oversold. The last page can be read at 0.63 seconds and answers at 2.64. For two seconds its menu button does nothing. The empty page was ruder, but it never pretended.

> The first paint says: I am here, read me, touch me. That is a promise. Hydration is the moment it is kept.

There are two ways to keep it. The first is to promise only what the browser can deliver by itself. Until React has attached its listeners, anything that depends on them is dead, and early taps are not replayed afterwards. So:

- A link is an `<a href>` and a search box is a form with an `action`. Both work at 0.63.
- A menu is a `<details>` element or a [popover](https://developer.mozilla.org/en-US/docs/Web/API/Popover_API). Both open without any script.
- A like button, which truly needs the script, is sent `disabled` and wakes up with it.

The second way is to start the script sooner for a reader who shows that she needs it.

## When to start

This goes inline, as a module, at the end of the body. The file it imports is the application, whose first act is to hydrate:

```js
const start = () => void import("/assets/main.js");

for (const touch of ["pointerdown", "keydown", "focusin"])
  addEventListener(touch, start, { once: true, passive: true });

function startWhenIdle() {
  if ("requestIdleCallback" in window)
    requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { once: true });
```

There is no flag to remember whether it has run, because a module is evaluated once however often it is imported. Touch or idle, whichever comes first, wins. The early touch does not make that first tap work (I checked: the menu stayed shut); it shortens the wait for the second.

Is waiting right at all? Compare the two prerendered rows again. In the head, the script shares the line with the photograph, which comes 0.3 seconds later; in return the page answers half a second sooner. Without a photograph, the same test gave a plainer verdict: the words came equally early either way, since a module script does not block rendering, and waiting bought nothing. So a page of text can start its script in the head, and a page that opens with a picture should let the picture pass first. I had expected one rule. I had to measure to find two.

One condition holds for both: the markup made at build time and the first render in the browser must agree. A date in the reader’s locale, a random id, a theme read from storage can each make React throw part of the HTML away and draw it again, which is a promise broken in public. (The theme is the commonest culprit, and has [an article of its own](/blog/a-theme-switch-without-the-flash).)

## Measuring the readers you have

A laboratory tells you about the laboratory. [Largest Contentful Paint](https://developer.mozilla.org/en-US/docs/Web/API/LargestContentfulPaint) is the browser’s own note of when the largest picture or block of text in view was painted, and a few lines collect it:

```ts
let lcp = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) lcp = entry.startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });

function report() {
  if (document.visibilityState !== "hidden" || lcp === 0) return;
  document.removeEventListener("visibilitychange", report);
  navigator.sendBeacon("/vitals", `${location.pathname} ${Math.round(lcp)}`);
}
document.addEventListener("visibilitychange", report);
```

Four things to know before believing it:

1. The browser stops looking at the first tap, key press or scroll, so an impatient reader sends you a flattering number.
2. Largest is not most important. A cookie banner can win.
3. It says nothing about answering. Send the time of hydration along with it.
4. An average hides the telephone in the drawer. Look at the 75th percentile, then at the slowest twentieth.

## Where this does not pay

Behind a sign-in there is little to render for everybody, and an admin screen that stays open all day earns its script back in the first minute. Prerendered pages are as old as the last build, so publishing a correction has to start one. And no order of sending shortens the line itself: of those 0.63 seconds, 0.56 were latency that I had asked for. A server closer to the reader would beat anything clever in this article.

So before the next discussion about frameworks, borrow the oldest telephone in the house. Film its screen while your front page loads from cold, step through the film, and write down two times: the first sentence you could read, and the first tap that did something. The first is your promise. The distance between them is how long you let it hang.$markdown$,
  $html$<p>In my desk drawer lives a telephone from 2019 with a cracked corner and a battery that gives up at twenty per cent. I keep it for one purpose. My laptop tells me that every page I build is fast. The telephone shows me a white rectangle, and goes on showing it.</p>
<p>Clients seldom ask about the rectangle. They ask whether I will use a fast framework. I understand the wish behind the question, but it is like choosing a restaurant by the power of its oven. Nobody at the table is waiting for the oven. They are waiting for bread.</p>
<h2 id="fast-is-a-property-of-a-page">Fast is a property of a page</h2>
<p>Framework benchmarks time what happens once everything has arrived: how many rows swap in a second, how little an update costs. The reader on the old telephone spends her time upstream of all that. The connection opens, the HTML comes, the script is fetched, parsed and run, the script asks for data, the data comes, and only then does the celebrated rendering begin. It takes some milliseconds. It could take none and she would not notice.</p>
<p>So I no longer use the framework as a unit. Mine is one page, on one device, over one line, timed to three moments: the <em>words</em> can be read, the <em>photograph</em> is there, and a tap gets an <em>answer</em>.</p>
<h2 id="one-page-sent-four-ways">One page, sent four ways</h2>
<p>To have numbers that anyone can repeat, I left the telephone in its drawer and slowed down a desktop browser: processor throttled to a quarter, the “slow 4G” preset (about 560 ms of latency, 1.4 Mbit/s), empty cache. The page is a thousand words, one 49 KB photograph and a menu button. Where there is script, it is React, a router and a query library, some 95 KB as sent. Medians of nine loads, in seconds:</p>
<table>
<thead>
<tr>
<th>How the page is sent</th>
<th>Words</th>
<th>Photograph</th>
<th>Answers</th>
</tr>
</thead>
<tbody>
<tr>
<td>HTML without any script</td>
<td>0.63</td>
<td>1.46</td>
<td>–</td>
</tr>
<tr>
<td>Empty HTML, drawn by the script</td>
<td>2.49</td>
<td>3.33</td>
<td>2.47</td>
</tr>
<tr>
<td>Prerendered, script in the head</td>
<td>0.64</td>
<td>1.74</td>
<td>2.13</td>
</tr>
<tr>
<td>Prerendered, script after load</td>
<td>0.63</td>
<td>1.46</td>
<td>2.64</td>
</tr>
</tbody>
</table>
<p>Read this as one example, from one desk on one afternoon, and trust the proportions more than the digits.</p>
<p>The last three rows are the same framework with the same components. One of them shows its words after two and a half seconds; the other two are as early as a page with no script at all. Whatever made the difference, it was not the speed of the framework. It was the order of things. HTML rendered at build time can be read after one answer from the server. The empty page needs three, one after another: document, script, data.</p>
<figure>
<img src="/images/posts/the-first-paint-is-a-promise/promise-and-delivery.svg" width="720" height="376" loading="lazy" alt="Three timelines from 0 to 3.5 seconds. Empty HTML drawn by script: words and answers together at 2.5 seconds, photograph at 3.3. Prerendered with the script in the head: words at 0.64, photograph at 1.74, answers at 2.13. Prerendered with the script after load: words at 0.63, photograph at 1.46, answers at 2.64. A dotted line between words and answers is labelled promised, not yet kept.">
<figcaption>The same components, three ways. The dotted stretch is where a button is only a drawing of a button.</figcaption>
</figure>
<h2 id="what-the-first-paint-says">What the first paint says</h2>
<p>Now look at the rightmost column, because this is where prerendering gets oversold. The last page can be read at 0.63 seconds and answers at 2.64. For two seconds its menu button does nothing. The empty page was ruder, but it never pretended.</p>
<blockquote>
<p>The first paint says: I am here, read me, touch me. That is a promise. Hydration is the moment it is kept.</p>
</blockquote>
<p>There are two ways to keep it. The first is to promise only what the browser can deliver by itself. Until React has attached its listeners, anything that depends on them is dead, and early taps are not replayed afterwards. So:</p>
<ul>
<li>A link is an <code>&#x3C;a href></code> and a search box is a form with an <code>action</code>. Both work at 0.63.</li>
<li>A menu is a <code>&#x3C;details></code> element or a <a href="https://developer.mozilla.org/en-US/docs/Web/API/Popover_API">popover</a>. Both open without any script.</li>
<li>A like button, which truly needs the script, is sent <code>disabled</code> and wakes up with it.</li>
</ul>
<p>The second way is to start the script sooner for a reader who shows that she needs it.</p>
<h2 id="when-to-start">When to start</h2>
<p>This goes inline, as a module, at the end of the body. The file it imports is the application, whose first act is to hydrate:</p>
<pre><code class="language-js">const start = () => void import("/assets/main.js");

for (const touch of ["pointerdown", "keydown", "focusin"])
  addEventListener(touch, start, { once: true, passive: true });

function startWhenIdle() {
  if ("requestIdleCallback" in window)
    requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { once: true });
</code></pre>
<p>There is no flag to remember whether it has run, because a module is evaluated once however often it is imported. Touch or idle, whichever comes first, wins. The early touch does not make that first tap work (I checked: the menu stayed shut); it shortens the wait for the second.</p>
<p>Is waiting right at all? Compare the two prerendered rows again. In the head, the script shares the line with the photograph, which comes 0.3 seconds later; in return the page answers half a second sooner. Without a photograph, the same test gave a plainer verdict: the words came equally early either way, since a module script does not block rendering, and waiting bought nothing. So a page of text can start its script in the head, and a page that opens with a picture should let the picture pass first. I had expected one rule. I had to measure to find two.</p>
<p>One condition holds for both: the markup made at build time and the first render in the browser must agree. A date in the reader’s locale, a random id, a theme read from storage can each make React throw part of the HTML away and draw it again, which is a promise broken in public. (The theme is the commonest culprit, and has <a href="/blog/a-theme-switch-without-the-flash">an article of its own</a>.)</p>
<h2 id="measuring-the-readers-you-have">Measuring the readers you have</h2>
<p>A laboratory tells you about the laboratory. <a href="https://developer.mozilla.org/en-US/docs/Web/API/LargestContentfulPaint">Largest Contentful Paint</a> is the browser’s own note of when the largest picture or block of text in view was painted, and a few lines collect it:</p>
<pre><code class="language-ts">let lcp = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) lcp = entry.startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });

function report() {
  if (document.visibilityState !== "hidden" || lcp === 0) return;
  document.removeEventListener("visibilitychange", report);
  navigator.sendBeacon("/vitals", `${location.pathname} ${Math.round(lcp)}`);
}
document.addEventListener("visibilitychange", report);
</code></pre>
<p>Four things to know before believing it:</p>
<ol>
<li>The browser stops looking at the first tap, key press or scroll, so an impatient reader sends you a flattering number.</li>
<li>Largest is not most important. A cookie banner can win.</li>
<li>It says nothing about answering. Send the time of hydration along with it.</li>
<li>An average hides the telephone in the drawer. Look at the 75th percentile, then at the slowest twentieth.</li>
</ol>
<h2 id="where-this-does-not-pay">Where this does not pay</h2>
<p>Behind a sign-in there is little to render for everybody, and an admin screen that stays open all day earns its script back in the first minute. Prerendered pages are as old as the last build, so publishing a correction has to start one. And no order of sending shortens the line itself: of those 0.63 seconds, 0.56 were latency that I had asked for. A server closer to the reader would beat anything clever in this article.</p>
<p>So before the next discussion about frameworks, borrow the oldest telephone in the house. Film its screen while your front page loads from cold, step through the film, and write down two times: the first sentence you could read, and the first tap that did something. The first is your promise. The distance between them is how long you let it hang.</p>$html$
);
