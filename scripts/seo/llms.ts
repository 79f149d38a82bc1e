import { asMarkdownText } from "../../src/lib/text/as-markdown-text.ts";
import { MARKDOWN_SUFFIX } from "../../src/paths.ts";
import type { Say } from "../words/say.ts";

type Listed = { title: string; path: string; excerpt: string };

/**
 * Generates llms.txt: a description of the site, and links to its articles and pages in Markdown.
 *
 * Source: https://llmstxt.org
 */
export function llmsText(site: {
  origin: string;
  name: string;
  description: string;
  posts: readonly Listed[];
  ownPages: readonly Listed[];
  say: Say;
}): string {
  const { say } = site;
  const entry = ({ title, path, excerpt }: Listed) => {
    const link = `- [${asMarkdownText(title)}](${site.origin}${path}${MARKDOWN_SUFFIX})`;
    return excerpt ? `${link}: ${asMarkdownText(excerpt)}\n` : `${link}\n`;
  };
  const section = (heading: string, texts: readonly Listed[]) =>
    texts.length > 0 ? `\n## ${heading}\n\n${texts.map(entry).join("")}` : "";
  const sections = section(say("Articles"), site.posts) + section(say("Pages"), site.ownPages);
  return `# ${asMarkdownText(site.name)}\n\n> ${asMarkdownText(site.description)}\n${sections}`;
}
