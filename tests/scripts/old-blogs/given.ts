/** A WordPress export with these items; each is a text, or elements of an item. */
export function wordpress(...items: (string | Record<string, string>)[]): string {
  const all = items.map((item, index) => {
    const fields = typeof item === "string" ? { "content:encoded": cdata(item) } : item;
    const known = {
      title: `Post ${index + 1}`,
      link: `https://old.example.com/post-${index + 1}/`,
      "wp:post_id": String(index + 1),
      "wp:post_name": `post-${index + 1}`,
      "wp:post_date_gmt": "2020-01-02 03:04:05",
      "wp:status": "publish",
      "wp:post_type": "post",
      ...fields,
    };
    const elements = Object.entries(known).map(([name, value]) =>
      name === "more" ? value : `<${name}>${value}</${name}>`,
    );
    return `<item>${elements.join("")}</item>`;
  });
  return `<?xml version="1.0"?><rss><channel><wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_blog_url>https://old.example.com</wp:base_blog_url>${all.join("\n")}</channel></rss>`;
}

export const cdata = (text: string) => `<![CDATA[${text}]]>`;

/** A picture in WordPress' library that is attached to an article. */
export const attachment = (id: number, parent = "0", more = "") => ({
  "wp:post_id": String(id),
  "wp:post_type": "attachment",
  "wp:status": "inherit",
  "wp:post_parent": parent,
  "wp:attachment_url": `https://old.example.com/${id}.png`,
  more,
});

export const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;

/** A comment in WordPress. */
export const comment = (id: number, content: string, author = "Ann") =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>${cdata(author)}</wp:comment_author>
   <wp:comment_date_gmt>2020-02-02 10:00:0${id}</wp:comment_date_gmt>
   <wp:comment_content>${cdata(content)}</wp:comment_content><wp:comment_approved>1</wp:comment_approved>
   <wp:comment_type></wp:comment_type><wp:comment_parent>0</wp:comment_parent></wp:comment>`;

/** A Ghost export with these posts; each is HTML, or fields of a row. */
export function ghost(
  posts: (string | Record<string, unknown>)[],
  tables: Record<string, unknown[]> = {},
): string {
  const rows = posts.map((post, index) => ({
    id: String(index + 1).padStart(24, "0"),
    title: `Post ${index + 1}`,
    slug: `post-${index + 1}`,
    status: "published",
    visibility: "public",
    type: "post",
    published_at: "2024-01-02T00:00:00.000Z",
    ...(typeof post === "string" ? { html: post } : post),
  }));
  return JSON.stringify({ db: [{ meta: {}, data: { posts: rows, ...tables } }] });
}

export const HEAD = "title: A\ndate: 2020-01-01";

/** A Markdown file. */
export const post = (text: string, head = HEAD) => `---\n${head}\n---\n${text}\n`;

/** A folder with one article. */
export const article = (text: string, head = HEAD) => ({ "posts/a.md": post(text, head) });

/** A folder with one article of Jekyll. */
export const jekyll = (text: string, head = HEAD) => ({
  "_posts/2020-01-01-a.md": post(text, head),
});
