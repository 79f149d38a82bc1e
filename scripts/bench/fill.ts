export type Amounts = Record<"posts" | "views" | "messages" | "requests" | "comments", number>;

/** The id of the n-th record of a kind, the same in every filled database. */
const idOf = (kind: string, n: number | string) => `md5('${kind}-' || ${n})::uuid`;

/**
 * Fills a seeded database, newest records first. Nine in ten posts are published, one in fifty is featured, one
 * in a hundred unlisted, one in twenty part of a series. Each has a former slug, and ten comments on average by
 * its counter. Every excerpt contains "the", every fifth "sometimes", one in 5,000 the word "rare0"; a body has
 * about 500 words, and one in 1,000 the tag "rust". The newest post has up to 10,000 of the comments. Of 1,000 pages of the owner's, nine in ten
 * are published and 30 in menus; each has a former path and a revision, every tenth an unsaved text. Page views
 * span two years: a third are of posts, the others of ten pages.
 */
export async function fill(
  run: (sql: string) => Promise<unknown>,
  { posts, views, messages, requests, comments }: Amounts,
): Promise<void> {
  const crowded = Math.min(10_000, comments);
  await run(`
    -- Words that follow from a row's number alone, so that every run is alike.
    create or replace function pg_temp.words(n integer, count integer) returns text
    language sql immutable as $$
      select string_agg(
        ('{paint,form,theme,model,token,descent,score,tool,rule,price,change,search,offline,cache,index,query,border,thread,signal,garden,window,letter,matrix,kernel,vector,socket,branch,commit,ledger,margin,canvas,design}'::text[])
          [1 + (n::bigint * (i * 7 + 3) + n / (i + 1)) % 32],
        ' ' order by i
      )
      from generate_series(1, count) as i
    $$;

    insert into public.categories (name)
    values ('General'), ('Frontend'), ('AI Development'), ('Machine Learning') on conflict do nothing;
    insert into public.tags (name) values ('react'), ('css'), ('rust') on conflict do nothing;

    -- These triggers look up a language, a free slug, and known tags and their spelling row by row; here they are
    -- given.
    alter table public.posts disable trigger prepare_post, disable trigger name_post, disable trigger name_alike;
    insert into public.posts (
      id, title, slug, excerpt, language, content, category, tags, featured, published, views, likes, comment_count, unlisted, created_at,
      series, series_part, translation_key
    )
    select
      ${idOf("post", "n")}, initcap(pg_temp.words(n, 5)) || ' ' || n, 'bench-' || n,
      'About the ' || pg_temp.words(n + 7, 18) || case when n % 5 = 0 then ' sometimes' else '' end || ' rare' || n % 5000,
      case when n % 40 = 8 then 'de' else 'en' end,
      '<p>' || repeat(pg_temp.words(n, 50) || '</p><p>', 10) || '</p>',
      (array['Frontend', 'AI Development', 'Machine Learning', 'General'])[1 + n % 4],
      array['react', 'css'] || case when n % 1000 = 501 then '{rust}'::text[] else '{}' end,
      n % 50 = 1, n % 10 <> 0, n % 997, n % 31, n % 21, n % 100 = 3, now() - n * interval '5 minutes',
      case when n % 20 = 1 then 'Series ' || 1 + n / 2000 end, 1 + n % 2000 / 20,
      case when n % 40 = 8 then ${idOf("post", "n - 1")}::text end
    from generate_series(1, ${posts}) as n;
    alter table public.posts enable trigger prepare_post, enable trigger name_post, enable trigger name_alike;
    insert into public.post_slugs (slug, post_id)
    select 'bench-' || n || '-before', ${idOf("post", "n")} from generate_series(1, ${posts}) as n;

    insert into public.pages (id, title, path, description, content, published, place, position, former_paths)
    select
      ${idOf("page", "n")}, initcap(pg_temp.words(n, 3)) || ' ' || n, 'bench-' || n, 'About the ' || pg_temp.words(n + 7, 18),
      '<p>' || repeat(pg_temp.words(n, 50) || '</p><p>', 10) || '</p>', n % 10 <> 0,
      case when n % 33 = 1 then 'footer' else 'nowhere' end, 1 + n % 9, array['bench-' || n || '-before']
    from generate_series(1, 1000) as n;
    insert into public.working_copies (post_id, kind, writer, fields, device, saved_at)
    select id, 'pages', id, jsonb_build_object('title', title, 'source', content), 'Firefox on Linux', now() + interval '1 minute'
    from public.pages where path like 'bench-%0';

    insert into public.contact_messages (name, email, subject, message, status, created_at)
    select
      'Sender ' || n, 'sender' || n || '@example.com', pg_temp.words(n, 5), repeat(pg_temp.words(n, 8) || ' ', 10),
      (array['unread', 'read', 'replied'])[1 + n % 3], now() - n * interval '17 minutes'
    from generate_series(1, ${messages}) as n;

    insert into public.consultation_requests (name, email, company, project_type, budget_range, message, status, created_at)
    select
      'Client ' || n, 'client' || n || '@example.com', 'Sample Company ' || n,
      (array['web-development', 'mobile-app', 'cloud-solutions', 'ai-integration'])[1 + n % 4], '5k-15k',
      repeat(pg_temp.words(n, 8) || ' ', 10), (array['pending', 'scheduled', 'completed', 'declined'])[1 + n % 4],
      now() - n * interval '19 minutes'
    from generate_series(1, ${requests}) as n;

    -- The counters are filled with the posts.
    alter table public.comments disable trigger count_comment;
    insert into public.comments (id, post_id, parent_id, author_name, content, status, created_at)
    select
      ${idOf("comment", "n")}, ${idOf("post", 1)}, case when n % 4 = 0 then ${idOf("comment", "(n - 1)")} end,
      'Reader ' || n, pg_temp.words(n, 15) || ' ' || n, 'approved', now() - n * interval '1 minute'
    from generate_series(1, ${crowded}) as n
    order by n % 4 = 0;
    insert into public.comments (id, post_id, author_name, content, status, created_at)
    select
      ${idOf("comment", "n")}, ${idOf("post", `(2 + n % (${posts} - 1))`)}, 'Reader ' || n, pg_temp.words(n, 15) || ' ' || n,
      case when n % 100 = 0 then 'pending' when n % 100 = 1 then 'spam' else 'approved' end,
      now() - n * interval '7 minutes'
    from generate_series(${crowded + 1}, ${comments}) as n;
    update public.posts set comment_count = ${crowded} where id = ${idOf("post", 1)};
    alter table public.comments enable trigger count_comment;

    create temporary table new_views as
    select
      case when n % 3 = 0 then '/blog/bench-' || 1 + (n::bigint * 7919) % ${posts}
        else (array['/', '/blog', '/projects', '/about', '/services', '/music', '/contact', '/resume', '/skills', '/pay'])[1 + n % 10]
      end as page_path,
      now() - (n::bigint * 104729 % 63072000) * interval '1 second' as created_at,
      n
    from generate_series(1, ${views}) as n;
    insert into public.site_analytics (page_path, created_at) select page_path, created_at from new_views;
    insert into private.page_view_totals as known (page_path, views)
    select page_path, count(*) from new_views group by page_path
    on conflict (page_path) do update set views = known.views + excluded.views;
    insert into private.page_view_paths as known (day, page_path, views, hours)
    select (created_at at time zone 'utc')::date, page_path, count(*), array_fill(1, array[24])
    from new_views where created_at > now() - interval '89 days' group by 1, 2
    on conflict (day, page_path) do update set views = known.views + excluded.views;
    insert into private.page_view_days as known (day, views, hours)
    select (created_at at time zone 'utc')::date, count(*), array_fill(1, array[24]) from new_views group by 1
    on conflict (day) do update set views = known.views + excluded.views;
    insert into private.page_view_referrers as known (day, domain, views)
    select (created_at at time zone 'utc')::date, 'site-' || n % 50 || '.example', count(*)
    from new_views where created_at > now() - interval '89 days' group by 1, 2
    on conflict (day, domain) do update set views = known.views + excluded.views;
  `);
  // As autovacuum and the first visit of a day do.
  await run(`select private.remove_expired(${views})`);
  await run("vacuum analyze");
}
