-- Made of posts/109-the-database-is-the-bouncer.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000109',
  'The database is the bouncer',
  'the-database-is-the-bouncer',
  'An app without a server of its own has one guard left: Postgres. How grants, policies and triggers share that work, where the side doors are, and how to test the lock.',
  'Industry Insights',
  array['postgres', 'security', 'architecture'],
  true,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000609/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '9 days 2 hours',
  7,
  'markdown',
  $markdown$Open the developer tools on an app that has no server of its own and find a request such as `GET /rest/v1/bookings?member_id=eq.7c1e…`. Copy it as curl, delete the filter, send it again. What comes back *is* the security model. The route guards, the hidden Admin button and the careful hooks were all painted on a door the visitor never had to use.

I like building such apps: static files on a CDN, Postgres behind a thin REST layer, nothing in between to patch at night. The price is that the database stops living in the cellar and goes to stand at the entrance. My example here is small. Members of a pottery studio book kiln firings; they see and move their own bookings, staff see all of them, and nobody else sees anything. Three clauses, and each has to hold against a stranger with curl.

The layer in front does little, and that is its virtue. It verifies the token’s signature, switches to the role `anon` or `authenticated` for one transaction, and leaves the token’s claims in a setting, from which `auth.uid()` reads who is calling. From there on Postgres is alone with the request.

## Three questions, three mechanisms

**Grants** answer whether a role may use this verb on these columns. **Policies** answer which rows it may touch. **Triggers** decide which values are stored. Most holes I have found in my own work came from putting one mechanism’s question to another. So, grants first:

```sql
create table public.bookings (
  id        uuid primary key,
  member_id uuid not null default auth.uid(),
  firing_on date not null,
  note      text not null default '' check (char_length(note) <= 500),
  status    text not null default 'requested'
            check (status in ('requested', 'confirmed', 'refused'))
);
create index on public.bookings (member_id);

alter table public.bookings enable row level security;
revoke all on public.bookings from public, anon, authenticated;

grant select on public.bookings to authenticated;
grant insert (id, firing_on, note) on public.bookings to authenticated;
grant update (firing_on, note) on public.bookings to authenticated;
```

The revoke matters because hosted platforms tend to grant everything to their API roles and leave the rest to policies. The *missing* columns do the work: nobody who sends `"status": "confirmed"` gets as far as a policy. Postgres answers 42501, permission denied. The member comes from a column default, so it is the caller or nobody. Then the rows:

```sql
create policy "own bookings, or all for staff" on public.bookings
  for select to authenticated
  using (member_id = (select auth.uid()) or (select private.is_staff()));

create policy "book for oneself" on public.bookings
  for insert to authenticated
  with check (member_id = (select auth.uid()));

create policy "move one's own" on public.bookings
  for update to authenticated
  using (member_id = (select auth.uid()))
  with check (member_id = (select auth.uid()));
```

A policy has a blind spot: `using` sees the old row, `with check` sees the new one, and neither sees both. Any rule with the word “becomes” in it belongs in a trigger. Here, a confirmed booking that is moved to another day becomes a request again:

```sql
create function private.reopen_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.status := 'requested';
  return new;
end
$$;

create trigger moving_reopens before update on public.bookings
  for each row when (new.firing_on is distinct from old.firing_on)
  execute function private.reopen_booking();
```

## The doors at the side

Members must not read the staff list, yet a policy has to ask it. That is the honest use of `security definer`, a function that runs with its owner’s rights:

```sql
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff where user_id = auth.uid());
$$;
revoke execute on function private.is_staff() from public;
grant usage on schema private to authenticated;
grant execute on function private.is_staff() to authenticated;
```

Almost every word of it closes a trap.

- **The search path.** Without a pinned one, an unqualified name is anybody’s. A caller who can run SQL creates a temporary table called `staff`, joins it, and the function believes it. An empty path alone does not cure this. Temporary tables are still searched first, and a PL/pgSQL version with an unqualified name happily read my forged table. You need the empty path *and* qualified names.
- **Execute.** Every new function may be run by everyone until you revoke it, and one in an exposed schema is a public endpoint.
- **Arguments.** `is_staff(someone)` answers questions about anybody. Identity comes from the token, never from a parameter.
- **Views.** A plain view reads with its owner’s rights, so a friendly “upcoming” view shows everyone’s bookings. Since Postgres 15 there is `with (security_invoker = true)`.
- **The table’s owner** is not subject to policies unless you force them. A test run as the role that ran the migrations proves nothing.

