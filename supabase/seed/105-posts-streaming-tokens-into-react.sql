-- Made of posts/105-streaming-tokens-into-react.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, series, series_part, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000105',
  'Streaming tokens into React without tearing the page',
  'streaming-tokens-into-react',
  'Append, set state, render Markdown: by the end the page has parsed every character three hundred times. How to stream an answer so that it stays quick, calm and readable.',
  'AI Development',
  array['llm', 'react', 'performance'],
  'Building with language models',
  1,
  false,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000605/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '61 days 7 hours',
  7,
  'markdown',
  $markdown$An answer of 2,400 characters reaches the browser in 600 pieces of four. The obvious component appends each piece to a string, puts the string in state and hands it to a Markdown renderer. The first render parses 4 characters, the second 8, the last 2,400. Add them up and the page has parsed 721,200 characters to show 2,400: each one about three hundred times.

That sum is why streamed answers start out crisp and turn to treacle, and why the fan comes on near the end of a long one. And work is only half of the tearing. Paragraphs reflow as asterisks become bold, half a code block swallows the page, the scroll position jumps, a screen reader stammers. All of it comes from one mistake: letting the network decide when the page changes. Here is how I take that decision back, without a library.

## A piece is not a token

[`EventSource`](https://developer.mozilla.org/en-US/docs/Web/API/EventSource) is the first thing people reach for, but it can only send GET requests and cannot set headers. `fetch` can do both, and its body is a stream of bytes.

```ts
export async function* readText(url: string, question: string, signal: AbortSignal) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ question }),
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
```

The bytes arrive in whatever portions the network likes. One portion may hold half a word, or five tokens, or the first two of the four bytes of an emoji. Decoding each portion by itself turns that emoji into replacement characters; [`TextDecoderStream`](https://developer.mozilla.org/en-US/docs/Web/API/TextDecoderStream) holds incomplete bytes back until the rest arrives. I tested this by serving a sentence one byte at a time, owl included: 21 bytes in, 17 pieces out, nothing broken.

The `finally` looks fussy and earns its place. A generator runs it when the consumer leaves the loop early, so the connection closes with it, and the server can stop generating text that nobody will read.

## One paint per frame

The reader cannot see more than one update per screen frame, so that is the most the page should make. Pieces go into a plain variable; the first one after a paint books the next frame, and the others ride along.

```ts
import { useEffect, useRef, useState } from "react";
import { readText } from "./read-text.ts";

export type Status = "idle" | "streaming" | "done" | "stopped" | "failed";

export function useAnswer() {
  const [text, setText] = useState("");
  const [status, setStatus] = useState<Status>("idle");
  const latest = useRef<AbortController>(null);
  const stop = () => latest.current?.abort();
  useEffect(() => () => latest.current?.abort(), []);

  async function ask(question: string) {
    stop();
    const mine = (latest.current = new AbortController());
    let all = "";
    let frame = 0;
    const paint = () => {
      frame = 0;
      if (latest.current === mine) setText(all);
    };
    const settle = (end: Status) => {
      cancelAnimationFrame(frame);
      paint();
      if (latest.current === mine) setStatus(end);
    };
    setText("");
    setStatus("streaming");
    try {
      for await (const piece of readText("/api/answer", question, mine.signal)) {
        all += piece;
        frame ||= requestAnimationFrame(paint);
      }
      settle("done");
    } catch {
      settle(mine.signal.aborted ? "stopped" : "failed");
    }
  }
  return { text, status, ask, stop };
}
```

<figure>
<img src="/images/posts/streaming-tokens-into-react/pieces-and-frames.svg" width="720" height="376" loading="lazy"
  alt="A time line in three rows. Twenty-two pieces arrive in uneven clumps. Setting state for every piece causes twenty-two renders of growing size. Rendering once per screen frame that has news causes seven.">
<figcaption>The same pieces, rendered on arrival and rendered per frame. A sketch, not a measurement.</figcaption>
</figure>

Be clear about what this buys. If pieces came evenly, sixty a second on a 60 Hz screen, it would save nothing at all. It pays when they come in clumps, as they do through proxies, compression and mobile networks, and it puts a ceiling on the worst case. A browser also stops calling [`requestAnimationFrame`](https://developer.mozilla.org/en-US/docs/Web/API/Window/requestAnimationFrame) in a hidden tab. The answer then gathers silently in the variable, which is what you want, so long as the end of the stream does not wait for a frame. That is why `settle` cancels the booking and paints directly.

The comparison with `mine` guards against the second classic fault: ask, change your mind, ask again, and watch the old answer’s last words turn up in the new one. Aborting is a request, not an instant. Whoever is no longer the latest may not paint.

Stopping keeps the text. A reader who presses Stop has usually read enough, not changed their mind about having read it. *Stopped* and *failed* are different states because they want different words, and because only one of them deserves a Retry button.

## What is settled stays settled

Frames cap how *often* we parse. The treacle comes from how *much*. Nearly all of a streamed answer is finished: paragraphs above the last blank line will not change again. So cut the text there, but not inside a fenced code block, where blank lines are ordinary.

```ts
export function splitBlocks(text: string) {
  const lines = text.split("\n");
  const unfinished = lines.pop() ?? "";
  const settled: string[] = [];
  let block: string[] = [];
  let fence = "";
  for (const line of lines) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (!fence) fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = "";
    if (fence || line.trim()) block.push(line);
    else if (block.length > 0) settled.push(block.splice(0).join("\n"));
  }
  return { settled, live: [...block, unfinished].join("\n"), fence };
}
```

The last line is held apart in that function, since it may not be a line yet: text ending in a single newline could be about to start a blank line or to continue the paragraph. That buys a property worth testing: **for every prefix of a document, the settled blocks are the first settled blocks of the whole**. Run it over every prefix of a nasty sample, nested fences included; it took a minute to write and would have caught my first version.

```tsx
const Block = memo(({ source }: { source: string }) => <Markdown>{source}</Markdown>);

const news = {
  idle: "",
  streaming: "Writing an answer",
  done: "Answer complete",
  stopped: "Answer stopped",
  failed: "The answer broke off",
};

export function Answer({ text, status }: { text: string; status: Status }) {
  const { settled, live, fence } = splitBlocks(text);
  const blocks = [...settled, fence ? `${live}\n${fence}` : live];
  return (
    <>
      <article aria-busy={status === "streaming"}>
        {blocks.map((source, i) => <Block key={i} source={source} />)}
      </article>
      <p role="status">{news[status]}</p>
    </>
  );
}
```

`Markdown` is whichever renderer you use. Finished blocks keep the same source, so `memo` skips them. With eight paragraphs of 300 characters, the opening sum falls from 721,200 to about 91,200 even without the frames. An index as key is usually a smell. Here it is the point: blocks are only ever appended, so the live paragraph becomes a settled one without being torn down, and a selection made in the finished part survives all that comes after.

An unfinished fence is closed for the renderer’s benefit, so code is code from its first line. Unfinished emphasis I leave alone. Two asterisks showing for a moment bother nobody, and guessing where bold will end makes text flicker between styles. One more rule has nothing to do with speed: model output is input from a stranger. Turn raw HTML off in the Markdown renderer, or sanitise what comes out.

## Manners for ears

Making the answer itself a [live region](https://developer.mozilla.org/en-US/docs/Web/Accessibility/ARIA/Guides/Live_regions) sounds considerate and is torture: fragments are announced as they land, each queueing behind the last or cutting it off. I announce the *event* instead, in a small status line that is in the page before anything happens, since a region that appears together with its text is often not read. The person hears “Writing an answer”, later “Answer complete”, and reads the article at their own pace. `aria-busy` states the rest; support for it varies, so nothing depends on it.

Eyes deserve manners too. Follow the growing text only while the reader is at the bottom; the moment they scroll up, leave the page still.

## What this does not solve

- A server that fails halfway and then closes politely looks finished. If that matters, have it send an explicit end mark, and treat its absence as failure.
- Reference links defined at the bottom do not reach blocks above it. When the status turns to *done*, rendering the whole text once more cures that.
- A single 2,000-line code block is one live block, and is as slow as ever.

One thing to do today: open the page where you stream text, throttle the processor to a quarter in the performance panel, and record a long answer. If the renders near the end are wider than those at the start, you have found the treacle.$markdown$,
  $html$<p>An answer of 2,400 characters reaches the browser in 600 pieces of four. The obvious component appends each piece to a string, puts the string in state and hands it to a Markdown renderer. The first render parses 4 characters, the second 8, the last 2,400. Add them up and the page has parsed 721,200 characters to show 2,400: each one about three hundred times.</p>
<p>That sum is why streamed answers start out crisp and turn to treacle, and why the fan comes on near the end of a long one. And work is only half of the tearing. Paragraphs reflow as asterisks become bold, half a code block swallows the page, the scroll position jumps, a screen reader stammers. All of it comes from one mistake: letting the network decide when the page changes. Here is how I take that decision back, without a library.</p>
<h2 id="a-piece-is-not-a-token">A piece is not a token</h2>
<p><a href="https://developer.mozilla.org/en-US/docs/Web/API/EventSource"><code>EventSource</code></a> is the first thing people reach for, but it can only send GET requests and cannot set headers. <code>fetch</code> can do both, and its body is a stream of bytes.</p>
<pre><code class="language-ts">export async function* readText(url: string, question: string, signal: AbortSignal) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ question }),
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
</code></pre>
<p>The bytes arrive in whatever portions the network likes. One portion may hold half a word, or five tokens, or the first two of the four bytes of an emoji. Decoding each portion by itself turns that emoji into replacement characters; <a href="https://developer.mozilla.org/en-US/docs/Web/API/TextDecoderStream"><code>TextDecoderStream</code></a> holds incomplete bytes back until the rest arrives. I tested this by serving a sentence one byte at a time, owl included: 21 bytes in, 17 pieces out, nothing broken.</p>
<p>The <code>finally</code> looks fussy and earns its place. A generator runs it when the consumer leaves the loop early, so the connection closes with it, and the server can stop generating text that nobody will read.</p>
<h2 id="one-paint-per-frame">One paint per frame</h2>
<p>The reader cannot see more than one update per screen frame, so that is the most the page should make. Pieces go into a plain variable; the first one after a paint books the next frame, and the others ride along.</p>
<pre><code class="language-ts">import { useEffect, useRef, useState } from "react";
import { readText } from "./read-text.ts";

export type Status = "idle" | "streaming" | "done" | "stopped" | "failed";

export function useAnswer() {
  const [text, setText] = useState("");
  const [status, setStatus] = useState&#x3C;Status>("idle");
  const latest = useRef&#x3C;AbortController>(null);
  const stop = () => latest.current?.abort();
  useEffect(() => () => latest.current?.abort(), []);

  async function ask(question: string) {
    stop();
    const mine = (latest.current = new AbortController());
    let all = "";
    let frame = 0;
    const paint = () => {
      frame = 0;
      if (latest.current === mine) setText(all);
    };
    const settle = (end: Status) => {
      cancelAnimationFrame(frame);
      paint();
      if (latest.current === mine) setStatus(end);
    };
    setText("");
    setStatus("streaming");
    try {
      for await (const piece of readText("/api/answer", question, mine.signal)) {
        all += piece;
        frame ||= requestAnimationFrame(paint);
      }
      settle("done");
    } catch {
      settle(mine.signal.aborted ? "stopped" : "failed");
    }
  }
  return { text, status, ask, stop };
}
</code></pre>
<figure>
<img src="/images/posts/streaming-tokens-into-react/pieces-and-frames.svg" width="720" height="376" loading="lazy" alt="A time line in three rows. Twenty-two pieces arrive in uneven clumps. Setting state for every piece causes twenty-two renders of growing size. Rendering once per screen frame that has news causes seven.">
<figcaption>The same pieces, rendered on arrival and rendered per frame. A sketch, not a measurement.</figcaption>
</figure>
<p>Be clear about what this buys. If pieces came evenly, sixty a second on a 60 Hz screen, it would save nothing at all. It pays when they come in clumps, as they do through proxies, compression and mobile networks, and it puts a ceiling on the worst case. A browser also stops calling <a href="https://developer.mozilla.org/en-US/docs/Web/API/Window/requestAnimationFrame"><code>requestAnimationFrame</code></a> in a hidden tab. The answer then gathers silently in the variable, which is what you want, so long as the end of the stream does not wait for a frame. That is why <code>settle</code> cancels the booking and paints directly.</p>
<p>The comparison with <code>mine</code> guards against the second classic fault: ask, change your mind, ask again, and watch the old answer’s last words turn up in the new one. Aborting is a request, not an instant. Whoever is no longer the latest may not paint.</p>
<p>Stopping keeps the text. A reader who presses Stop has usually read enough, not changed their mind about having read it. <em>Stopped</em> and <em>failed</em> are different states because they want different words, and because only one of them deserves a Retry button.</p>
<h2 id="what-is-settled-stays-settled">What is settled stays settled</h2>
<p>Frames cap how <em>often</em> we parse. The treacle comes from how <em>much</em>. Nearly all of a streamed answer is finished: paragraphs above the last blank line will not change again. So cut the text there, but not inside a fenced code block, where blank lines are ordinary.</p>
<pre><code class="language-ts">export function splitBlocks(text: string) {
  const lines = text.split("\n");
  const unfinished = lines.pop() ?? "";
  const settled: string[] = [];
  let block: string[] = [];
  let fence = "";
  for (const line of lines) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (!fence) fence = mark;
    else if (mark.startsWith(fence) &#x26;&#x26; line.trim() === mark) fence = "";
    if (fence || line.trim()) block.push(line);
    else if (block.length > 0) settled.push(block.splice(0).join("\n"));
  }
  return { settled, live: [...block, unfinished].join("\n"), fence };
}
</code></pre>
<p>The last line is held apart in that function, since it may not be a line yet: text ending in a single newline could be about to start a blank line or to continue the paragraph. That buys a property worth testing: <strong>for every prefix of a document, the settled blocks are the first settled blocks of the whole</strong>. Run it over every prefix of a nasty sample, nested fences included; it took a minute to write and would have caught my first version.</p>
<pre><code class="language-tsx">const Block = memo(({ source }: { source: string }) => &#x3C;Markdown>{source}&#x3C;/Markdown>);

const news = {
  idle: "",
  streaming: "Writing an answer",
  done: "Answer complete",
  stopped: "Answer stopped",
  failed: "The answer broke off",
};

export function Answer({ text, status }: { text: string; status: Status }) {
  const { settled, live, fence } = splitBlocks(text);
  const blocks = [...settled, fence ? `${live}\n${fence}` : live];
  return (
    &#x3C;>
      &#x3C;article aria-busy={status === "streaming"}>
        {blocks.map((source, i) => &#x3C;Block key={i} source={source} />)}
      &#x3C;/article>
      &#x3C;p role="status">{news[status]}&#x3C;/p>
    &#x3C;/>
  );
}
</code></pre>
<p><code>Markdown</code> is whichever renderer you use. Finished blocks keep the same source, so <code>memo</code> skips them. With eight paragraphs of 300 characters, the opening sum falls from 721,200 to about 91,200 even without the frames. An index as key is usually a smell. Here it is the point: blocks are only ever appended, so the live paragraph becomes a settled one without being torn down, and a selection made in the finished part survives all that comes after.</p>
<p>An unfinished fence is closed for the renderer’s benefit, so code is code from its first line. Unfinished emphasis I leave alone. Two asterisks showing for a moment bother nobody, and guessing where bold will end makes text flicker between styles. One more rule has nothing to do with speed: model output is input from a stranger. Turn raw HTML off in the Markdown renderer, or sanitise what comes out.</p>
<h2 id="manners-for-ears">Manners for ears</h2>
<p>Making the answer itself a <a href="https://developer.mozilla.org/en-US/docs/Web/Accessibility/ARIA/Guides/Live_regions">live region</a> sounds considerate and is torture: fragments are announced as they land, each queueing behind the last or cutting it off. I announce the <em>event</em> instead, in a small status line that is in the page before anything happens, since a region that appears together with its text is often not read. The person hears “Writing an answer”, later “Answer complete”, and reads the article at their own pace. <code>aria-busy</code> states the rest; support for it varies, so nothing depends on it.</p>
<p>Eyes deserve manners too. Follow the growing text only while the reader is at the bottom; the moment they scroll up, leave the page still.</p>
<h2 id="what-this-does-not-solve">What this does not solve</h2>
<ul>
<li>A server that fails halfway and then closes politely looks finished. If that matters, have it send an explicit end mark, and treat its absence as failure.</li>
<li>Reference links defined at the bottom do not reach blocks above it. When the status turns to <em>done</em>, rendering the whole text once more cures that.</li>
<li>A single 2,000-line code block is one live block, and is as slow as ever.</li>
</ul>
<p>One thing to do today: open the page where you stream text, throttle the processor to a quarter in the performance panel, and record a long answer. If the renders near the end are wider than those at the start, you have found the treacle.</p>$html$
);
