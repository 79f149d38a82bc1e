import { readTime } from "../../src/lib/format/read-time.ts";
import { storableText } from "../../src/lib/text/storable-text.ts";
import { render, type Rendered } from "./diagrams.ts";
import { formatOf, type Item } from "./items.ts";
import { withSiteLinks, type Format } from "./picture-links.ts";
import { rowOf, type PushContext } from "./pushing.ts";
import { projectRecord } from "../../src/data/projects/record.ts";
import { pageRecord } from "../../src/data/pages/record.ts";
import { columnsOf } from "../../src/lib/record.ts";
import { postColumns } from "./records.ts";

type PostItem = Extract<Item, { kind: "posts" }>;

/**
 * The columns to update so that a row matches an item, including its rendered text; empty if nothing changed.
 *
 * @param remote the item in the row; undefined if there is no row yet
 */
export async function changeOf(
  context: PushContext,
  item: Item,
  remote: Item | undefined,
): Promise<Rendered & { change: object }> {
  const columns = headColumns(context, item);
  const before = remote && headColumns(context, remote);
  const change = Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) =>
        !before || JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    ),
  );
  if (remote && item.body === remote.body && formatOf(item) === formatOf(remote)) {
    return { change, undrawn: 0, html: "" };
  }
  const { columns: text, ...rest } = await textColumns(context, item);
  return { change: { ...change, ...text }, ...rest };
}

function headColumns(context: PushContext, item: Item): object {
  if (item.kind === "pages") return columnsOf(pageRecord, item.head);
  if (item.kind !== "posts" && item.kind !== "projects") return {};
  const cover = item.head.cover && siteText(context, item.head.cover, "url");
  if (item.kind === "projects") return columnsOf(projectRecord, { ...item.head, cover });
  const columns = postColumns({ ...item.head, cover, translation_key: keyOf(context, item) });
  const { read_time: own, format = "markdown" } = item.head;
  return { ...columns, read_time: own ?? readTime(siteText(context, item.body, format), format) };
}

/** The key of a post's translations; if it is the slug of another post on the site, that post's key. */
function keyOf({ site }: PushContext, { id, head }: PostItem): string | undefined {
  const others = site.posts.filter((post) => post.id !== id);
  const key = head.translation_key;
  if (others.some((post) => post.translation_key === key)) return key;
  const named = others.find(({ slug }) => slug === key);
  return named ? (named.translation_key ?? named.id) : key;
}

async function textColumns(
  context: PushContext,
  item: Item,
): Promise<Rendered & { columns: object }> {
  const text = siteText(context, item.body, formatOf(item));
  const { renderer } = context;
  if (formatOf(item) === "html") {
    return { columns: { format: "html", source: "", content: text }, html: text, undrawn: 0 };
  }
  const row = rowOf(context, item);
  if (item.kind === "posts" || item.kind === "pages") {
    const before = row && "source" in row ? row : undefined;
    const rendered = await render(renderer, text, before);
    return { columns: { format: "markdown", source: text, content: rendered.html }, ...rendered };
  }
  const before =
    row && "long_description" in row
      ? { source: row.long_description, content: row.long_description_html }
      : undefined;
  const rendered = text ? await render(renderer, text, before) : { html: "", undrawn: 0 };
  return { columns: { long_description: text, long_description_html: rendered.html }, ...rendered };
}

function siteText({ pictures, filesUrl }: PushContext, text: string, format: Format): string {
  return storableText(withSiteLinks(text, format, pictures, filesUrl));
}
