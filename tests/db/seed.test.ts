import { hash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demoOwner, demoReader } from "../../supabase/embedded/keys.ts";
import { testBackend } from "../support/test-backend.ts";
import type { Tables } from "../../src/lib/supabase/database.types.ts";
import { lengthOf } from "../../src/lib/format/read-time.ts";
import { urlOf, readPath } from "../../src/lib/media/urls.ts";
import { paths } from "../../src/paths.ts";
import { rowsOf } from "./rows-of.ts";
import { root } from "../../scripts/lib/root.ts";

const publicDirectory = path.join(root, "public");
const seedDirectory = path.join(root, "supabase/seed");
const pages = "/ /about /blog /contact /music /pay /projects /resume /services /skills".split(" ");
const readers = ["ada@example.com", "grace@example.com"];

const backend = await testBackend();
const owner = await backend.as(demoOwner.email);
const posts = await rowsOf(owner.from("posts").select());
const published = posts.filter((post) => post.published);
const projects = await rowsOf(owner.from("projects").select());
const stored = await backend.db.query<Tables<"comments">>("select * from public.comments");
const comments = stored.rows;

async function signIn(email: string, password: string) {
  const client = backend.asAnon();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return { isOwner: await rowsOf(client.rpc("is_owner")), user: data.user };
}

const library = async () => rowsOf(owner.from("media").select());

/** A file of the library, as a visitor gets it. */
async function download(at: string): Promise<Buffer> {
  const request = new Request(`http://localhost/storage/v1/object/public/media/${at}`);
  const answer = await backend.fetch(request, { peerAddress: "127.0.0.1" });
  expect(answer.headers.get("content-type")).toBe("image/webp");
  return Buffer.from(await answer.arrayBuffer());
}

/** The values of an attribute, wherever it occurs in the HTML. */
function attributeValues(html: string, attribute: "src" | "href"): string[] {
  const written = new RegExp(`\\s${attribute}="([^"]*)"`, "g");
  return [...html.matchAll(written)].map(([, value = ""]) => value);
}

function isShown({ status, parent_id }: Tables<"comments">): boolean {
  const parent = comments.find(({ id }) => id === parent_id);
  return status === "approved" && (parent?.status ?? "approved") === "approved";
}

