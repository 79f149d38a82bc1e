import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";

type Amounts = { posts: number; messages: number; requests: number; comments: number };
type Database = Pick<EmbeddedBackend, "exclusive">;

const PREPARE = `
  -- The triggers' plans are made while the tables are all but empty, and kept until they are analysed.
  set enable_seqscan = off;

  -- Words that follow from a row's number alone, so that every run is alike.
  create or replace function pg_temp.words(n integer, count integer) returns text
  language sql immutable as $$
    select string_agg(
      ('{paint,form,theme,model,token,descent,score,tool,rule,price,change,search,offline,cache,index,query}'::text[])
        [1 + (n * (i * 7 + 3) + n / (i + 1)) % 16],
      ' ' order by i
    )
    from generate_series(1, count) as i
  $$;
`;

/** Fills the tables that the owner's lists show. */
export async function fillLists({ exclusive }: Database, amounts: Amounts): Promise<void> {
  await exclusive((db) =>
    db.exec(`
      ${PREPARE}

      insert into public.posts (title, slug, excerpt, content, category, tags, featured, published, views, likes, created_at)
      select
        initcap(pg_temp.words(n, 5)) || ' ' || n, 'bench-' || n, pg_temp.words(n, 20),
        '<p>' || repeat(pg_temp.words(n, 12) || ' ', 10) || '</p>',
        (array['Frontend', 'AI Development', 'Machine Learning', 'General'])[1 + n % 4], array['react', 'css'],
        n % 50 = 0, n % 10 <> 0, n % 997, n % 31, now() - n * interval '11 minutes'
      from generate_series(1, ${amounts.posts}) as n;

      insert into public.contact_messages (name, email, subject, message, status, created_at)
      select
        'Sender ' || n, 'sender' || n || '@example.com', pg_temp.words(n, 5), repeat(pg_temp.words(n, 8) || ' ', 10),
        (array['unread', 'read', 'replied'])[1 + n % 3], now() - n * interval '17 minutes'
      from generate_series(1, ${amounts.messages}) as n;

      insert into public.consultation_requests (name, email, company, project_type, budget_range, message, status, created_at)
      select
        'Client ' || n, 'client' || n || '@example.com', 'Sample Company ' || n,
        (array['web-development', 'mobile-app', 'cloud-solutions', 'ai-integration'])[1 + n % 4], '5k-15k',
        repeat(pg_temp.words(n, 8) || ' ', 10), (array['pending', 'scheduled', 'completed', 'declined'])[1 + n % 4],
        now() - n * interval '19 minutes'
      from generate_series(1, ${amounts.requests}) as n;

      -- Counting a post's comments anew with each of them would take minutes, and no list needs it.
      alter table public.comments disable trigger count_comment;
      insert into public.comments (post_id, author_name, content, status, created_at)
      select
        post.id, 'Reader ' || n, pg_temp.words(n, 15) || ' ' || n,
        case when n % 100 = 0 then 'pending' when n % 100 = 1 then 'spam' else 'approved' end,
        now() - n * interval '7 minutes'
      from generate_series(1, ${amounts.comments}) as n
      join (select id, row_number() over (order by slug) as number from public.posts) as post
        on post.number = 1 + n % (select count(*) from public.posts);
      alter table public.comments enable trigger count_comment;

      reset enable_seqscan;
    `),
  );
}

/** Adds page views of the last two years over ten pages and all posts, in one statement. */
export async function addPageViews({ exclusive }: Database, count: number): Promise<void> {
  await exclusive((db) =>
    db.exec(`
      insert into public.site_analytics (page_path, created_at)
      select
        case when n % 3 = 0 then '/blog/bench-' || 1 + (n::bigint * 7919) % 20000
          else (array['/', '/blog', '/projects', '/about', '/services', '/music', '/contact', '/resume', '/skills', '/pay'])[1 + n % 10]
        end,
        now() - (n::bigint * 104729 % 63072000) * interval '1 second'
      from generate_series(1, ${count}) as n
    `),
  );
}

/** Adds page views of this moment, one statement each, as visitors' browsers do. */
export async function visitPages({ exclusive }: Database, count: number): Promise<void> {
  await exclusive((db) =>
    db.exec(`
      do $$
      begin
        for n in 1..${count} loop
          insert into public.site_analytics (page_path)
          values (case when n % 2 = 0 then '/' else '/blog/bench-' || n % 200 end);
        end loop;
      end;
      $$
    `),
  );
}

/** What a hosted database does by itself after so much has been written. */
export async function settle({ exclusive }: Database): Promise<void> {
  await exclusive((db) => db.exec("vacuum analyze"));
}