<figure>
<img src="/images/posts/the-database-is-the-bouncer/gates.svg" width="720" height="316" loading="lazy"
  alt="A request passes three gates in a row on its way to the table: grants, which refuse with error 42501; policies, which quietly leave zero rows; triggers, which overwrite values. A side path through definer functions, plain views and the table owner goes round the first two gates and joins again before the triggers.">
<figcaption>Three gates, and the path that goes round two of them. Triggers fire for everyone.</figcaption>
</figure>

## Test it as people

Reading policies has never told me whether they hold. Acting does: as nobody, as a stranger, as the member whose row it is. No framework is needed, only a transaction that is thrown away. One confirmed booking of member `…0a` is already in the table.

```sql
set local role anon;
do $$ begin
  perform from public.bookings;
  raise exception 'anon can read bookings';
exception when insufficient_privilege then null;
end $$;

set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c"}';
do $$ declare touched int; begin
  update public.bookings set note = 'mine now';
  get diagnostics touched = row_count;
  assert touched = 0, 'a stranger can write';
end $$;

set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a"}';
do $$ begin
  update public.bookings set firing_on = '2030-01-11';
  assert (select status from public.bookings) = 'requested',
    'a moved booking stays confirmed';
end $$;
```

Look at the middle one. A stranger’s update raises no error; it succeeds on zero rows. A test that waits for an exception there will pass or fail for the wrong reason, so count the rows. Then break each rule on purpose, say with a policy `using (true)`, and watch the right sentence appear. A lock you have never seen refuse is a drawing of a lock.

One more test is for tables that do not exist yet. It asks `pg_class` for every table in the public schema whose `relrowsecurity` is false, and fails unless the answer is empty. It has caught me twice, both times with a table I had created in a hurry for something unimportant, such as a list of e-mail addresses.

## What it costs

Policies run on every row that a query considers. I measured one member reading a hundred bookings out of 200,000, on my own machine with Postgres 15 and a warm cache:

| Select policy                                              | Time   |
| ---------------------------------------------------------- | ------ |
| bare calls: `member_id = auth.uid() or private.is_staff()` | 730 ms |
| both wrapped in `(select …)`, as above                     | 7.4 ms |
| wrapped, and the client filters by `member_id` too         | 0.1 ms |

Wrapped, each call is evaluated once per statement. The `or` still forces a walk through the whole table, until the client’s own filter brings the index back. So the filter you deleted with curl was worth keeping. It was never security, but it is speed.

Other costs show up in no plan. Refusals are terse, so I translate error codes into sentences in the interface. “Why is my list empty?” becomes the commonest debugging question. The rules live in a language fewer colleagues read with ease. And a database cannot hold a payment provider’s key on a visitor’s behalf: the day I need one, I add a small server for that one task and let the bouncer keep the door. The same goes for anything that must happen slowly, or later, or at somebody else’s pace: a queue needs a worker, and a policy is none. I would not start this way either where the rules change weekly by committee, since each change is a migration and wants the care of one.

