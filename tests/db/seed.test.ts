import fs from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { demoOwner } from "../../supabase/embedded/keys.ts";
import { testBackend, type TestBackend } from "../../supabase/embedded/testing.ts";
import type { Database, Tables } from "../../src/lib/supabase/database.types.ts";
import { readTime } from "../../src/lib/format/read-time.ts";
import { attributeValues, htmlFaults, wordCount } from "./html-faults.ts";
import { rowsOf } from "./rows-of.ts";

const publicDirectory = path.resolve(import.meta.dirname, "../../public");
const pages = "/ /about /blog /contact /music /pay /projects /resume /services /skills".split(" ");
const readers = ["ada@example.com", "grace@example.com"];

let backend: TestBackend<Database>;
let posts: Tables<"posts">[];
let published: Tables<"posts">[];
let projects: Tables<"projects">[];
let comments: Tables<"comments">[];

beforeAll(async () => {
  backend = await testBackend();
  const owner = await backend.as(demoOwner.email);
  posts = await rowsOf(owner.from("posts").select());
  published = posts.filter((post) => post.published);
  projects = await rowsOf(owner.from("projects").select());
  const stored = await backend.exclusive((db) =>
    db.query<Tables<"comments">>("select * from public.comments"),
  );
  comments = stored.rows;
});

async function signIn(email: string, password: string) {
  const client = backend.asAnon();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return { isOwner: await rowsOf(client.rpc("is_owner")), user: data.user };
}

function isShown({ status, parent_id }: Tables<"comments">): boolean {
  const parent = comments.find(({ id }) => id === parent_id);
  return status === "approved" && (parent?.status ?? "approved") === "approved";
}

test.each(["", "a secret of its own"])(
  "a database that is not local, with the JWT secret «%s», gets no accounts whose passwords everybody knows",
  async (secret) => {
    const seed = fs.readFileSync(
      path.resolve(import.meta.dirname, "../../supabase/seed.sql"),
      "utf8",
    );
    const seeded = backend.exclusive((db) =>
      db.transaction(async (hosted) => {
        await hosted.exec("delete from auth.users");
        await hosted.exec(`set local app.settings.jwt_secret = '${secret}'`);
        await hosted.exec(seed);
      }),
    );
    await expect(seeded).rejects.toThrow(/everybody knows its passwords/);
  },
);

test("the demo owner signs in as the owner, the demo readers as readers", async () => {
  const owner = await signIn(demoOwner.email, demoOwner.password);
  expect(owner.isOwner).toBe(true);
  expect(owner.user?.user_metadata["full_name"]).toBe("Robin Sample");
  for (const email of readers) {
    expect((await signIn(email, "portfolio-reader")).isOwner).toBe(false);
  }
});

test("articles are published in categories that the database offers, and one is a draft", async () => {
  const categories = await rowsOf(backend.asAnon().from("categories").select("name"));
  const offered = new Set(categories.map(({ name }) => name));
  expect(posts.filter(({ category }) => !offered.has(category))).toEqual([]);
  expect(published.length).toBeGreaterThan(0);
  expect(posts.length - published.length).toBe(1);
  expect(published.some((post) => post.featured)).toBe(true);
});

test("every published article has 1,000 to 1,500 words", () => {
  const lengths = published.map(({ slug, content }) => ({ slug, words: wordCount(content) }));
  expect(lengths.filter(({ words }) => words < 1000 || words > 1500)).toEqual([]);
});

test("read times are what the site would compute, and every article is the owner's", async () => {
  const ownerId = await backend.userId(demoOwner.email);
  for (const { slug, content, read_time, author_id } of posts) {
    expect({ slug, read_time, author_id }).toEqual({
      slug,
      read_time: readTime(content, "html"),
      author_id: ownerId,
    });
  }
});

test("articles are well-formed and use allowed elements only", () => {
  expect(posts.flatMap(({ slug, content }) => htmlFaults(content).map((it) => [slug, it]))).toEqual(
    [],
  );
  expect(htmlFaults(`<h1>x</h1><p style="a">x</em><a>`)).toEqual([
    "<h1> is not allowed",
    "</h1> is not allowed",
    `<p style="a"> has a forbidden attribute`,
    "</em> closes nothing",
    "<a> is never closed",
  ]);
});

