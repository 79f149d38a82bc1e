import { mapIn } from "./edn.ts";

const STRING = String.raw`"(?:[^"\\]|\\[^])*"`;
/** Words, times and texts between other marks, such as `~w(a b)` and `~D[2020-01-02]`. */
const SIGIL = String.raw`~[A-Za-z](?:"""[^]*?"""|\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|<[^>]*>|${STRING}|\/[^/]*\/|\|[^|]*\||'[^']*')[a-z]*`;
const TOKEN = new RegExp(
  String.raw`(?<ignored>[\s,]+|#.*|=>)|"""[^]*?"""|${STRING}:?|${SIGIL}|%?\{|[[({})\]]|[^\s,"{}()[\]]+`,
  "gy",
);
const ESCAPES: Record<string, string> = { n: "\n", t: "\t", s: " " };

/** The map of NimblePublisher, in Elixir, that a text begins with, and where it ends; null without one. */
export function elixirIn(text: string): { map: object; end: number } | null {
  return mapIn(text, "%{", TOKEN, valueOf);
}

/** The value of a text, a sigil, an atom, a number or the name of a field. */
function valueOf(token: string): unknown {
  if (token === "nil") return "";
  const [, sigil, marked = ""] =
    /^~([A-Za-z])((?:"""|[^])[^]*?(?:"""|[^]))[a-z]*$/.exec(token) ?? [];
  if (sigil === undefined) return textIn(token);
  const inner = marked.startsWith('"') ? textIn(marked) : marked.slice(1, -1);
  return /w/i.test(sigil) ? inner.trim().split(/\s+/).filter(Boolean) : inner;
}

function textIn(token: string): string {
  const inLines = /^"""[ \t]*\n([^]*?)([ \t]*)"""$/.exec(token);
  if (inLines) {
    const [, lines = "", indent = ""] = inLines;
    return lines.replace(new RegExp(`^${indent}`, "gm"), "").trimEnd();
  }
  const written = /^"([^]*)":?$/.exec(token)?.[1];
  if (written === undefined) return token.replace(/^:|:$/g, "");
  return written.replace(/\\([^])/g, (_, character: string) => ESCAPES[character] ?? character);
}
