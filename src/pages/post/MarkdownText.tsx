import { useMemo, type ReactNode } from "react";
import { List, OrderedList } from "@/components/ui/List";
import { parseComment, safeUrl, type CommentNode } from "@/lib/markdown/comment";

/** More deeply nested quotes and lists are abuse: they stay as typed. */
const MAX_DEPTH = 8;

/** The text of a comment, rendered as Markdown. Built from elements, never from HTML. */
export function MarkdownText({ text }: { text: string }) {
  const nodes = useMemo(() => parseComment(text), [text]);
  return (
    <div className="grid user-text grid-cols-1 gap-3">
      <Nodes nodes={nodes} source={text} />
    </div>
  );
}

type Props = { nodes: readonly CommentNode[]; source: string; depth?: number };

function Nodes({ nodes, source, depth = 0 }: Props) {
  return nodes.map((node) => (
    <Node key={node.position?.start.offset} node={node} source={source} depth={depth} />
  ));
}

function Node({ node, source, depth }: { node: CommentNode; source: string; depth: number }) {
  const within = (nodes: readonly CommentNode[]): ReactNode => (
    <Nodes nodes={nodes} source={source} depth={depth + 1} />
  );
  const { start, end } = node.position ?? {};
  const sourceText = source.slice(start?.offset, end?.offset);
  if (depth > MAX_DEPTH) return sourceText;

  switch (node.type) {
    case "text":
      return node.value;
    case "break":
      return <br />;
    case "paragraph":
      return (
        <p dir="auto" className="whitespace-pre-line">
          {within(node.children)}
        </p>
      );
    case "strong":
      return <strong>{within(node.children)}</strong>;
    case "emphasis":
      return <em>{within(node.children)}</em>;
    case "inlineCode":
      return (
        <code translate="no" className="bg-paper-sunk px-1 font-mono text-[0.875em]">
          {node.value}
        </code>
      );
    case "code":
      return (
        <pre
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls what has focus.
          tabIndex={0}
          className="overflow-x-auto border-s-2 bg-paper-sunk px-4 py-3 font-mono text-[0.875em]"
        >
          <code translate="no">{node.value}</code>
        </pre>
      );
    case "blockquote":
      return (
        <blockquote className="grid grid-cols-1 gap-3 border-s-2 ps-4 text-ink-muted">
          {within(node.children)}
        </blockquote>
      );
    case "list": {
      const items = within(node.children);
      return node.ordered ? (
        <OrderedList start={node.start ?? 1} className="list-decimal ps-8">
          {items}
        </OrderedList>
      ) : (
        <List className="list-[square] ps-5">{items}</List>
      );
    }
    case "listItem":
      return (
        <li dir="auto" className="[&>*+*]:mt-2">
          {within(node.children)}
        </li>
      );
    case "link": {
      const url = safeUrl(node.url);
      if (!url) return sourceText;
      return (
        <a
          href={url}
          rel="nofollow ugc noopener noreferrer"
          className="underline underline-offset-4 hover:text-accent"
        >
          {within(node.children)}
        </a>
      );
    }
    default:
      return sourceText;
  }
}
