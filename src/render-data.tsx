import type { QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { customPageQuery } from "@/data/pages/one";
import { furtherReadingQuery, postKeys, type Post } from "@/data/posts/public";
import type { FallbackHeading } from "@/data/fallback-files";
import { siteSettingsQuery } from "@/data/settings/public";
import { siteMetadata } from "@/layouts/site-metadata";
import { BASE, onHost } from "@/lib/base-path";
import { env } from "@/lib/env";
import { articleQuery } from "@/lib/article/article";
import { headingsIn } from "@/lib/article/headings";
import type { BuildCache } from "@/lib/build-cache";
import { articleBodyMarkdown } from "@/lib/markdown/article-body";
import { articleMarkdown, pageMarkdown } from "@/lib/markdown/article-markdown";
import type { BuiltPictures } from "@/lib/media/built";
import { modifiedAt } from "@/lib/seo/article-data";
import { siteUrl } from "@/lib/seo/site-url";
import { shownAuthor } from "@/lib/text/author";
import { App } from "./App";
import type { ArticleRenderer } from "./article-renderer";
import { articlesIn } from "./page-data";
import {
  registerNewPictures,
  picturesIn,
  picturesOf,
  shownFromStorage,
  type PictureMaker,
} from "./page-pictures";
import { paths } from "./paths";

type Tools = { renderArticle: ArticleRenderer; makePictures: PictureMaker; keep: BuildCache };

export type RenderedData = {
  /** Elements for the document's head. */
  head: string;
  /** The HTML inside the root element. */
  html: string;
  /** Sanitized HTML of the posts and projects on it, with their ids. */
  articles: [id: string, html: string][];
  /** The headings of the post, on a post's page. */
  headings: FallbackHeading[];
  /** The listed post or the owner's page in Markdown; empty for other pages, and without an origin. */
  markdown: string;
  /** The pictures that it shows from static files. */
  shown: BuiltPictures;
  /** The storage URLs of the pictures that it still loads from there. */
  left: string[];
  /** The URLs of all its pictures, and below the files created from them. */
  requested: string[];
  made: BuiltPictures;
};

/**
 * Renders a page from the results of its queries.
 *
 * @param client has their data, and receives the articles' HTML
 */
export async function renderData(
  path: string,
  client: QueryClient,
  { renderArticle, makePictures, keep }: Tools,
): Promise<RenderedData> {
  const loaded = client.getQueriesData({}).map(([, data]) => data);
  const pictures = picturesIn(loaded);
  await registerNewPictures(makePictures, pictures);
  const articles: RenderedData["articles"] = [];
  for (const [id, html] of articlesIn(loaded)) {
    const { sanitized, shown } = await renderArticle(id, html, keep);
    articles.push([id, sanitized]);
    client.setQueryData(articleQuery(html).queryKey, shown);
  }

  let html = await renderApp(path, client);
  // Pictures may also be used in src/content/.
  const others = shownFromStorage(html).filter((address) => !pictures.includes(address));
  if (others.length > 0) {
    await registerNewPictures(makePictures, others);
    html = await renderApp(path, client);
  }
  const rootAt = html.indexOf('<div id="root">');
  const shown = picturesOf(html, pictures);
  const requested = [...new Set([...pictures, ...others, ...shown.map(([address]) => address)])];
  return {
    head: html.slice(0, rootAt),
    html: html.slice(rootAt),
    articles,
    headings: headingsOf(client),
    markdown: await markdownOf(path, client, new Map(articles), keep),
    shown,
    left: shownFromStorage(html),
    requested,
    made: await makePictures(requested),
  };
}

async function renderApp(path: string, client: QueryClient): Promise<string> {
  const { prelude } = await prerender(
    <div id="root">
      <StrictMode>
        <StaticRouter basename={BASE} location={onHost(path)}>
          <App queryClient={client} />
        </StaticRouter>
      </StrictMode>
    </div>,
    // Waits for the complete page: streamed parts would need inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return new Response(prelude).text();
}

/** The post that a page's queries have loaded, on a post's page. */
export function postIn(client: QueryClient): Post | undefined {
  const [[, post] = []] = client.getQueriesData<Post>({ queryKey: postKeys.one });
  return post;
}

function headingsOf(client: QueryClient): FallbackHeading[] {
  const post = postIn(client);
  const shown = post && client.getQueryData(articleQuery(post.content).queryKey);
  return headingsIn(shown ?? "").map(({ text, id }) => ({ text, id }));
}

async function markdownOf(
  path: string,
  client: QueryClient,
  articles: Map<string, string>,
  keep: BuildCache,
): Promise<string> {
  const settings = client.getQueryData(siteSettingsQuery().queryKey);
  const site = env.siteUrl();
  if (!settings || !site) return "";
  const { license, owner } = siteMetadata(settings);
  const toMarkdown: typeof articleBodyMarkdown = (html, base) =>
    keep("markdown", [html, base], () => articleBodyMarkdown(html, base));
  const page = client.getQueryData(customPageQuery(path.slice(1)).queryKey);
  if (page?.indexed) {
    const html = articles.get(page.id) ?? "";
    const { updated_at: modified } = page;
    return pageMarkdown(
      page,
      { html, url: siteUrl(path, page.language), site, author: owner.name, modified },
      toMarkdown,
    );
  }
  const post = postIn(client);
  if (!post || post.unlisted) return "";
  const further = client.getQueryData(furtherReadingQuery(post.id).queryKey);
  return articleMarkdown(
    post,
    {
      html: articles.get(post.id) ?? "",
      url: siteUrl(paths.post(post.slug), post.language),
      site,
      author: shownAuthor(post.author_name, owner.name),
      modified: modifiedAt(post),
      license,
      translations: (further?.translations ?? []).map(({ slug, language }) => ({
        language,
        url: siteUrl(paths.post(slug), language),
      })),
    },
    toMarkdown,
  );
}

function fail(error: unknown): never {
  throw error;
}
