import { MARKDOWN_SUFFIX } from "../../src/paths.ts";

type Listed = { title: string; path: string; excerpt: string };

/**
 * Makes llms.txt: what the site is, and where its articles are in Markdown.
 *
 * Source: https://llmstxt.org
 *
 * @param site.origin the site's origin
 * @param site.posts the listed posts, latest first
 */
export function llmsText(site: {
  origin: string;
  name: string;
  description: string;
  posts: readonly Listed[];
}): string {
  const articles = site.posts.map(({ title, path, excerpt }) => {
    const link = `- [${plain(title)}](${site.origin}${path}${MARKDOWN_SUFFIX})`;
    return excerpt ? `${link}: ${plain(excerpt)}\n` : `${link}\n`;
  });
  return `# ${plain(site.name)}\n\n> ${plain(site.description)}\n\n## Articles\n\n${articles.join("")}`;
}

/** Text on one line, without signs that Markdown would read. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>]/g, "\\$&");
}
