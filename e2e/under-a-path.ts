/** The site's path on its host; its page /blog has the same name. */
export const BASE = "/blog/";

/** A post that refers to a page and a picture of the site, as authors do. */
export const linking = {
  id: "00000000-0000-4000-8000-0000000e0101",
  slug: "links-of-the-site",
  title: "Links of the site",
  content:
    '<p>More <a href="/about">about me</a>, with a picture.</p><p><img src="/icon-512.png" alt="The icon"></p>',
};
