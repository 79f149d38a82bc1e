import { once } from "@/lib/requests/once";
import type { BuildCache } from "@/lib/build-cache";
import { withBuilt } from "@/lib/media/with-built";

type View = Window & typeof globalThis;

type RenderedArticle = {
  /** For feeds: sanitized, with the build's pictures. */
  sanitized: string;
  /** For its page: with linked headings, and framed and highlighted code. */
  shown: string;
};
/** Renders the article of a post or project, by its id. */
export type ArticleRenderer = (
  id: string,
  html: string,
  keep: BuildCache,
) => Promise<RenderedArticle>;

/**
 * Does in a jsdom window what the browser does to an article before and after it is shown.
 *
 * @param open opens the window, when the first article needs one
 */
export function articleRenderer(open: () => Promise<View>): ArticleRenderer {
  const load = once(async () => {
    const view = await open();
    const { createSanitizer } = await import("@/lib/html/sanitize");
    const { articleBody } = await import("@/lib/article/prepare");
    const { colourCode } = await import("@/lib/article/colour-code");
    return { view, sanitize: createSanitizer(view), articleBody, colourCode };
  });
  return async (id, html, keep) => {
    const safe = await keep(`safe-${id}`, html, async () => (await load()).sanitize(html));
    const sanitized = withBuilt(safe);
    const shown = await keep(`shown-${id}`, sanitized, async () => {
      const { view, articleBody, colourCode } = await load();
      const body = articleBody(sanitized, view);
      await colourCode(body);
      return body.innerHTML;
    });
    return { sanitized, shown };
  };
}
