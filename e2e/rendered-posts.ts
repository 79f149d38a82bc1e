import { deletedPost, editedPost } from "./after-build.ts";
import {
  article,
  comment,
  firstPart,
  formerSlug,
  project,
  reply,
  unlistedPost,
} from "./article.ts";

type Queries = { query: (sql: string, values?: unknown[]) => Promise<unknown> };

/** Stores the tests' own posts and a project that the build shows in addition to those of the seed. */
export async function addRenderedPosts(db: Queries): Promise<void> {
  for (const { id, slug, title } of [editedPost, deletedPost]) {
    await db.query(
      "insert into posts (id, slug, title, content, published, created_at) values ($1, $2, $3, '<p>As it was.</p>', true, '2020-02-02')",
      [id, slug, title],
    );
  }
  await db.query(
    "insert into posts (id, slug, title, excerpt, tags, series, series_part, content, featured_image, published, created_at) values ($1, $2, $3, $4, $5, $6, 2, $7, '/icon-192.png', true, '2020-02-01')",
    [
      article.id,
      article.slug,
      article.title,
      article.excerpt,
      article.tags,
      article.series,
      article.content,
    ],
  );
  await db.query(
    "insert into posts (id, slug, title, series, content, published, created_at) values ($1, $2, $3, $4, '<p>How it began.</p>', true, '2020-02-04')",
    [firstPart.id, firstPart.slug, firstPart.title, article.series],
  );
  await db.query("insert into post_slugs (slug, post_id) values ($1, $2)", [
    formerSlug,
    article.id,
  ]);
  await db.query(
    "insert into posts (id, slug, title, content, published, unlisted, created_at) values ($1, $2, $3, $4, true, true, '2020-02-03')",
    [unlistedPost.id, unlistedPost.slug, unlistedPost.title, unlistedPost.content],
  );
  await db.query(
    "insert into projects (id, slug, title, description, long_description_html, technologies, image_url, github_url, start_date, created_at) values ($1, $2, $3, $4, $5, $6, '/icon-192.png', 'https://example.com/code', '2020-01-01', '2020-02-01')",
    [
      project.id,
      project.slug,
      project.title,
      project.description,
      project.long_description_html,
      project.technologies,
    ],
  );
  for (const { id, author_name, content } of [comment, reply]) {
    await db.query(
      "insert into comments (id, post_id, parent_id, author_name, content, status) values ($1, $2, $3, $4, $5, 'approved')",
      [id, article.id, id === reply.id ? comment.id : null, author_name, content],
    );
  }
}
