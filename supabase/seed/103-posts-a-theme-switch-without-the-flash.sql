-- Made of posts/103-a-theme-switch-without-the-flash.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000103',
  'A theme switch without the flash',
  'a-theme-switch-without-the-flash',
  'Two of six readers see a white blink at night, and the developer is never one of them. Ten lines mend it, and a small proof shows why one accent cannot do.',
  'Frontend',
  array['css', 'accessibility'],
  false,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000603/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '47 days 2 hours',
  6,
  'markdown',
  $markdown$Frame thirteen is dark. Frame fourteen is white from edge to edge. Frame fifteen is dark again. At sixty frames a second that is less time than it takes to doubt your eyes, and I had never seen it. A reader had. She wrote that my site “blinked at her” every evening, so I filmed my screen to show her that it did not.

Mending it took ten lines. Understanding why I had missed it for a year was more useful.

## Six readers, two of whom blink

Two facts decide a theme: what the operating system prefers, and what the reader has chosen on this site, if anything. Two systems times three choices makes six readers. My stylesheet followed the system. My script read the stored choice when it ran, some time after the first paint.

<figure>
<img src="/images/posts/a-theme-switch-without-the-flash/six-readers.svg" width="720" height="432" loading="lazy"
  alt="A table of six cases. Columns: the system is light, the system is dark. Rows: no choice, chose light, chose dark. Each cell shows the first frame and the frame a moment later. They agree in four cells. They differ in two, both outlined: chose light on a dark system, and chose dark on a light system.">
<figcaption>With a script that comes late, exactly two of six readers see a flash.</figcaption>
</figure>

The flash belongs to the readers whose choice contradicts their system. Developers rarely live in those two cells. I had touched my own switch only to test it, and then I was looking at the switch. (The table comes from a browser test, one screenshot before the script and one after for each of the six. I did not trust myself to reason it out, and I suggest that you do not either.)

## Let the stylesheet answer first

Four of the six need no script, so they should not get one.

```css
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.97 0.012 85), oklch(0.18 0.008 70));
  --ink: light-dark(oklch(0.22 0.01 70), oklch(0.93 0.012 85));
  --muted: light-dark(oklch(0.5 0.02 75), oklch(0.72 0.018 80));
  --accent: light-dark(oklch(0.55 0.19 38), oklch(0.72 0.17 45));
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

body { background: var(--paper); color: var(--ink); }
```

