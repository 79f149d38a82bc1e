import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { logInDevelopment } from "@/lib/log";
import { aliasOf } from "./code-alias";
import { languageOf } from "./languages";
import { isListed } from "./line-ranges";
import { plainCodeIn } from "./plain-code";

type Token = { text: string; kind: string | undefined };
/** In characters. Longer code and longer lines would block the page, so they are not highlighted. */
const MAX_LENGTH = 100_000;
const MAX_LINE_LENGTH = 2_000;

/**
 * The two lines of a diff that name a file; alone, such a line is a comment of SQL, or `++i`, after its sign. And the line
 * that ends a message or front matter.
 */
const NO_CHANGES = /^--- .*\n\+\+\+ .*$|^(?:---|\+\+\+)$/gm;

const theme = createCssVariablesTheme({ name: "site", variablePrefix: "--", fontStyle: false });
let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Divides the framed code blocks below an element into lines and colours them: each line is a
 * `span.line`, each token a `span` with a class such as `keyword` or `string`. Blocks
 * that are already coloured stay as they are. If a grammar cannot be loaded, the block is only
 * divided into lines.
 */
export async function colourCode(root: ParentNode): Promise<void> {
  await Promise.all(plainCodeIn(root).map(colour));
}

async function colour(code: HTMLElement): Promise<void> {
  const text = code.textContent.replace(/\n$/, "");
  const tokens = await tokensOf(text, aliasOf(code)).catch((error: unknown) => {
    logInDevelopment(error);
    return undefined;
  });
  const lines =
    tokens ?? text.split("\n").map((line): Token[] => [{ text: line, kind: undefined }]);
  const classes = classesOf(code, text);
  const document = code.ownerDocument;
  const parts = lines.flatMap((line, index): Node[] => {
    const element = document.createElement("span");
    element.className = ["line", ...classes(index + 1)].join(" ");
    element.append(
      ...line.map(({ text, kind }) => {
        if (!kind) return document.createTextNode(text);
        const token = document.createElement("span");
        token.className = kind;
        token.textContent = text;
        return token;
      }),
    );
    const end = document.createTextNode(index < lines.length - 1 ? "\n" : "");
    if (element.textContent !== "") return [element, end];
    // Without it, an empty line would be missing in what readers copy.
    element.append(end);
    return [element];
  });
  code.replaceChildren(...parts);
}

async function tokensOf(text: string, alias: string): Promise<Token[][] | undefined> {
  const language = languageOf(alias);
  if (!language || text.length > MAX_LENGTH) return undefined;
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const [loaded, { default: grammars }] = await Promise.all([highlighter, language.load()]);
  await loaded.loadLanguage(grammars);
  return loaded
    .codeToTokensBase(text, {
      lang: grammars.at(-1)?.name ?? "text",
      theme: "site",
      // Without a time limit: on a slow machine it would stop within a line and colour the rest
      // wrongly.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: MAX_LINE_LENGTH,
    })
    .map((line) =>
      line.map(({ content, color }) => ({
        text: content,
        kind: /^var\(--token-([a-z-]+)\)$/.exec(color ?? "")?.[1],
      })),
    );
}

function classesOf(code: HTMLElement, text: string): (line: number) => string[] {
  const { mark, ins, del } = code.dataset;
  const groups = [
    ["marked", mark],
    ["added", ins],
    ["removed", del],
  ] as const;
  const isDiff = languageOf(aliasOf(code))?.name === "Diff";
  const changes = isDiff
    ? text.replace(NO_CHANGES, (lines) => lines.replace(/.+/g, "")).split("\n")
    : [];
  return (number) => [
    ...groups.filter(([, list]) => isListed(list, number)).map(([name]) => name),
    ...(changes[number - 1]?.startsWith("+") ? ["added"] : []),
    ...(changes[number - 1]?.startsWith("-") ? ["removed"] : []),
  ];
}
