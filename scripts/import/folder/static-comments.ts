import { readTextIn } from "../../lib/folder-files.ts";
import { inlineHtml } from "../markdown/tag-pictures.ts";
import { loss, MAX_MEGABYTES, type ImportedComment, type Note } from "../source.ts";
import { first, hasValue } from "./fields.ts";
import { partsOf, type Head } from "./head.ts";
import type { OldSite } from "./old-site.ts";
import { timeOf } from "./times.ts";

const MESSAGE = ["message", "comment", "body"];
/** A comment in the folder of its text, as Staticman commits it. */
const COMMENT = /(?:^|\/)_?data\/comments\/(?:.*\/)?([^/]+)\/[^/]+\.(?:ya?ml|json)$/;

export function isStaticComment(file: string): boolean {
  return COMMENT.test(file);
}

/** Finds the comments that are in files. Each text asks for its own. */
export function staticComments(root: string, files: readonly string[], site: OldSite) {
  const byText = Map.groupBy(files.filter(isStaticComment), nameOfText);
  const missing = new Set(byText.keys());
  return {
    /** @param notes receives what is lost */
    of: (names: readonly string[], notes: Note[]): ImportedComment[] => {
      const name = names.map((one) => one.toLowerCase()).find((one) => byText.has(one)) ?? "";
      missing.delete(name);
      const heads = (byText.get(name) ?? [])
        .toSorted()
        .flatMap((file) => withHead(root, file, notes));
      const websites = heads.filter(({ head }) => first(head, ["url", "website"]) !== "").length;
      if (websites > 0)
        notes.push(loss("comments", `${websites} websites of those who wrote are not imported`));
      const threads = heads.filter(({ head }) => parentIn(head) === "");
      return heads.map(({ file, head }) => {
        const parent = parentIn(head);
        const found =
          heads.find((one) => parent !== "" && first(one.head, ["_id", "id"]) === parent) ??
          // Themes without ids count the threads.
          threads[Number(parent) - 1];
        return {
          key: file,
          parent: found?.file ?? null,
          author: first(head, ["name", "author"]),
          text: inlineHtml(first(head, MESSAGE)),
          date: timeOf(head, ["date"], site),
          isHeld: hasValue(head, ["hidden"]),
        };
      });
    },
    /** What belongs to no text. */
    notes: () =>
      [...missing].map(
        (name) =>
          `${byText.get(name)?.length} comments are not imported: no article here is named ${name}.`,
      ),
  };
}

function nameOfText(file: string): string {
  return (COMMENT.exec(file)?.[1] ?? "").toLowerCase();
}

function parentIn(head: Head): string {
  return first(head, ["replying_to_uid", "reply_to", "replying_to", "parent_id"]);
}

function withHead(root: string, file: string, notes: Note[]): { file: string; head: Head }[] {
  const format = file.endsWith(".json") ? "json" : "yaml";
  const text = readTextIn(root, file, MAX_MEGABYTES).replace(/^---[ \t]*\n/, "");
  const { head } = partsOf(`---${format}\n${text}\n---\n`);
  if (first(head, MESSAGE) !== "") return [{ file, head }];
  notes.push(loss("comments", `${file} has no text that can be read`));
  return [];
}