[`color-scheme`](https://developer.mozilla.org/en-US/docs/Web/CSS/color-scheme) tells the browser which palettes the page can bear. Scrollbars, form controls and the canvas behind everything follow. `light-dark()` then picks the first or second colour accordingly, so every token is written once, with its two values side by side where one can compare them. A theme stops being a second stylesheet and becomes the value of one property. As a bonus, a panel that must always be dark gets `color-scheme: dark`, and every token used inside it turns over, since these values are resolved at the element that uses them.

The document head gets `<meta name="color-scheme" content="light dark">` as well. It is known before the stylesheet has arrived, and it keeps the very first canvas from being white on a dark system.

I write the tokens in OKLCH because its first number means something. Two colours of equal lightness look about equally light, whatever their hue, which nobody can say of hexadecimal. That makes palettes easy to move. It does not make them legible; more on that below.

## Ten lines before the first paint

The remaining two readers need something that knows their choice before anything is drawn:

```html
<script>
  {
    let theme = null;
    try {
      theme = localStorage.getItem("theme");
    } catch {
      // Storage is blocked: the system's preference stands.
    }
    if (theme === "light" || theme === "dark")
      document.documentElement.dataset.theme = theme;
  }
</script>
```

It looks like something from another decade: inline, blocking, in the head. Each of these is on purpose.

- **Inline**, because a file costs a round trip at the worst possible moment.
- **Blocking**, because a module or a deferred script runs after parsing, and by then the browser may have painted.
- **Above the stylesheets**, because a script below one has to wait until it has loaded.
- **Silent without a choice**, so that the system’s answer stands, as it does for a reader without JavaScript.

If you have a Content Security Policy, allow this script by its hash and compute the hash when you build, since every changed byte changes it. In a rendered React page, keep the theme out of the markup altogether. The server cannot know it, and guessing leads to the kind of broken promise I have described in [another article](/blog/the-first-paint-is-a-promise). The attribute sits on `<html>`, outside the tree; only the control reads it, in an effect.

## A switch with three positions

A sun-and-moon toggle has two states and therefore cannot say “as my system does”, which is where everybody starts. Once touched, it can never be untouched. I use three radio buttons in a `fieldset`: they bring their names, their arrow keys and their state along, and need no ARIA at all.

```ts
export type Theme = "system" | "light" | "dark";

export function applyTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;

  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Not remembered, but shown.
  }
}
```

“System” deletes the entry instead of storing the word. Having no preference then looks the same for a newcomer and for somebody who came back to it, and there is one case fewer to get wrong.

## Contrast is arithmetic, done twice

A dark theme is not the light one inverted. I computed the WCAG ratios of the tokens above, each against its own ground, and checked them against the browser’s own conversion:

| Token                            | On light paper | On dark paper |
| -------------------------------- | -------------- | ------------- |
| ink                              | 15.9 : 1       | 15.3 : 1      |
| muted                            | 5.5 : 1        | 7.6 : 1       |
| accent                           | 4.9 : 1        | 7.1 : 1       |
| the light accent, reused on dark | 4.9 : 1        | 3.6 : 1       |

The last row is the mistake I used to make. An accent feels like part of a brand, so one wants one orange everywhere, and [WCAG asks for 4.5 : 1](https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html) in body text. Could a better orange satisfy both? No, and there is a small proof. A contrast ratio divides one luminance by another.[^glare] For a colour between the two grounds, its ratio to the light one times its ratio to the dark one is therefore the ratio of the grounds to each other, which here is 17.3. The best possible compromise is the square root of that, 4.2 on either side. No orange can do it, and no other colour either. You need two accents, or grounds at least 20.25 : 1 apart, of a possible 21: in practice, white and black.

These ratios sit in a unit test over the tokens. It is twenty lines of arithmetic and has refused two “slightly warmer” greys so far.

## What still listens to the system

Some things never hear of the reader’s choice. A `<picture>` source with `prefers-color-scheme` in its `media` asks the system, and so does the favicon; my diagrams therefore bring their own paper. The browser’s toolbar follows `<meta name="theme-color">`, which the switch has to rewrite. Print should be light whatever is set on screen. And `light-dark()` arrived in browsers in 2024: for older ones, let a build step expand it, or write the dark tokens out under a media query and under the attribute, twice, with a sigh.

Tonight, set your system to light and your own site to dark. Reload it with the screen recorder running, and step through the film one frame at a time. You are looking for the frame that contradicts the one after it.

[^glare]: Each with 0.05 added.$markdown$,
  $html$<p>Frame thirteen is dark. Frame fourteen is white from edge to edge. Frame fifteen is dark again. At sixty frames a second that is less time than it takes to doubt your eyes, and I had never seen it. A reader had. She wrote that my site “blinked at her” every evening, so I filmed my screen to show her that it did not.</p>
<p>Mending it took ten lines. Understanding why I had missed it for a year was more useful.</p>
<h2 id="six-readers-two-of-whom-blink">Six readers, two of whom blink</h2>
<p>Two facts decide a theme: what the operating system prefers, and what the reader has chosen on this site, if anything. Two systems times three choices makes six readers. My stylesheet followed the system. My script read the stored choice when it ran, some time after the first paint.</p>
<figure>
<img src="/images/posts/a-theme-switch-without-the-flash/six-readers.svg" width="720" height="432" loading="lazy" alt="A table of six cases. Columns: the system is light, the system is dark. Rows: no choice, chose light, chose dark. Each cell shows the first frame and the frame a moment later. They agree in four cells. They differ in two, both outlined: chose light on a dark system, and chose dark on a light system.">
<figcaption>With a script that comes late, exactly two of six readers see a flash.</figcaption>
</figure>
<p>The flash belongs to the readers whose choice contradicts their system. Developers rarely live in those two cells. I had touched my own switch only to test it, and then I was looking at the switch. (The table comes from a browser test, one screenshot before the script and one after for each of the six. I did not trust myself to reason it out, and I suggest that you do not either.)</p>
<h2 id="let-the-stylesheet-answer-first">Let the stylesheet answer first</h2>
<p>Four of the six need no script, so they should not get one.</p>
<pre><code class="language-css">:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.97 0.012 85), oklch(0.18 0.008 70));
  --ink: light-dark(oklch(0.22 0.01 70), oklch(0.93 0.012 85));
  --muted: light-dark(oklch(0.5 0.02 75), oklch(0.72 0.018 80));
  --accent: light-dark(oklch(0.55 0.19 38), oklch(0.72 0.17 45));
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

body { background: var(--paper); color: var(--ink); }
</code></pre>
<p><a href="https://developer.mozilla.org/en-US/docs/Web/CSS/color-scheme"><code>color-scheme</code></a> tells the browser which palettes the page can bear. Scrollbars, form controls and the canvas behind everything follow. <code>light-dark()</code> then picks the first or second colour accordingly, so every token is written once, with its two values side by side where one can compare them. A theme stops being a second stylesheet and becomes the value of one property. As a bonus, a panel that must always be dark gets <code>color-scheme: dark</code>, and every token used inside it turns over, since these values are resolved at the element that uses them.</p>
<p>The document head gets <code>&#x3C;meta name="color-scheme" content="light dark"></code> as well. It is known before the stylesheet has arrived, and it keeps the very first canvas from being white on a dark system.</p>
<p>I write the tokens in OKLCH because its first number means something. Two colours of equal lightness look about equally light, whatever their hue, which nobody can say of hexadecimal. That makes palettes easy to move. It does not make them legible; more on that below.</p>
<h2 id="ten-lines-before-the-first-paint">Ten lines before the first paint</h2>
<p>The remaining two readers need something that knows their choice before anything is drawn:</p>
<pre><code class="language-html">&#x3C;script>
  {
    let theme = null;
    try {
      theme = localStorage.getItem("theme");
    } catch {
      // Storage is blocked: the system's preference stands.
    }
    if (theme === "light" || theme === "dark")
      document.documentElement.dataset.theme = theme;
  }
