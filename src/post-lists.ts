import type { PublicPost } from "@/data/posts/build";
import { isFileName } from "@/lib/text/is-file-name";
import { nameKey } from "@/lib/text/name-key";
import { paths } from "./paths";

type Post = Pick<PublicPost, "id" | "category" | "tags" | "listed_at">;

/** A list of posts that has its own page and feeds. */
export type PostList = { title: string; path: string; posts: Post[] };

export function latestFirst<Listed extends Post>(posts: readonly Listed[]): Listed[] {
  const time = ({ listed_at: listedAt }: Post) => Date.parse(listedAt);
  return posts.toSorted((a, b) => time(b) - time(a) || (a.id < b.id ? 1 : -1));
}

/**
 * The lists that the build renders: one for each category and each tag whose name can be a file name. Others are
 * rendered in the browser.
 *
 * @param posts the listed ones
 */
export function postLists(posts: readonly Post[]): PostList[] {
  const lists = new Map<string, PostList>();
  const add = (title: string, path: string, post: Post) => {
    // One key for all spellings, which some file systems would treat as the same file. The database has one as well.
    const key = nameKey(decodeURIComponent(path));
    const list = lists.get(key) ?? { title, path, posts: [] };
    if (list.posts.at(-1) !== post) list.posts.push(post);
    lists.set(key, list);
  };
  for (const post of posts) {
    if (isFileName(post.category)) add(post.category, paths.category(post.category), post);
    for (const tag of post.tags) if (isFileName(tag)) add(`#${tag}`, paths.tag(tag), post);
  }
  return [...lists.values()];
}

/** The pages of the years (UTC) that have posts. */
export function yearPaths(posts: readonly Post[]): string[] {
  const years = new Set(posts.map(({ listed_at: time }) => new Date(time).getUTCFullYear()));
  return [...years].map(paths.year);
}