test("every image of an article or project is there, in each size", () => {
  const images = [
    ...posts.flatMap((post) => [post.featured_image, ...attributeValues(post.content, "src")]),
    ...projects.map((project) => project.image_url),
  ].filter((image) => image !== null);
  const sizes = images.flatMap((image) =>
    image.endsWith("-960.avif")
      ? ["480", "960", "1440"].map((width) => image.replace("-960.", `-${width}.`))
      : [image],
  );
  expect(images.length).toBeGreaterThanOrEqual(2 * posts.length + projects.length);
  expect(sizes.filter((image) => !fs.existsSync(path.join(publicDirectory, image)))).toEqual([]);
});

test("links between articles lead to published articles", () => {
  const targets = posts.flatMap(({ content }) =>
    attributeValues(content, "href").filter((href) => href.startsWith("/")),
  );
  const addresses = new Set(published.map(({ slug }) => `/blog/${slug}`));
  expect(targets.filter((target) => !addresses.has(target))).toEqual([]);
});

test("there are six projects in all three states, two of them featured", () => {
  expect(projects).toHaveLength(6);
  expect(new Set(projects.map(({ status }) => status))).toEqual(
    new Set(["completed", "in-progress", "planned"]),
  );
  expect(projects.filter(({ featured }) => featured)).toHaveLength(2);
  for (const { title, status, live_url, technologies } of projects) {
    expect({ title, live: live_url !== null }).toEqual({ title, live: status === "completed" });
    expect(technologies.length).toBeGreaterThanOrEqual(4);
  }
});

test("comments stand in every state, replies are one level deep, and none is from the future", () => {
  const inState = (status: string) => comments.filter((comment) => comment.status === status);
  for (const status of ["approved", "pending", "spam"]) {
    expect({ status, isThere: inState(status).length > 0 }).toEqual({ status, isThere: true });
  }

  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const postTimes = new Map(posts.map(({ id, created_at }) => [id, Date.parse(created_at)]));
  for (const comment of comments) {
    const time = Date.parse(comment.created_at);
    expect(time).toBeGreaterThan(postTimes.get(comment.post_id) ?? Infinity);
    expect(time).toBeLessThan(Date.now());
    if (comment.parent_id === null) continue;
    const parent = byId.get(comment.parent_id);
    expect(parent).toMatchObject({ parent_id: null, post_id: comment.post_id });
    expect(time).toBeGreaterThan(Date.parse(parent?.created_at ?? ""));
  }
  expect(new Set(comments.map(({ post_id }) => post_id)).size).toBe(published.length);
});

test("the owner answers under the owner's own account", async () => {
  const ownerId = await backend.userId(demoOwner.email);
  const owner = new Set(posts.map(({ author_name }) => author_name));
  const answers = comments.filter(({ author_name }) => owner.has(author_name));
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.every(({ user_id }) => user_id === ownerId)).toBe(true);
});

test("counters say what there is to count", async () => {
  const { rows } = await backend.db.query(
    `select slug from public.posts where likes <> (select count(*) from public.post_likes where post_id = posts.id)`,
  );
  expect(rows).toEqual([]);
  expect(posts.reduce((sum, { likes }) => sum + likes, 0)).toBeGreaterThan(0);

  const { rows: miscounted } = await backend.db.query(
    `select id from public.comments where likes <> (select count(*) from public.comment_likes where comment_id = comments.id)`,
  );
  expect(miscounted).toEqual([]);

  for (const { id, slug, comment_count } of posts) {
    const count = comments.filter((comment) => comment.post_id === id && isShown(comment)).length;
    expect({ slug, comment_count }).toEqual({ slug, comment_count: count });
  }
});

test("the inbox holds messages and requests in every state", async () => {
  const owner = await backend.as(demoOwner.email);
  const messages = await rowsOf(owner.from("contact_messages").select());
  const requests = await rowsOf(owner.from("consultation_requests").select());
  expect(messages).toHaveLength(8);
  expect(new Set(messages.map(({ status }) => status)).size).toBe(3);
  expect(requests).toHaveLength(7);
  expect(new Set(requests.map(({ status }) => status)).size).toBe(4);
  expect(requests.some(({ company }) => company === null)).toBe(true);
});

test("thirty days of page views are of pages that exist", async () => {
  const { rows } = await backend.db.query<{ path: string; days: number }>(
    `select page_path as path, count(distinct created_at::date)::integer as days
     from public.site_analytics group by page_path`,
  );
  const addresses = [...pages, ...published.map(({ slug }) => `/blog/${slug}`)];
  expect(rows.map((row) => row.path).toSorted()).toEqual(addresses.toSorted());
  expect(rows.find((row) => row.path === "/")?.days).toBeGreaterThanOrEqual(29);
  for (const { slug, views, published: isOut } of posts) {
    expect({ slug, seen: views > 0 }).toEqual({ slug, seen: isOut });
  }
});