&#x3C;/script>
</code></pre>
<p>It looks like something from another decade: inline, blocking, in the head. Each of these is on purpose.</p>
<ul>
<li><strong>Inline</strong>, because a file costs a round trip at the worst possible moment.</li>
<li><strong>Blocking</strong>, because a module or a deferred script runs after parsing, and by then the browser may have painted.</li>
<li><strong>Above the stylesheets</strong>, because a script below one has to wait until it has loaded.</li>
<li><strong>Silent without a choice</strong>, so that the system’s answer stands, as it does for a reader without JavaScript.</li>
</ul>
<p>If you have a Content Security Policy, allow this script by its hash and compute the hash when you build, since every changed byte changes it. In a rendered React page, keep the theme out of the markup altogether. The server cannot know it, and guessing leads to the kind of broken promise I have described in <a href="/blog/the-first-paint-is-a-promise">another article</a>. The attribute sits on <code>&#x3C;html></code>, outside the tree; only the control reads it, in an effect.</p>
<h2 id="a-switch-with-three-positions">A switch with three positions</h2>
<p>A sun-and-moon toggle has two states and therefore cannot say “as my system does”, which is where everybody starts. Once touched, it can never be untouched. I use three radio buttons in a <code>fieldset</code>: they bring their names, their arrow keys and their state along, and need no ARIA at all.</p>
<pre><code class="language-ts">export type Theme = "system" | "light" | "dark";

export function applyTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;

  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Not remembered, but shown.
  }
}
</code></pre>
<p>“System” deletes the entry instead of storing the word. Having no preference then looks the same for a newcomer and for somebody who came back to it, and there is one case fewer to get wrong.</p>
<h2 id="contrast-is-arithmetic-done-twice">Contrast is arithmetic, done twice</h2>
<p>A dark theme is not the light one inverted. I computed the WCAG ratios of the tokens above, each against its own ground, and checked them against the browser’s own conversion:</p>
<table>
<thead>
<tr>
<th>Token</th>
<th>On light paper</th>
<th>On dark paper</th>
</tr>
</thead>
<tbody>
<tr>
<td>ink</td>
<td>15.9 : 1</td>
<td>15.3 : 1</td>
</tr>
<tr>
<td>muted</td>
<td>5.5 : 1</td>
<td>7.6 : 1</td>
</tr>
<tr>
<td>accent</td>
<td>4.9 : 1</td>
<td>7.1 : 1</td>
</tr>
<tr>
<td>the light accent, reused on dark</td>
<td>4.9 : 1</td>
<td>3.6 : 1</td>
</tr>
</tbody>
</table>
<p>The last row is the mistake I used to make. An accent feels like part of a brand, so one wants one orange everywhere, and <a href="https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html">WCAG asks for 4.5 : 1</a> in body text. Could a better orange satisfy both? No, and there is a small proof. A contrast ratio divides one luminance by another.<sup><a href="#fn-glare" id="fnref-glare" aria-label="Footnote 1">1</a></sup> For a colour between the two grounds, its ratio to the light one times its ratio to the dark one is therefore the ratio of the grounds to each other, which here is 17.3. The best possible compromise is the square root of that, 4.2 on either side. No orange can do it, and no other colour either. You need two accents, or grounds at least 20.25 : 1 apart, of a possible 21: in practice, white and black.</p>
<p>These ratios sit in a unit test over the tokens. It is twenty lines of arithmetic and has refused two “slightly warmer” greys so far.</p>
<h2 id="what-still-listens-to-the-system">What still listens to the system</h2>
<p>Some things never hear of the reader’s choice. A <code>&#x3C;picture></code> source with <code>prefers-color-scheme</code> in its <code>media</code> asks the system, and so does the favicon; my diagrams therefore bring their own paper. The browser’s toolbar follows <code>&#x3C;meta name="theme-color"></code>, which the switch has to rewrite. Print should be light whatever is set on screen. And <code>light-dark()</code> arrived in browsers in 2024: for older ones, let a build step expand it, or write the dark tokens out under a media query and under the attribute, twice, with a sigh.</p>
<p>Tonight, set your system to light and your own site to dark. Reload it with the screen recorder running, and step through the film one frame at a time. You are looking for the frame that contradicts the one after it.</p>
<div class="footnotes"><h2 id="footnote-label">Footnotes</h2>
<ol>
<li id="fn-glare">
<p>Each with 0.05 added. <a href="#fnref-glare" aria-label="Back to reference 1">↩</a></p>
</li>
</ol>
</div>$html$
);
