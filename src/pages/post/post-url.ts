import type { Post } from "@/data/posts/public";
import { siteUrl } from "@/lib/seo/site-url";
import { paths } from "@/paths";

/** The URL for sharing an article; without a configured origin, at the current one. */
export function postUrl({ slug, language }: Pick<Post, "slug" | "language">): string {
  return new URL(siteUrl(paths.post(slug), language), window.location.origin).href;
}
