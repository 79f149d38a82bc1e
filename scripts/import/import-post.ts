import { frames } from "../../src/content/frames.ts";
import { isWebUrl } from "../../src/lib/article/is-web-url.ts";
import { removedContent } from "../../src/lib/html/removed-content.ts";
import { isVisible } from "./is-visible.ts";
import * as limits from "../../src/lib/supabase/limits/posts.ts";
import { UserError } from "../lib/user-error.ts";
import { asOwner } from "../content/owner.ts";
import { newPage, newPost } from "../content/records.ts";
import { insertRow } from "../content/site.ts";
import { renderWithParts } from "./fragments.ts";
import { textOfHtml } from "./html-text.ts";
import { missingPictures, storePictures } from "./pictures-of.ts";
import { pathHere, type Planned } from "./plan.ts";
import { linesOf } from "./report.ts";
import type { Database, Work } from "./options.ts";
import { shortened } from "./shortened.ts";
import { loss, type Note } from "./source.ts";
import { markdownOf, readText } from "./text.ts";
import { insertComments, threadsOf } from "./threads.ts";

/** Text, or an element that shows something without. */
const SHOWN = /(?<=^|>)[^<]*[^<\s]|<(?:img|video|audio|hr)\b/;

/** A formula that the renderer cannot set, and why. */
const INVALID_FORMULA = /<code title="KaTeX parse error: ([^"]*)">([^<]*)<\/code>/g;

/** Imports a post, and reports it beforehand. @returns the number of its comments, and what is lost */
export async function importPost(
  work: Work,
  planned: Planned,
): Promise<{ comments: number; lost: number }> {
  const { database, renderer, source, addresses, isRehearsal, print } = work;
  const { incoming } = planned;
  const { cover } = incoming;
  const notes = [...planned.notes];
  const leading = redirectsHere(work, planned, notes);
  const text = readText(incoming, addresses, notes);
  const pictures = new Set([...text.pictures, ...(cover ? [cover] : [])]);
  const comments = await threadsOf(incoming, planned.head, notes);
  const stored = isRehearsal
    ? await missingPictures(source, addresses, incoming, pictures, notes)
    : await storePictures(database, source, addresses, incoming, pictures, work.fetch, notes);
  const { head, markdown: written } = withText(
    planned,
    await markdownOf(renderer, text, stored),
    stored,
    notes,
  );
  // Rendered in a dry run as well, because only rendering shows what is lost.
  const { html, undrawn, markdown } = await renderWithParts(renderer, written, notes);
  checkLength(markdown, html);
  for (const [, reason = "", tex = ""] of html.matchAll(INVALID_FORMULA)) {
    const why = textOfHtml(reason).replace(/ at position [^]*/, "");
    notes.push(
      loss("text", `the formula ${shortened(textOfHtml(tex))} stays as it is written: ${why}`),
    );
  }
  const removed = removedContent(html, renderer.sanitize, frames);
  for (const { what, why } of removed) {
    notes.push(loss("text", `readers do not get ${what}: ${why}`));
  }
  // Such as a list that a component generates, or a redirect.
  if (removed.length > 0 && !SHOWN.test(renderer.sanitize(html))) {
    notes.push({ field: "text", message: "has nothing else, so it is imported as a draft" });
    head.draft = true;
  }
  if (undrawn > 0) {
    const message = `${undrawn} diagrams are drawn when you save it in the admin area`;
    notes.push({ field: "text", message });
  }
  const reported = { ...planned, head, redirects: leading };
  for (const line of linesOf(reported, notes, pictures.size, comments.length)) print(line);
  const lost = notes.filter(({ isLost }) => isLost).length;
  // First, so that they are not missing after an interruption; the build skips those without a target.
  work.redirects.add(leading.map((from) => [from, targetOf(planned)]));
  if (isRehearsal) return { comments: comments.length, lost };
  await asOwner(database.session, async () => {
    await insertText(
      database.session,
      { ...planned, head },
      coverAt(stored.get(cover ?? "")),
      markdown,
      html,
    );
    await insertComments(database.session, comments);
  });
  return { comments: comments.length, lost };
}

/** The target of redirects: its id, as its slug may change, or the path of a page. */
export function targetOf(planned: Planned): string {
  return planned.page === undefined ? planned.head.id : pathHere(planned);
}

/** A picture that is not in the library keeps its URL, which may be one that no cover has here. */
function coverAt(url = ""): string | undefined {
  const isOfLibrary = url.startsWith("/");
  const isElsewhere = isWebUrl(url) && url.length <= limits.featured_image_max_length;
  return isOfLibrary || isElsewhere ? url : undefined;
}

async function insertText(
  session: Database["session"],
  { head, page }: Planned,
  cover: string | undefined,
  markdown: string,
  html: string,
): Promise<void> {
  if (page === undefined) {
    await insertRow(session, "posts", newPost({ ...head, cover }, markdown, html));
    return;
  }
  const { id, title, description, draft, language, unlisted: noindex } = head;
  const fields = { id, title, path: page, description, draft, language, noindex };
  await insertRow(session, "pages", newPage(fields, markdown, html));
}

/** A post without text gets its picture as the text, or only its title, as a draft. */
function withText(
  { head, incoming }: Planned,
  markdown: string,
  stored: ReadonlyMap<string, string>,
  notes: Note[],
): Pick<Planned, "head"> & { markdown: string } {
  if (isVisible(markdown)) return { head, markdown };
  const { cover, coverAlt = "" } = incoming;
  if (cover) {
    notes.push({ field: "text", message: "has nothing to show, so the picture becomes the text" });
    return { head, markdown: `![${coverAlt}](${stored.get(cover) ?? cover})` };
  }
  notes.push({
    field: "text",
    message: "has nothing to show, so it is imported as a draft with the title as its text",
  });
  return { head: { ...head, draft: true }, markdown: head.title };
}

function checkLength(markdown: string, html: string): void {
  if (html.trim() === "") {
    const what = /<!--/.test(markdown) ? "but a remark" : "that can be shown";
    throw new UserError(`It has no text ${what}.`);
  }
  for (const [text, max] of [
    [markdown, limits.source_max_length],
    [html, limits.content_max_length],
  ] as const) {
    const length = text.length > max ? Array.from(text).length : 0;
    if (length > max) {
      const message = `${length.toLocaleString("en")} characters, and ${max.toLocaleString("en")} fit: split it in two.`;
      throw new UserError(text === html ? `It has, as HTML, ${message}` : `It has ${message}`);
    }
  }
}

/** The URLs that will redirect to a post, except for those that are in use or already redirect elsewhere. */
export function redirectsHere(
  { redirects, isFree, pathOf }: Work,
  planned: Planned,
  notes: Note[],
): string[] {
  const lost = (from: string, reason: string) => notes.push(loss("address", `${from} ${reason}`));
  const id = targetOf(planned);
  return planned.redirects.filter((from) => {
    const target = redirects.targetOf(from);
    if (target !== undefined) {
      if (target !== id) lost(from, `leads to ${pathOf(target)} already`);
      return target === id;
    }
    if (!isFree(from)) lost(from, "is a page or a file of this site, and cannot lead here");
    return isFree(from);
  });
}