test.each(["", "a secret of its own"])(
  "a database that is not local, with the JWT secret «%s», gets no accounts with public passwords",
  async (secret) => {
    const seed = fs.readFileSync(path.join(root, "supabase/seed.sql"), "utf8");
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

test("the demo owner can sign in as the owner, the demo readers as readers", async () => {
  const owner = await signIn(demoOwner.email, demoOwner.password);
  expect(owner.isOwner).toBe(true);
  expect(owner.user?.user_metadata["full_name"]).toBe("Robin Sample");
  for (const email of readers) {
    expect((await signIn(email, demoReader.password)).isOwner).toBe(false);
  }
});

test("articles are the owner's and have existing categories, and one is a draft", async () => {
  const author_id = await backend.userId(demoOwner.email);
  expect(posts).toEqual(posts.map((post) => ({ ...post, author_id })));
  const categories = await rowsOf(backend.asAnon().from("categories").select("name"));
  const offered = new Set(categories.map(({ name }) => name));
  expect(posts.filter(({ category }) => !offered.has(category))).toEqual([]);
  expect(published.length).toBeGreaterThan(0);
  expect(posts.length - published.length).toBe(1);
  expect(published.some((post) => post.featured)).toBe(true);
});

test("every published article has 1,000 to 1,500 words", () => {
  const lengths = published.map(({ slug, content }) => ({
    slug,
    words: lengthOf(content, "html").words,
  }));
  expect(lengths.filter(({ words }) => words < 1000 || words > 1500)).toEqual([]);
});

test("every picture exists: a drawing as a file of the site, everything else in the media library", async () => {
  const covers = [...posts.map((it) => it.featured_image), ...projects.map((it) => it.image_url)];
  const shown = posts.flatMap(({ content }) => attributeValues(content, "src"));
  const drawings = shown.filter((address) => address.endsWith(".svg"));
  expect(drawings.filter((file) => !fs.existsSync(path.join(publicDirectory, file)))).toEqual([]);

  const inLibrary = new Set((await library()).map((picture) => urlOf(picture.path)));
  const pictures = [...covers, ...shown.filter((address) => !drawings.includes(address))];
  expect(pictures.length).toBeGreaterThan(posts.length + projects.length);
  expect(pictures.filter((address) => !inLibrary.has(address ?? ""))).toEqual([]);
});

test("the library's pictures have descriptions, and their files match the rows", async () => {
  for (const picture of await library()) {
    expect(picture.alt).not.toBe("");
    const file = await download(picture.path);
    const { width, height } = await sharp(file).metadata();
    expect({ width, height, bytes: file.length }).toEqual({
      width: picture.width,
      height: picture.height,
      bytes: picture.bytes,
    });
    expect(hash("sha256", file)).toBe(picture.hash);
    const smaller = await Promise.all(
      (readPath(picture.path)?.smaller ?? []).map(async ({ width: narrower, path: at }) => {
        const bytes = await download(at);
        expect((await sharp(bytes).metadata()).width).toBe(narrower);
        return { path: at, width: narrower, mime: "image/webp", bytes: bytes.length };
      }),
    );
    expect(picture.variants).toEqual(smaller);
  }
});

test("if the backend has its own URL, so do pictures", async () => {
  const texts = await backend.exclusive((db) =>
    db.transaction(async (official) => {
      await official.exec(
        "delete from public.posts; delete from public.pages; delete from public.projects",
      );
      await official.exec("set local app.settings.files_root to default");
      for (const name of ["100-posts.sql", "200-projects.sql"])
        await official.exec(fs.readFileSync(path.join(seedDirectory, name), "utf8"));
      const { rows } = await official.query<{ text: string }>(
        `select concat_ws(' ', source, content, featured_image) as text from public.posts
         union all select image_url from public.projects`,
      );
      await official.rollback();
      return rows.map(({ text }) => text).join(" ");
    }),
  );
  const addresses = texts.match(/.{22}\/storage\/v1\//g) ?? [];
  expect(addresses.length).toBeGreaterThan(posts.length + projects.length);
  expect([...new Set(addresses)]).toEqual(["http://127.0.0.1:54321/storage/v1/"]);
});

test("the migration's bucket is the one that config.toml fills in the official stack", async () => {
  const { rows } = await backend.db.query<{ types: string[]; limit: number; public: boolean }>(
    `select allowed_mime_types as types, (file_size_limit / 1048576)::integer as limit, public
     from storage.buckets where id = 'media'`,
  );
  const config = fs.readFileSync(path.join(seedDirectory, "../config.toml"), "utf8");
  expect(rows).toEqual([
    {
      types: JSON.parse(/^allowed_mime_types = (.*)$/m.exec(config)?.[1] ?? ""),
      limit: Number(/^file_size_limit = "(\d+)MiB"$/m.exec(config)?.[1]),
      public: true,
    },
  ]);
  expect(config).toMatch(/^\[storage\.buckets\.media\]\npublic = true\n/m);
  expect(config).toMatch(/^objects_path = "\.\/seed\/media"$/m);
});

test("links lead to published articles, and the draft's to the admin area", () => {
  const addresses = new Set<unknown>([
    ...published.map(({ slug }) => paths.post(slug)),
    ...Object.values(paths),
  ]);
  const links = posts.flatMap(({ published: isOut, content }) =>
    attributeValues(content, "href")
      .filter((href) => href.startsWith("/"))
      .map((href) => ({
        href,
        isFound: addresses.has(href),
        isAllowed: !isOut || !href.startsWith(paths.admin),
      })),
  );
  expect(links.filter(({ isFound, isAllowed }) => !isFound || !isAllowed)).toEqual([]);
});

test("there are six projects with all three statuses, two of them featured", () => {
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

test("there are comments with every status, replies are one level deep, and none is from the future", () => {
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

test("the owner replies with the owner's account", async () => {
  const ownerId = await backend.userId(demoOwner.email);
  const owner = new Set(posts.map(({ author_name }) => author_name));
  const answers = comments.filter(({ author_name }) => owner.has(author_name));
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.every(({ user_id }) => user_id === ownerId)).toBe(true);
});

test("counters match the rows", async () => {
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

test("the inbox has messages and requests with every status", async () => {
  const messages = await rowsOf(owner.from("contact_messages").select());
  const requests = await rowsOf(owner.from("consultation_requests").select());
  expect(messages).toHaveLength(8);
  expect(new Set(messages.map(({ status }) => status)).size).toBe(3);
  expect(requests).toHaveLength(7);
  expect(new Set(requests.map(({ status }) => status)).size).toBe(4);
  expect(requests.some(({ company }) => company === null)).toBe(true);
});

test("thirty days of page views are for pages that exist", async () => {
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
