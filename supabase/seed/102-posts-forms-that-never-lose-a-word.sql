-- Made of posts/102-forms-that-never-lose-a-word.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000102',
  'Forms that never lose a word',
  'forms-that-never-lose-a-word',
  'A contact form is a distributed system with two nodes, one of which will not retry. Drafts, ids made in the browser, and the right moment to clear a field.',
  'Frontend',
  array['forms', 'react', 'accessibility'],
  false,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000602/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '19 days 6 hours',
  6,
  'markdown',
  $markdown$The train went into the tunnel as I pressed Send. I had written four hundred words to the city about a crossing near a school, standing, with one thumb. The circle turned. Then the page told me that something had gone wrong, and the box under that sentence was empty. The form had apologised and thrown the letter away.

I did not write it again. Hardly anybody does, and no dashboard shows it: in the statistics, a lost letter looks exactly like a person who had nothing to say.

Since then I treat even a contact form as a distributed system with two nodes, one of which is a human being who will not retry. It has a single rule, and most of the design follows from it.

> A form may forget only what the server has confirmed.

There are at least five ways to break it:

- The request fails, and the handler has already emptied the fields.
- The server refuses the e-mail address, and the page comes back blank around the complaint.
- The writer looks something up in another app, and the phone reclaims the tab’s memory.
- A tap beside the dialog closes it.
- The request succeeds but its reply is lost, so that “please try again” stores the letter twice.

The first four lose words and the fifth multiplies them. A cure for one must not cause the other.

## Let the browser hold the text

Begin with elements that already know how to be a form:

```html
<form method="post" action="/messages">
  <label for="email">Your e-mail</label>
  <input id="email" name="email" type="email" autocomplete="email" required>
  <label for="body">Message</label>
  <textarea id="body" name="body" maxlength="5000" required></textarea>
  <button>Send</button>
  <p role="status"></p>
</form>
```

