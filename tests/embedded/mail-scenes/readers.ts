import { ID, insert, OUTBOX, queueMail, type Scene } from "./scene.ts";

const EVE = "00000000-0000-4000-9000-000000000011";
const BOB = "00000000-0000-4000-9000-000000000012";
const postId = (n: number) => `00000000-0000-4000-9000-1${String(n).padStart(11, "0")}`;
const post = (n: number) =>
  insert("public.posts", {
    id: `'${postId(n)}'`,
    title: `'Post ${n}'`,
    slug: `'post-${n}'`,
    excerpt: "'What it is about.'",
    content: "'Text.'",
    published: "true",
    published_at: `'2020-01-01T00:00Z'::timestamptz + interval '${n} minutes'`,
  });
const comment = (id: string, name: string, parent = "null", account = "null") =>
  insert("public.comments", {
    id: `'${id}'`,
    post_id: `'${postId(1)}'`,
    author_name: `'${name}'`,
    content: "'Well.'",
    status: "'approved'",
    parent_id: parent,
    user_id: account,
  });
const news = (column: "post_id" | "comment_id", of: string) =>
  `insert into private.news (${column}, seen_at) select id, '2026-01-01' from ${of};`;
const articles = (count: number) =>
  Array.from({ length: count }, (_, n) => post(n + 1)).join("") +
  news("post_id", "public.posts where slug like 'post-%'");
const replies = (...written: string[]) =>
  [
    post(1),
    comment(ID, "Reader"),
    ...written,
    wish("replies", `'${ID}'`),
    news("comment_id", `public.comments where parent_id = '${ID}'`),
  ].join("");

const subscriber = insert("private.subscribers", {
  id: `'${ID}'`,
  email: "'reader@example.com'",
  token: "'secret'",
  told_until: "'2020-01-01'",
});
const wish = (topic: string, commentId = "null") =>
  insert("private.subscriptions", {
    subscriber_id: `'${ID}'`,
    topic: `'${topic}'`,
    comment_id: commentId,
    created_at: "'2020-01-01'",
    confirmed_at: "now()",
  });
const mailed = (kind: string) =>
  queueMail(kind, `${kind}:1`, { recipient: "'reader@example.com'" });
const made = `select private.compose_reader_mail(due, null) as mail from private.outbox as due where id = '${OUTBOX}'`;
const part = (names: string, n: number) =>
  `select concat_ws('; ', mail ->> 'subject', ${names.replace(/\w+/g, (name) => `mail #>> '{parts,${n},${name}}'`)}) from (${made}) as made`;

const LINK = "https://site.example/subscriptions#secret";
const FOOT = `\n\n-- \nRobin\nYou get this email because you subscribed to it.\nChange or stop these emails: ${LINK}\n`;
const ASKED = `\n\n-- \nRobin\nYou can also have your address deleted right away.\nChange or stop these emails: ${LINK}\n`;
const QUESTION =
  "You, or somebody who gave your address, asked for emails from this site. The link opens a page that says which ones. Press the button there to get them; otherwise none are sent, and the request is deleted after a week.";
const thread = (id: string) => `https://site.example/blog/post-1#comment-${id}`;

/** Confirmation emails and news for readers. */
export const ofReaders: Scene[] = [
  {
    title: "a confirmation email",
    sql: subscriber + mailed("confirm"),
    query: made,
    expected: {
      subject: "Please confirm your address",
      text: `Please confirm your address\n\n${QUESTION}\n\nSee and confirm: ${LINK}${ASKED}`,
    },
  },
  {
    title: "a confirmation email to an already confirmed reader",
    sql: subscriber + wish("all") + mailed("confirm"),
    query: made,
    expected: {
      subject: "Please confirm your subscription",
      text: `Please confirm your subscription\n\n${QUESTION}\n\nThe emails that you already get stay as they are.\n\nSee and confirm: ${LINK}${ASKED}`,
    },
  },
  {
    title: "an article",
    sql: subscriber + wish("all") + articles(1) + mailed("news"),
    query: made,
    expected: {
      subject: "Post 1",
      text: `Post 1\n\nWhat it is about.\n\nRead the article: https://site.example/blog/post-1${FOOT}`,
    },
  },
  {
    title: "many articles",
    sql: subscriber + wish("all") + articles(22) + mailed("news"),
    query: part("subject, title, text, link", 20),
    expected: {
      text: "Post 1 and 20 more; More new articles; And 2 more articles; All of them are on the site.; See all articles",
    },
  },
  {
    title: "two articles",
    sql: subscriber + wish("all") + articles(2) + mailed("news"),
    query: part("link", 0),
    expected: { text: "Post 1 and 1 more; Read the article" },
  },
  {
    title: "a reply",
    sql: subscriber + replies(comment(EVE, "Eve", `'${ID}'`)) + mailed("news"),
    query: made,
    expected: {
      subject: "A reply to your comment on “Post 1”",
      text: `On “Post 1” by Robin\n\nA reader replied: Eve\n\n> Well.\n\nRead the thread: ${thread(EVE)}${FOOT}`,
    },
  },
  {
    title: "replies, the owner's first",
    sql:
      subscriber +
      "update public.site_settings set site_name = '' where singleton;" +
      replies(
        comment(EVE, "Eve", `'${ID}'`),
        comment(BOB, "Robin", `'${ID}'`, "(select user_id from private.site_owner)"),
      ) +
      mailed("news"),
    query: part("title, facts", 0),
    expected: {
      text: 'A reply to your comment on “Post 1”; On “Post 1” by the owner of this site; [["The site’s owner replied", "Robin (and 1 more)"]]',
    },
  },
];
