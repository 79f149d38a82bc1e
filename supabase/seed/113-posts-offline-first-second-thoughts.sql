insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, created_at, content)
values (
  '00000000-0000-4000-8000-000000000113',
  'Offline first, second thoughts',
  'offline-first-second-thoughts',
  'My first service worker kept everything that answered 200. Then somebody signed out, went offline, and could still read the inbox. What I keep now, and what I still do not know.',
  'Frontend',
  array['performance', 'architecture'],
  false,
  false,
  '/images/covers/offline-first-second-thoughts-960.avif',
  'Robin Sample',
  now() - interval '1 days 2 hours',
  $html$
<p>The bug was found by the person who least deserved it. She signed out of a shared tablet at the
front desk, the wireless dropped, and the next person pressed Back. There was her inbox, four
messages, perfectly legible, served from a cache that I had been rather proud of the week
before.</p>

<p>My first rule for that service worker fitted on one line: keep every answer that says 200, and
serve it when the network is gone. It made a lovely demonstration. I have had second thoughts since,
and I write them down before I build the third version.</p>

<h2>A cache does not know who is asking</h2>

<p>I had assumed, without ever putting it into words, that signing out would take the data along.
The <a href="https://developer.mozilla.org/en-US/docs/Web/API/Cache">Cache API</a> looks up by
address (and by the headers that <code>Vary</code> names, rarely the token). So two people with two
tokens share one entry. Nor does <code>Cache-Control: no-store</code> help: that header speaks to
the browser’s own cache, and <code>cache.put()</code> stores the answer all the same. It took me an
evening to believe that.</p>

<p>So the question is no longer what would be nice to have offline, but what could lie on a shared
tablet without hurting anyone. My list is short:</p>

<ul>
<li>never anything that was fetched with a token, even if it looks harmless;</li>
<li>never an address that carries a secret: password links, invitations, signed downloads;</li>
<li>never another origin’s answer, since I often cannot see what is in it;</li>
<li>yes to the shell: one empty page, and scripts, styles and fonts with a hash in their name.</li>
</ul>

<p>An allow-list, in other words, because a forgotten exception should cost speed and not
privacy:</p>

<pre><code class="language-ts">function mayBeKept(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return (
    request.method === "GET" &amp;&amp;
    origin === self.location.origin &amp;&amp;
    !request.headers.has("authorization") &amp;&amp;
    (pathname === "/shell.html" || pathname.startsWith("/assets/"))
  );
}</code></pre>

<p>One more trap behind it: many static hosts answer a missing <code>/assets/x.js</code> with the
start page and a cheerful 200. Keep that, and a script is HTML until the cache is cleared. I check
the content type before I keep anything. And I do empty every cache at sign-out now, but I count
that as a courtesy. A tablet with a flat battery never signs out.</p>

<h2>Two versions are always running</h2>

<p>The other thing I had wrong was time. Left alone, a new worker waits until the last old tab is
closed. I had called <code>skipWaiting()</code>, which felt like good service: everybody on the new
version at once. Only the worker is, though. In a tab open since Monday the page is Monday’s, and
still means to load some of its chunks lazily, under Monday’s names. If Tuesday’s worker tidies up
everything old when it takes over, that tab breaks at the next click.</p>

<figure>
<img src="/images/posts/offline-first-second-thoughts/two-versions.svg"
width="720" height="320" loading="lazy"
alt="A timeline from Monday to Wednesday. A tab opened on Monday runs version 6 throughout. On Tuesday the worker of version 7 takes over. On Wednesday the old tab asks for a chunk of version 6, and finds it only because the cache of version 6 was kept beside that of version 7.">
<figcaption>The worker changes on Tuesday. The open tab does not know.</figcaption>
</figure>

<p>Now the page says quietly that there is a new version, with a button, and only the button calls
<code>skipWaiting()</code> and reloads. Nobody loses a half-written form to it any more. But a
second tab is still Monday’s when the first one presses, so I keep one generation back:</p>

<pre><code class="language-ts">const KEPT = new Set(["v7", "v6"]);

async function forgetOlder(): Promise&lt;void&gt; {
  for (const name of await caches.keys()) {
    if (!KEPT.has(name)) await caches.delete(name);
  }
}

self.addEventListener("activate", (event) =&gt; {
  event.waitUntil(forgetOlder());
});</code></pre>

<p>What is left is modest. Offline, a page load falls back to the shell: the app opens at once,
shows its frame, and says that it cannot reach your data. I find that honest. I am not sure I find
it useful: the people at that front desk wanted their appointments during the outage, not a
well-mannered empty page. <a href="/blog/the-database-is-the-bouncer">The database decides who may
read a row</a>, and the moment a row is copied to a tablet, it has no say any more.</p>

<p>Which leaves me with two questions. If I kept the appointments, encrypted, under a key that dies
when the person signs out, who would make sure that she does sign out before she hands over the
tablet? And when two desks have changed the same appointment while neither could see the other, is
there any answer kinder than showing both and letting a person choose?</p>
$html$
);
