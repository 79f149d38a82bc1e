/** Nobody can read the comments in an article's HTML, however the article was saved. */
import { JSDOM } from "jsdom";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { testBackend } from "../support/test-backend.ts";
import { rowsOf } from "./rows-of.ts";

const backend = await testBackend();

const CLOSED = [
  "<p>before<!-- hidden -->after</p>",
  "<!-- hidden > hidden --><p>seen</p>",
  "<!--hidden--><!--hidden--><p>seen</p>",
  "<p>seen</p><!-- hidden --!><p>seen too</p>",
  "<!-- hidden -- hidden - hidden ---><p>seen</p>",
  "<!-- hidden --!- hidden --!--><p>seen</p>",
  "<!--><p>seen</p><!-- hidden -->",
  "<!---><p>seen</p><!-- hidden -->",
  '<!-- hidden <a title="-->seen<b title="x">too</b>',
  "<!-- hidden\nhidden\n\n-->\n<p>seen</p>",
  "<?php hidden ?><p>seen</p><!HIDDEN><p>seen</p></ hidden><p>seen</p>",
  '<a title="<!-- kept -->" href="/x">seen</a><!-- hidden -->',
  "<a title='<!-- kept' href='/x'>seen</a><!-- it's hidden -->",
  "<a title=<!-- href=/x>seen</a>",
  "<p it's>seen<!-- it's hidden --></p>",
  '<p data-x = "a>b<!--">seen</p>',
  "<p>1 < 2 and 3 > 2 <!-- hidden --> 4 <5 seen</p>",
  "<pre><code>&lt;!-- seen --&gt; <!-- hidden --></code></pre>",
  "<p>seen -- > --> seen</p>",
];
const OPEN = [
  "<p>seen</p><!-- hidden",
  "<p>seen</p><!-- hidden -",
  "<p>seen</p><!-- hidden --",
  "<p>seen</p><!-- a > b",
];

async function without(html: string): Promise<string> {
  const { rows } = await backend.db.query<{ html: string }>(
    "select private.strip_comments($1) as html",
    [html],
  );
  return rows[0]?.html ?? "";
}

/** The HTML as a browser parses it, with its comments or without. */
function parsed(html: string, withComments: boolean): string {
  const { document, NodeFilter } = new JSDOM(`<body>${html}`).window;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  if (!withComments) for (const comment of comments) comment.parentNode?.removeChild(comment);
  document.body.normalize();
  return document.body.innerHTML;
}

test.each([...CLOSED, ...OPEN])("the database keeps what a browser shows of %j", async (html) => {
  const left = await without(html);
  expect(parsed(left, true)).toBe(parsed(html, false));
  expect(left).not.toContain("hidden");
  expect(await without(left)).toBe(left);
});

test("a long text with many comment markers takes no longer than any other", async () => {
  const html = '<p a="b">-- <!-- -> - -- hidden --> x</p>'.repeat(4500);
  expect(await without(html)).not.toContain("hidden");
  expect(await without(`<!-- ${"-".repeat(190_000)}`)).toBe("");
});

test("readers get no HTML comments of an article that was saved through the API", async () => {
  const owner = await backend.as("owner@example.com");
  const id = randomUUID();
  const content = "<h2>Part <!-- zebrafish --></h2><p>Text <!-- a > zebrafish --> goes on.</p>";
  const post = { id, title: "Remarks", slug: "remarks", content };
  await rowsOf(owner.from("posts").insert(post).select("id"));
  const own = () => rowsOf(owner.from("posts").select("content").eq("id", id).single());
  // A draft keeps them for its author.
  expect(await own()).toEqual({ content });
  await rowsOf(owner.rpc("share_draft", { post_id: id, token: "s".repeat(43), days: 1 }));
  const [shared] = await rowsOf(backend.asAnon().rpc("shared_draft", { token: "s".repeat(43) }));
  expect(shared?.content).toBe("<h2>Part </h2><p>Text  goes on.</p>");

  await rowsOf(owner.from("posts").update({ published: true }).eq("id", id).select("id"));
  expect(await own()).toEqual({ content: "<h2>Part </h2><p>Text  goes on.</p>" });
  await rowsOf(owner.from("posts").update({ content }).eq("id", id).select("id"));
  expect(JSON.stringify(await own())).not.toContain("zebrafish");
  const found = await rowsOf(backend.asAnon().rpc("search_articles", { asked: "zebrafish" }));
  expect(found).toEqual([]);
});

test("the search ignores HTML comments even in a text that was stored with them", async () => {
  const hidden = ["<!-- xqjvaaa > -->", "<!-- xqjvbbb <b> --!>", "<!-- xqjvccc"];
  await backend.exclusive(async (db) => {
    await db.exec("alter table public.posts disable trigger prepare_post");
    await db.query(
      "insert into public.posts (title, slug, content, language, published) values ('Stored', 'stored', $1, 'en', true)",
      [`<h2>Known ${hidden[0]}</h2><p>narwhal ${hidden.join(" ")}</p>`],
    );
    await db.exec("alter table public.posts enable trigger prepare_post");
  });
  const anon = backend.asAnon();
  expect(await rowsOf(anon.rpc("search_articles", { asked: "narwhal" }))).toMatchObject([
    { slug: "stored", heading: "Known" },
  ]);
  for (const asked of ["xqjvaaa", "xqjvbbb", "xqjvccc"]) {
    expect(await rowsOf(anon.rpc("search_articles", { asked }))).toEqual([]);
  }
});

test.each(OPEN)("%j cannot be published, as everything after it would be lost", async (content) => {
  const owner = await backend.as("owner@example.com");
  const post = { title: "Open", slug: `open-${randomUUID()}`, content };
  const { error } = await owner.from("posts").insert({ ...post, published: true });
  expect(error?.message).toBe("The text has a remark that never ends: <!-- without -->.");
  expect((await owner.from("posts").insert(post)).error).toBeNull();
});
