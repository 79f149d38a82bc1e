import { beforeIn } from "../kept.ts";

/** Markdoc's annotation at the end of a heading or block: `{% #own .wide %}`. */
const ANNOTATION = /(?<![ \t])[ \t]*(\{%[ \t]*[#.][\w-][^%\n]*%\})[ \t]*$/gm;

/**
 * Markdown without Markdoc's annotations, except for the ids of headings. Code has been protected before.
 *
 * @param lose receives the others, which are left out
 */
export function withoutMarkdoc(markdown: string, lose: (message: string) => void): string {
  return markdown.replace(ANNOTATION, (_, annotation: string, at: number, all: string) => {
    const isHeading = /^#{1,6}[ \t]/.test(beforeIn(all, at));
    const id = isHeading ? /#([\w-]+)/.exec(annotation)?.[1] : undefined;
    if (id === undefined) lose(`${annotation} is left out`);
    else if (annotation.includes(".")) lose(`the class of ${annotation} is left out`);
    return id === undefined ? "" : ` {#${id}}`;
  });
}
