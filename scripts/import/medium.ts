import { UserError } from "../lib/user-error.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import { filesIn, readIn } from "../lib/folder-files.ts";
import { pictureUrl } from "./html/medium.ts";
import {
  checkFolder,
  lostNote,
  MAX_MEGABYTES,
  pathOn,
  textOfExport,
  type ImportedPost,
  type Note,
  type Source,
} from "./source.ts";
import { fragmentOf } from "./html-text.ts";

/** The end of the URL of a story on Medium, on any host. */
const ID = /(?:^|[-/])([\da-f]{9,14})\/?(?:[?#].*)?$/;

/**
 * Reads the export of Medium (Settings → Security and apps → Download your information).
 *
 * @param folder the unpacked one, or its folder `posts`
 * @param siteUrl where the stories were, if they had a domain of their own
 * @throws {UserError} if there are no stories
 */
export function readMedium(folder: string, siteUrl: string): Source {
  checkFolder(folder);
  const notes: string[] = [];
  const unreadable: string[] = [];
  const posts = filesIn(folder)
    .filter((file) => file.endsWith(".html"))
    .flatMap((file): ImportedPost[] => {
      try {
        const story = storyIn(folder, file);
        if (!story) return [];
        const reason = reasonToSkip(story);
        if (reason) notes.push(`${file} is left out: it ${reason}.`);
        return reason ? [] : [postOf(folder, file, story, siteUrl)];
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        unreadable.push(`${file} is not imported: ${error.message}`);
        return [];
      }
    });
  if (posts.length + notes.length === 0)
    throw new UserError(`There are no stories of Medium in ${folder}.`);
  const keys = new Set(posts.map(({ key }) => key));
  return {
    siteUrl,
    posts,
    keyOf: (url) => [`medium:${ID.exec(url)?.[1]}`].find((key) => keys.has(key)),
    notes: [
      "Medium's export has no comments of your readers, and does not say which stories were for members only or unlisted: all that were published are imported as published.",
      ...notes,
    ],
    unreadable,
  };
}

type Story = { title: string; text: Element; article: Element };

/** A story in a file; null for the other pages of an export. */
function storyIn(folder: string, file: string): Story | null {
  const html = textOfExport(readIn(folder, file, MAX_MEGABYTES), file);
  const article = fragmentOf(html).querySelector("article.h-entry");
  const text = article?.querySelector(".e-content");
  return article && text ? { title: wordsIn(article, ".p-name"), text, article } : null;
}

/** Why a file is not imported as a story: Medium also exports the owner's responses to stories of others. */
function reasonToSkip({ title, text, article }: Story): string {
  const plain = wordsIn(text, "");
  if (plain + title === "" && !text.querySelector("img, iframe, script")) return "has no text";
  const hasParts = text.querySelector(".graf--title, h3, h4, figure");
  const isAnswer = !hasParts && article.querySelector(".dt-published") !== null;
  return isAnswer && plain.startsWith(title.replace(/…$/, ""))
    ? "has no title, as your responses to stories of others"
    : "";
}

function postOf(
  folder: string,
  file: string,
  { title, article, text }: Story,
  siteUrl: string,
): ImportedPost {
  const notes: Note[] = [];
  const canonical = article.querySelector(".p-canonical")?.getAttribute("href") ?? "";
  const link = article.querySelector("footer a[href*='/p/']")?.getAttribute("href") ?? file;
  const id = ID.exec(link)?.[1] ?? file;
  const date = article.querySelector(".dt-published")?.getAttribute("datetime") ?? null;
  const isOfMedium = ID.exec(canonical)?.[1] === id;
  const path = pathOn(isOfMedium ? canonical : siteUrl, canonical);
  if (canonical && !path) notes.push(lostNote("canonical_url", canonical));
  const name = (path ?? "").replace(/^.*\//, "");
  const cover = text.querySelector("img[data-is-featured]");
  return {
    key: `medium:${id}`,
    origin: "",
    isPage: false,
    title,
    slug: decoded(name.replace(ID, "")),
    excerpt: wordsIn(article, ".p-summary"),
    format: "html",
    text: () => textIn(folder, file),
    categories: [],
    tags: [...article.querySelectorAll(".p-tag")].map((tag) => tag.textContent.trim()),
    isPublished: date !== null,
    date,
    author: wordsIn(article, ".p-author"),
    cover: cover && pictureUrl(cover),
    coverAlt: cover?.getAttribute("alt") ?? "",
    // On a domain of its own, a story is not below its writer.
    addresses: path ? [path, ...(siteUrl ? [`/${name}`] : [])] : [],
    comments: [],
    notes,
  };
}

/** The HTML of a story without its title, subtitle and cover, if they begin it. */
function textIn(folder: string, file: string): string {
  const story = storyIn(folder, file);
  if (!story) return "";
  const { text, article, title } = story;
  const summary = wordsIn(article, ".p-summary");
  for (const heading of text.querySelectorAll(".graf--title, .graf--subtitle, h3.graf--leading")) {
    const headingText = wordsIn(heading, "");
    if (headingText === title || headingText === summary) heading.remove();
  }
  const first = text.querySelector(".graf");
  if (first?.querySelector("img[data-is-featured]") && wordsIn(first, "") === "") first.remove();
  return text.innerHTML;
}

/** The text of the first element, on one line; empty if there is none. */
function wordsIn(element: Element, selector: string): string {
  const found = selector ? element.querySelector(selector) : element;
  return (found?.textContent ?? "").replace(/\s+/g, " ").trim();
}