I do not mirror keystrokes into component state. The fields *are* the state, and [FormData](https://developer.mozilla.org/en-US/docs/Web/API/FormData) reads them by name when somebody asks. Labels, the right keyboard on a phone and submitting with Enter come free, and without any script the form still posts, to a server that makes the id itself. The status paragraph is there from the start, and empty, because screen readers announce changes in a live region they have already met.

One trap, if you use React 19: when a function is given to `<form action>`, React empties the uncontrolled fields once the function has finished, and a function that *returns* an error has finished. I tried it. “That e-mail address is not valid” appeared under an empty box. With `onSubmit` the decision stays yours.

## A copy on this side of the tunnel

Every keystroke goes to local storage, under an id made on the spot.

```ts
type Draft = { id: string; tried: boolean; fields: [string, string][] };

export function keepDraft(form: HTMLFormElement, key: string) {
  let draft = load(key) ?? blank();

  for (const [name, value] of draft.fields) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field) field.value = value;
  }

  function keep() {
    draft.fields = [...new FormData(form)].filter(isText);
    save(key, draft);
  }

  form.addEventListener("input", () => {
    if (draft.tried) draft = blank(); // other words, so another id
    keep();
  });

  return {
    begin() {
      draft.tried = true;
      keep();
      return draft;
    },
    confirm(id: string) {
      if (draft.id !== id) return; // typed on meanwhile: keep it
      form.reset();
      draft = blank();
      save(key, null);
    },
  };
}

function blank(): Draft {
  return { id: crypto.randomUUID(), tried: false, fields: [] };
}
```

(`load` and `save` are JSON around `localStorage` inside a `try`, because storage can be full or forbidden; `isText` leaves files out. Checkboxes would need `checked` instead of `value`.)

There is deliberately no debounce. A few kilobytes per keystroke cost nothing you can feel, and the write you postpone is precisely the one that is missing when the tab dies. Nor is there a `beforeunload` handler: a phone that reclaims memory does not stop to ask.

## An id for what was said

Sending takes the draft as it stands and forgets nothing until a good answer is in:

```ts
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (sending) return;
  sending = true;
  const { id, fields } = draft.begin();
  try {
    const reply = await fetch(`/messages/${id}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(fields)),
      signal: AbortSignal.timeout(10_000),
    });
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
    draft.confirm(id);
    status.textContent = "Received. Thank you.";
  } catch {
    status.textContent = "Not confirmed yet. Your words are kept; try again.";
  } finally {
    sending = false;
  }
});
```

The address contains the id, and the method is PUT, which [by definition](https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2) may be repeated without a further effect. The server honours that with one clause:

```sql
insert into messages (id, email, body)
values ($1, $2, $3)
on conflict (id) do nothing;
```

It answers 204 whether the row is new or was there before. The draft carries its id through a reload, so even a second attempt tomorrow morning lands on the same row. And not all repetitions are the writer’s. My test server dropped one reply and then counted three requests after two presses: the browser had repeated one unasked. The id does not care who retries.

<figure>
<img src="/images/posts/forms-that-never-lose-a-word/one-id-two-attempts.svg" width="720" height="432" loading="lazy"
  alt="Sequence diagram between browser and server. The browser keeps a draft with id 7f3a and sends PUT /messages/7f3a; the server stores the row but its reply is lost. After a reload the browser still has the same id and words and sends the same PUT again; the server finds the row already there and answers 204. Only then does the browser clear the form and the draft.">
<figcaption>Two attempts, one row. The form is cleared at the last arrow and not before.</figcaption>
</figure>

The line I am fondest of is the one with the comment about other words, and I only wrote it after my first version had failed in a way I had not imagined. Suppose the first attempt was stored and its reply lost. The writer reads “not confirmed yet”, mends a sentence, and presses Send again. With one id per form, the server says that it has this letter already, the page says thank you, and the correction is gone, destroyed by the safety mechanism itself. So the id belongs to the words: after an attempt, the first keystroke draws a new one. The city may then receive two similar letters. That is a nuisance. A thank-you for something never stored is a lie.

The same line settles another race. If you go on typing while a request is under way, `confirm` meets a different id and keeps its hands off.

## Say where the words are

Somebody who has just seen an error wants to know one thing, and it is not the status code. “Not confirmed yet. Your words are kept” is the whole message, chosen with care: the page cannot know that nothing arrived. The button stays enabled, since a disabled one drops keyboard focus and explains nothing; the `sending` flag takes care of double taps. When a field is refused, focus moves to it and its message is tied to it with `aria-describedby`. When a draft is restored, say so, and offer to discard it. WCAG 2.2 asks that people not be made to [enter the same thing twice](https://www.w3.org/WAI/WCAG22/Understanding/redundant-entry.html) in one process. It sounds modest until you count the forms that fail it.

## What this does not do

A draft in local storage is plain text, open to every script on your origin and to the next person at a shared computer. Give it an expiry date, and keep this code away from passwords, card numbers and anything medical. Safari deletes what scripts have stored after seven days of browsing without a visit to the site. Two tabs share one key, and the last keystroke wins. Where storage is forbidden, the page itself is the only copy, and `randomUUID` exists only over HTTPS and on localhost. Duplicates with different ids remain possible, by choice; someone has to be able to delete one.

Now open your own contact form. Write a paragraph you would hate to lose, switch the network off in the developer tools, press Send, and reload. What you find in the box is what your form thinks of the people who write to you.$markdown$,
  $html$<p>The train went into the tunnel as I pressed Send. I had written four hundred words to the city about a crossing near a school, standing, with one thumb. The circle turned. Then the page told me that something had gone wrong, and the box under that sentence was empty. The form had apologised and thrown the letter away.</p>
<p>I did not write it again. Hardly anybody does, and no dashboard shows it: in the statistics, a lost letter looks exactly like a person who had nothing to say.</p>
<p>Since then I treat even a contact form as a distributed system with two nodes, one of which is a human being who will not retry. It has a single rule, and most of the design follows from it.</p>
<blockquote>
<p>A form may forget only what the server has confirmed.</p>
</blockquote>
<p>There are at least five ways to break it:</p>
<ul>
<li>The request fails, and the handler has already emptied the fields.</li>
<li>The server refuses the e-mail address, and the page comes back blank around the complaint.</li>
<li>The writer looks something up in another app, and the phone reclaims the tab’s memory.</li>
<li>A tap beside the dialog closes it.</li>
<li>The request succeeds but its reply is lost, so that “please try again” stores the letter twice.</li>
</ul>
<p>The first four lose words and the fifth multiplies them. A cure for one must not cause the other.</p>
<h2 id="let-the-browser-hold-the-text">Let the browser hold the text</h2>
<p>Begin with elements that already know how to be a form:</p>
<pre><code class="language-html">&#x3C;form method="post" action="/messages">
  &#x3C;label for="email">Your e-mail&#x3C;/label>
  &#x3C;input id="email" name="email" type="email" autocomplete="email" required>
  &#x3C;label for="body">Message&#x3C;/label>
  &#x3C;textarea id="body" name="body" maxlength="5000" required>&#x3C;/textarea>
  &#x3C;button>Send&#x3C;/button>
  &#x3C;p role="status">&#x3C;/p>
&#x3C;/form>
</code></pre>
<p>I do not mirror keystrokes into component state. The fields <em>are</em> the state, and <a href="https://developer.mozilla.org/en-US/docs/Web/API/FormData">FormData</a> reads them by name when somebody asks. Labels, the right keyboard on a phone and submitting with Enter come free, and without any script the form still posts, to a server that makes the id itself. The status paragraph is there from the start, and empty, because screen readers announce changes in a live region they have already met.</p>
<p>One trap, if you use React 19: when a function is given to <code>&#x3C;form action></code>, React empties the uncontrolled fields once the function has finished, and a function that <em>returns</em> an error has finished. I tried it. “That e-mail address is not valid” appeared under an empty box. With <code>onSubmit</code> the decision stays yours.</p>
<h2 id="a-copy-on-this-side-of-the-tunnel">A copy on this side of the tunnel</h2>
<p>Every keystroke goes to local storage, under an id made on the spot.</p>
<pre><code class="language-ts">type Draft = { id: string; tried: boolean; fields: [string, string][] };

export function keepDraft(form: HTMLFormElement, key: string) {
  let draft = load(key) ?? blank();

  for (const [name, value] of draft.fields) {
    const field = form.elements.namedItem(name);
    if (field &#x26;&#x26; "value" in field) field.value = value;
  }

  function keep() {
    draft.fields = [...new FormData(form)].filter(isText);
    save(key, draft);
  }

  form.addEventListener("input", () => {
    if (draft.tried) draft = blank(); // other words, so another id
    keep();
  });

  return {
    begin() {
      draft.tried = true;
      keep();
      return draft;
    },
    confirm(id: string) {
      if (draft.id !== id) return; // typed on meanwhile: keep it
      form.reset();
      draft = blank();
      save(key, null);
    },
  };
}

function blank(): Draft {
  return { id: crypto.randomUUID(), tried: false, fields: [] };
}
</code></pre>
<p>(<code>load</code> and <code>save</code> are JSON around <code>localStorage</code> inside a <code>try</code>, because storage can be full or forbidden; <code>isText</code> leaves files out. Checkboxes would need <code>checked</code> instead of <code>value</code>.)</p>
<p>There is deliberately no debounce. A few kilobytes per keystroke cost nothing you can feel, and the write you postpone is precisely the one that is missing when the tab dies. Nor is there a <code>beforeunload</code> handler: a phone that reclaims memory does not stop to ask.</p>
<h2 id="an-id-for-what-was-said">An id for what was said</h2>
<p>Sending takes the draft as it stands and forgets nothing until a good answer is in:</p>
<pre><code class="language-ts">form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (sending) return;
  sending = true;
  const { id, fields } = draft.begin();
  try {
    const reply = await fetch(`/messages/${id}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(fields)),
      signal: AbortSignal.timeout(10_000),
    });
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
    draft.confirm(id);
    status.textContent = "Received. Thank you.";
  } catch {
    status.textContent = "Not confirmed yet. Your words are kept; try again.";
  } finally {
    sending = false;
  }
});
</code></pre>
<p>The address contains the id, and the method is PUT, which <a href="https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2">by definition</a> may be repeated without a further effect. The server honours that with one clause:</p>
<pre><code class="language-sql">insert into messages (id, email, body)
values ($1, $2, $3)
on conflict (id) do nothing;
</code></pre>
<p>It answers 204 whether the row is new or was there before. The draft carries its id through a reload, so even a second attempt tomorrow morning lands on the same row. And not all repetitions are the writer’s. My test server dropped one reply and then counted three requests after two presses: the browser had repeated one unasked. The id does not care who retries.</p>
<figure>
<img src="/images/posts/forms-that-never-lose-a-word/one-id-two-attempts.svg" width="720" height="432" loading="lazy" alt="Sequence diagram between browser and server. The browser keeps a draft with id 7f3a and sends PUT /messages/7f3a; the server stores the row but its reply is lost. After a reload the browser still has the same id and words and sends the same PUT again; the server finds the row already there and answers 204. Only then does the browser clear the form and the draft.">
<figcaption>Two attempts, one row. The form is cleared at the last arrow and not before.</figcaption>
</figure>
<p>The line I am fondest of is the one with the comment about other words, and I only wrote it after my first version had failed in a way I had not imagined. Suppose the first attempt was stored and its reply lost. The writer reads “not confirmed yet”, mends a sentence, and presses Send again. With one id per form, the server says that it has this letter already, the page says thank you, and the correction is gone, destroyed by the safety mechanism itself. So the id belongs to the words: after an attempt, the first keystroke draws a new one. The city may then receive two similar letters. That is a nuisance. A thank-you for something never stored is a lie.</p>
<p>The same line settles another race. If you go on typing while a request is under way, <code>confirm</code> meets a different id and keeps its hands off.</p>
<h2 id="say-where-the-words-are">Say where the words are</h2>
<p>Somebody who has just seen an error wants to know one thing, and it is not the status code. “Not confirmed yet. Your words are kept” is the whole message, chosen with care: the page cannot know that nothing arrived. The button stays enabled, since a disabled one drops keyboard focus and explains nothing; the <code>sending</code> flag takes care of double taps. When a field is refused, focus moves to it and its message is tied to it with <code>aria-describedby</code>. When a draft is restored, say so, and offer to discard it. WCAG 2.2 asks that people not be made to <a href="https://www.w3.org/WAI/WCAG22/Understanding/redundant-entry.html">enter the same thing twice</a> in one process. It sounds modest until you count the forms that fail it.</p>
<h2 id="what-this-does-not-do">What this does not do</h2>
<p>A draft in local storage is plain text, open to every script on your origin and to the next person at a shared computer. Give it an expiry date, and keep this code away from passwords, card numbers and anything medical. Safari deletes what scripts have stored after seven days of browsing without a visit to the site. Two tabs share one key, and the last keystroke wins. Where storage is forbidden, the page itself is the only copy, and <code>randomUUID</code> exists only over HTTPS and on localhost. Duplicates with different ids remain possible, by choice; someone has to be able to delete one.</p>
<p>Now open your own contact form. Write a paragraph you would hate to lose, switch the network off in the developer tools, press Send, and reload. What you find in the box is what your form thinks of the people who write to you.</p>$html$
);
