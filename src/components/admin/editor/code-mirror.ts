import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { phrases } from "./phrases";

const MONO = "var(--geist-mono), ui-monospace, monospace";

const highlighting = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "600", color: "var(--ink)" },
  { tag: tags.heading1, fontSize: "1.35em" },
  { tag: tags.heading2, fontSize: "1.25em" },
  { tag: tags.heading3, fontSize: "1.1em" },
  { tag: tags.strong, fontWeight: "600" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: tags.link, color: "var(--accent)" },
  { tag: tags.url, color: "var(--ink-muted)" },
  { tag: tags.quote, color: "var(--ink-muted)" },
  { tag: tags.monospace, fontFamily: MONO, fontSize: "0.9em" },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: "var(--line-strong)" },
  { tag: [tags.tagName, tags.angleBracket], color: "var(--accent)" },
  { tag: [tags.attributeName, tags.attributeValue, tags.comment], color: "var(--ink-muted)" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", fontSize: "1.0625rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.7" },
  ".cm-content": {
    // The width of an article, centred.
    padding: "1rem max(1rem, calc((100% - var(--measure)) / 2)) 40vh",
    minHeight: "50dvh",
    caretColor: "var(--accent)",
  },
  ".cm-line": { padding: "0" },
  ".cm-placeholder": { color: "var(--ink-muted)" },
  ".cm-panels": { background: "var(--paper-raised)", color: "var(--ink)", zIndex: "5" },
  ".cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "0.5rem 2.75rem 0.5rem 1rem", fontSize: "0.875rem" },
  ".cm-panel.cm-search label": { fontSize: "0.875rem", marginRight: "0.75rem" },
  ".cm-panel.cm-search input[type=checkbox]": { width: "1rem", height: "1rem" },
  ".cm-panel.cm-search [name=close]": {
    top: "0.5rem",
    right: "0.5rem",
    width: "2.25rem",
    height: "2.25rem",
    fontSize: "1.25rem",
    cursor: "pointer",
  },
  ".cm-textfield": {
    minHeight: "2.25rem",
    padding: "0 0.5rem",
    border: "1px solid var(--line-strong)",
    borderRadius: "2px",
    background: "var(--paper)",
    color: "var(--ink)",
    fontSize: "1rem",
  },
  ".cm-button": {
    minHeight: "2.25rem",
    padding: "0 0.75rem",
    border: "1px solid var(--line-strong)",
    borderRadius: "2px",
    background: "none",
    color: "var(--ink)",
    fontSize: "0.875rem",
  },
  ".cm-searchMatch": { background: "var(--paper-sunk)", outline: "1px solid var(--line-strong)" },
  ".cm-searchMatch-selected": { outline: "2px solid var(--accent)" },
});

/**
 * The base of every editor: Markdown in the site's colours, undo, find and replace, the browser's spell
 * checker.
 */
export const writingExtensions: Extension = [
  history(),
  markdown({ base: markdownLanguage, addKeymap: false, completeHTMLTags: false }),
  syntaxHighlighting(highlighting),
  theme,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({
    // It is focusable without it, but accessibility checkers do not know that.
    tabindex: "0",
    spellcheck: "true",
    autocorrect: "on",
    autocapitalize: "sentences",
  }),
  search({ top: true }),
  EditorState.phrases.of(phrases),
  // Without a binding for Tab, which moves on to the next control.
  keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
];
