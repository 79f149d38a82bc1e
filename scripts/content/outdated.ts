import { sentenceOf } from "../lib/user-error.ts";
import type { Session } from "../backup/session.ts";
import { countFigures, render } from "./diagrams.ts";
import { asOwner } from "./owner.ts";
import { concurrentChange } from "./pushing.ts";
import type { Renderer } from "./renderer.ts";
import { readSite, updateRow, type PageRow, type PostRow, type Site } from "./site.ts";

/** A text in Markdown, with the HTML that is stored beside it. */
type Text = {
  table: "posts" | "pages" | "projects";
  /** For messages: "posts/hello". */
  name: string;
  id: string;
  updatedAt: string;
  source: string;
  content: string;
  /** The column of the HTML. */
  column: "content" | "long_description_html";
};

/** A text whose stored HTML is not what this version makes of its Markdown. */
export type Outdated = { text: Text; html: string };

/**
 * Renders all Markdown of the site again, and finds the texts whose HTML has changed: an earlier version rendered
 * them. Diagrams that were drawn stay.
 *
 * @param report is told about a text that cannot be rendered
 */
export async function outdatedTexts(
  session: Session,
  renderer: Pick<Renderer, "renderMarkdown">,
  report: (line: string) => void,
): Promise<Outdated[]> {
  const outdated: Outdated[] = [];
  for (const text of textsOf(await readSite(session))) {
    try {
      const { html } = await render(renderer, text.source, text);
      // Only a browser can draw diagrams again.
      const losesFigures = countFigures(html) < countFigures(text.content);
      if (html !== text.content && !losesFigures) outdated.push({ text, html });
    } catch (error) {
      report(`${text.name}: ${sentenceOf(error)}`);
    }
  }
  return outdated;
}

/**
 * Stores a text's HTML, as a save in the editor would.
 *
 * @throws {UserError} if the text has been changed meanwhile
 */
export async function storeRendered(
  session: Session,
  { text: { table, column, id, updatedAt }, html }: Outdated,
): Promise<void> {
  const stored = await asOwner(session, () =>
    updateRow(session, table, { id, updatedAt }, { [column]: html }),
  );
  if (!stored) throw concurrentChange();
}

function textsOf({ posts, pages, projects }: Site): Text[] {
  return [
    ...posts.flatMap((row) => markdownOf("posts", row.slug, row)),
    ...pages.flatMap((row) => markdownOf("pages", row.path, row)),
    ...projects
      .filter((row) => row.long_description !== "")
      .map((row) => ({
        table: "projects" as const,
        name: `projects/${row.slug}`,
        id: row.id,
        updatedAt: row.updated_at,
        source: row.long_description,
        content: row.long_description_html,
        column: "long_description_html" as const,
      })),
  ];
}

function markdownOf(table: "posts" | "pages", name: string, row: PostRow | PageRow): Text[] {
  const { id, updated_at: updatedAt, source, content, format } = row;
  return format === "markdown"
    ? [{ table, name: `${table}/${name}`, id, updatedAt, source, content, column: "content" }]
    : [];
}
