import type { Options } from "rehype-remark";
import { visit } from "unist-util-visit";
import { classesOf, isElement, newElement, textOf } from "./elements";
import type { HtmlRoot } from "./trees";

/** The class of a callout: this site's, GitHub's. */
const CALLOUT = /^(?:callout|markdown-alert)-(note|tip|important|warning|caution)$/;
/** A placeholder in the tree for text that must not be escaped. */
const MARKER = "callout-marker";

export const calloutHandlers: Options["handlers"] = {
  [MARKER]: (_state, { properties }) => ({ type: "html", value: String(properties["value"]) }),
};

/** Turns callouts into blockquotes whose first line begins with their kind. */
export function quoteCallouts(tree: HtmlRoot): void {
  visit(tree, "element", (callout) => {
    const kind = classesOf(callout)
      .map((name) => CALLOUT.exec(name)?.[1])
      .find(Boolean);
    const title = callout.children.find(isElement);
    if (kind === undefined || title?.tagName !== "p") return;
    callout.tagName = "blockquote";
    const isDefaultTitle = textOf(title).trim().toLowerCase() === kind;
    const marker = newElement(MARKER, []);
    marker.properties = { value: `[!${kind.toUpperCase()}]${isDefaultTitle ? "" : " "}` };
    title.children = isDefaultTitle ? [marker] : [marker, ...title.children];
  });
}