> [!NOTE]
> The manual’s chapter on [row security](https://www.postgresql.org/docs/current/ddl-rowsecurity.html) is short and candid about the remaining leaks; unique constraints, for one, still tell a stranger that a key is taken.

If you run such an app, do the curl now, before lunch: one request, filter removed, signed in as a user who owns nothing. An empty list is the only good answer.$markdown$,
  $html$<p>Open the developer tools on an app that has no server of its own and find a request such as <code>GET /rest/v1/bookings?member_id=eq.7c1e…</code>. Copy it as curl, delete the filter, send it again. What comes back <em>is</em> the security model. The route guards, the hidden Admin button and the careful hooks were all painted on a door the visitor never had to use.</p>
<p>I like building such apps: static files on a CDN, Postgres behind a thin REST layer, nothing in between to patch at night. The price is that the database stops living in the cellar and goes to stand at the entrance. My example here is small. Members of a pottery studio book kiln firings; they see and move their own bookings, staff see all of them, and nobody else sees anything. Three clauses, and each has to hold against a stranger with curl.</p>
<p>The layer in front does little, and that is its virtue. It verifies the token’s signature, switches to the role <code>anon</code> or <code>authenticated</code> for one transaction, and leaves the token’s claims in a setting, from which <code>auth.uid()</code> reads who is calling. From there on Postgres is alone with the request.</p>
<h2 id="three-questions-three-mechanisms">Three questions, three mechanisms</h2>
<p><strong>Grants</strong> answer whether a role may use this verb on these columns. <strong>Policies</strong> answer which rows it may touch. <strong>Triggers</strong> decide which values are stored. Most holes I have found in my own work came from putting one mechanism’s question to another. So, grants first:</p>
<pre><code class="language-sql">create table public.bookings (
  id        uuid primary key,
  member_id uuid not null default auth.uid(),
  firing_on date not null,
  note      text not null default '' check (char_length(note) &#x3C;= 500),
  status    text not null default 'requested'
            check (status in ('requested', 'confirmed', 'refused'))
);
create index on public.bookings (member_id);

alter table public.bookings enable row level security;
revoke all on public.bookings from public, anon, authenticated;

grant select on public.bookings to authenticated;
grant insert (id, firing_on, note) on public.bookings to authenticated;
grant update (firing_on, note) on public.bookings to authenticated;
</code></pre>
<p>The revoke matters because hosted platforms tend to grant everything to their API roles and leave the rest to policies. The <em>missing</em> columns do the work: nobody who sends <code>"status": "confirmed"</code> gets as far as a policy. Postgres answers 42501, permission denied. The member comes from a column default, so it is the caller or nobody. Then the rows:</p>
<pre><code class="language-sql">create policy "own bookings, or all for staff" on public.bookings
  for select to authenticated
  using (member_id = (select auth.uid()) or (select private.is_staff()));

create policy "book for oneself" on public.bookings
  for insert to authenticated
  with check (member_id = (select auth.uid()));

create policy "move one's own" on public.bookings
  for update to authenticated
  using (member_id = (select auth.uid()))
  with check (member_id = (select auth.uid()));
</code></pre>
<p>A policy has a blind spot: <code>using</code> sees the old row, <code>with check</code> sees the new one, and neither sees both. Any rule with the word “becomes” in it belongs in a trigger. Here, a confirmed booking that is moved to another day becomes a request again:</p>
<pre><code class="language-sql">create function private.reopen_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.status := 'requested';
  return new;
end
$$;

create trigger moving_reopens before update on public.bookings
  for each row when (new.firing_on is distinct from old.firing_on)
  execute function private.reopen_booking();
</code></pre>
<h2 id="the-doors-at-the-side">The doors at the side</h2>
<p>Members must not read the staff list, yet a policy has to ask it. That is the honest use of <code>security definer</code>, a function that runs with its owner’s rights:</p>
<pre><code class="language-sql">create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff where user_id = auth.uid());
$$;
revoke execute on function private.is_staff() from public;
grant usage on schema private to authenticated;
grant execute on function private.is_staff() to authenticated;
</code></pre>
<p>Almost every word of it closes a trap.</p>
<ul>
<li><strong>The search path.</strong> Without a pinned one, an unqualified name is anybody’s. A caller who can run SQL creates a temporary table called <code>staff</code>, joins it, and the function believes it. An empty path alone does not cure this. Temporary tables are still searched first, and a PL/pgSQL version with an unqualified name happily read my forged table. You need the empty path <em>and</em> qualified names.</li>
<li><strong>Execute.</strong> Every new function may be run by everyone until you revoke it, and one in an exposed schema is a public endpoint.</li>
<li><strong>Arguments.</strong> <code>is_staff(someone)</code> answers questions about anybody. Identity comes from the token, never from a parameter.</li>
<li><strong>Views.</strong> A plain view reads with its owner’s rights, so a friendly “upcoming” view shows everyone’s bookings. Since Postgres 15 there is <code>with (security_invoker = true)</code>.</li>
<li><strong>The table’s owner</strong> is not subject to policies unless you force them. A test run as the role that ran the migrations proves nothing.</li>
</ul>
<figure>
<img src="/images/posts/the-database-is-the-bouncer/gates.svg" width="720" height="316" loading="lazy" alt="A request passes three gates in a row on its way to the table: grants, which refuse with error 42501; policies, which quietly leave zero rows; triggers, which overwrite values. A side path through definer functions, plain views and the table owner goes round the first two gates and joins again before the triggers.">
<figcaption>Three gates, and the path that goes round two of them. Triggers fire for everyone.</figcaption>
</figure>
<h2 id="test-it-as-people">Test it as people</h2>
<p>Reading policies has never told me whether they hold. Acting does: as nobody, as a stranger, as the member whose row it is. No framework is needed, only a transaction that is thrown away. One confirmed booking of member <code>…0a</code> is already in the table.</p>
<pre><code class="language-sql">set local role anon;
do $$ begin
  perform from public.bookings;
  raise exception 'anon can read bookings';
exception when insufficient_privilege then null;
end $$;

set local role authenticated;
set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000c"}';
do $$ declare touched int; begin
  update public.bookings set note = 'mine now';
  get diagnostics touched = row_count;
  assert touched = 0, 'a stranger can write';
end $$;

set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-00000000000a"}';
do $$ begin
  update public.bookings set firing_on = '2030-01-11';
  assert (select status from public.bookings) = 'requested',
    'a moved booking stays confirmed';
end $$;
</code></pre>
<p>Look at the middle one. A stranger’s update raises no error; it succeeds on zero rows. A test that waits for an exception there will pass or fail for the wrong reason, so count the rows. Then break each rule on purpose, say with a policy <code>using (true)</code>, and watch the right sentence appear. A lock you have never seen refuse is a drawing of a lock.</p>
<p>One more test is for tables that do not exist yet. It asks <code>pg_class</code> for every table in the public schema whose <code>relrowsecurity</code> is false, and fails unless the answer is empty. It has caught me twice, both times with a table I had created in a hurry for something unimportant, such as a list of e-mail addresses.</p>
<h2 id="what-it-costs">What it costs</h2>
<p>Policies run on every row that a query considers. I measured one member reading a hundred bookings out of 200,000, on my own machine with Postgres 15 and a warm cache:</p>
<table>
<thead>
<tr>
<th>Select policy</th>
<th>Time</th>
</tr>
</thead>
<tbody>
<tr>
<td>bare calls: <code>member_id = auth.uid() or private.is_staff()</code></td>
<td>730 ms</td>
</tr>
<tr>
<td>both wrapped in <code>(select …)</code>, as above</td>
<td>7.4 ms</td>
</tr>
<tr>
<td>wrapped, and the client filters by <code>member_id</code> too</td>
<td>0.1 ms</td>
</tr>
</tbody>
</table>
<p>Wrapped, each call is evaluated once per statement. The <code>or</code> still forces a walk through the whole table, until the client’s own filter brings the index back. So the filter you deleted with curl was worth keeping. It was never security, but it is speed.</p>
<p>Other costs show up in no plan. Refusals are terse, so I translate error codes into sentences in the interface. “Why is my list empty?” becomes the commonest debugging question. The rules live in a language fewer colleagues read with ease. And a database cannot hold a payment provider’s key on a visitor’s behalf: the day I need one, I add a small server for that one task and let the bouncer keep the door. The same goes for anything that must happen slowly, or later, or at somebody else’s pace: a queue needs a worker, and a policy is none. I would not start this way either where the rules change weekly by committee, since each change is a migration and wants the care of one.</p>
<div class="callout callout-note">
<p class="callout-title">Note</p>
<p>The manual’s chapter on <a href="https://www.postgresql.org/docs/current/ddl-rowsecurity.html">row security</a> is short and candid about the remaining leaks; unique constraints, for one, still tell a stranger that a key is taken.</p>
</div>
<p>If you run such an app, do the curl now, before lunch: one request, filter removed, signed in as a user who owns nothing. An empty list is the only good answer.</p>$html$
);
