import { valueOf } from "../xml.ts";
import { metaOf } from "./meta-of.ts";
import { htmlOfTable, tablesIn } from "./tables.ts";

/** A file of WordPress' media library. */
export type Attachment = { url: string; alt: string; caption: string; order: number };
/** What an article's text refers to. */
export type Library = {
  byId: (id: string) => Attachment | undefined;
  /** The files attached to the article, or to another one, in their order. */
  attachedTo: (post?: string) => readonly Attachment[];
  /** The article's footnotes, as stored by the block editor. */
  footnotes: string;
  /** The text of a reusable block; undefined if the file lacks it. */
  blockOf: (id: string) => string | undefined;
  /** The table of TablePress that a shortcode shows, as HTML; empty if the file lacks it. */
  tableOf: (options: ReadonlyMap<string, string>, lost: string[]) => string;
  /** The large original of a resized picture, or the file that a page of the library shows. */
  largeOf: (url: string) => string;
};

/** What the texts of all articles refer to, then those of each. */
export function libraryIn(
  items: readonly Record<string, unknown>[],
  attachments: ReadonlyMap<string, Record<string, unknown>>,
): (post: string) => Library {
  const files = new Map<string, Attachment>();
  const byPost = new Map<string, Attachment[]>();
  for (const [id, item] of attachments) {
    const file = {
      url: valueOf(item["wp:attachment_url"]),
      alt: metaOf(item, "_wp_attachment_image_alt"),
      caption: valueOf(item["excerpt:encoded"]),
      order: Number(valueOf(item["wp:menu_order"])) || 0,
    };
    if (!file.url) continue;
    files.set(id, file);
    const parent = valueOf(item["wp:post_parent"]);
    if (parent !== "0") byPost.set(parent, [...(byPost.get(parent) ?? []), file]);
  }
  const originals = new Map([...files.values()].map(({ url }) => [bare(url), url]));
  for (const [id, item] of attachments) {
    const [page, url] = [valueOf(item["link"]), files.get(id)?.url];
    if (page && url && !page.includes("?")) originals.set(bare(page), url);
  }
  const blocks = new Map(
    items
      .filter((item) => valueOf(item["wp:post_type"]) === "wp_block")
      .map((item) => [valueOf(item["wp:post_id"]), valueOf(item["content:encoded"])]),
  );
  const tables = tablesIn(items);
  const footnotes = new Map(
    items.map((item) => [valueOf(item["wp:post_id"]), metaOf(item, "footnotes")]),
  );
  return (post) => ({
    byId: (id) => files.get(id),
    attachedTo: (other = post) =>
      (byPost.get(other) ?? []).toSorted((one, two) => one.order - two.order),
    footnotes: footnotes.get(post) ?? "",
    blockOf: (id) => blocks.get(id),
    tableOf: (options, lost) => {
      const table = tables.get(options.get("id") ?? "");
      return table ? htmlOfTable(table, options, lost) : "";
    },
    largeOf: (url) =>
      files.get(/[?&]attachment_id=(\d+)/.exec(url)?.[1] ?? "")?.url ??
      originals.get(bare(url)) ??
      originals.get(bare(url.replace(/-\d+x\d+(?=\.\w+(?:\?|$))/, ""))) ??
      url,
  });
}

/** For texts without a library. */
export const NO_LIBRARY = libraryIn([], new Map())("");

/** What the URL of a picture has in common with those of its copies, which may be on Jetpack's servers. */
function bare(url: string): string {
  return url
    .replace(/^https?:\/\/(?:i\d\.wp\.com\/)?|\/?(?:\?.*)?$/g, "")
    .replace(/-(?:scaled|rotated)(?=\.\w+$)/, "");
}

/** The alt texts of pictures, by URL. */
export function altsOf(
  attachments: ReadonlyMap<string, Record<string, unknown>>,
): Map<string, string> {
  return new Map(
    [...attachments.values()].flatMap((item): [string, string][] => {
      const alt = metaOf(item, "_wp_attachment_image_alt");
      return alt ? [[valueOf(item["wp:attachment_url"]), alt]] : [];
    }),
  );
}
