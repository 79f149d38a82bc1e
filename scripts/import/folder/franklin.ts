import { newKept } from "../kept.ts";
import { loss, type Note } from "../source.ts";

/** Code, in which nothing is a command. Tildes do not fence any in Franklin. */
const CODE = /^[ \t]*(`{3,})[^`\n]*\n[^]*?^[ \t]*\1[ \t]*$|(?<!`)(`{1,2})(?!`)[^`\n]+\2(?!`)/gm;
/** HTML between fences, definitions in Julia, and the list of contents. */
const MARKS = /^~~~[ \t]*\n([^]*?)^~~~[ \t]*$|^\+\+\+\n[^]*?^\+\+\+$|^\\toc\b.*$/gm;
/** HTML within a line. */
const INLINE_HTML = /~~~([^\n]*?)~~~/g;
/** Where a container begins or ends, on a separate line or around text. */
const CONTAINER =
  /^@@[\w, -]*$|(?<![\w@])@@[a-z][\w-]*(?:,[\w-]+)*[ \t]+(?=\S)|(?<![ \t])[ \t]*(?<![\w@])@@(?![\w@])/gim;
const PICTURE = /\\fig\{([^{}\s]+)\}|\\figalt\{([^{}]*)\}\{([^{}\s]+)\}/g;
const DEFINITION = /\\newcommand\{\\([a-z]+)\}[ \t]*(?:\[(\d)\])?[ \t]*\n?[ \t]*(?=\{)/gi;
/** Or a line break. */
const COMMAND = /\\\\|\\([a-z]+)/gi;
const FORMULA =
  /\$\$[^]*?\$\$|\$[^$\n]*\$|\\\[[^]*?\\\]|\\begin\{(\w+\*?)\}[^]*?\\end\{\1\}|\\(?:eq)?ref\{/g;
/** A command with something in braces. */
const UNKNOWN = /(?<!\\)\\([a-z]+)\{/gi;
/** In characters, more than any text uses, in case that commands stand for each other. */
const MAX_EXPANDED = 1_000_000;
const MAX_DEPTH = 9;
/** In characters, between braces. */
const MAX_LENGTH = 10_000;

type Command = { count: number; body: string };

/** What is between braces, and where they end; null if they do not, or far away. */
function braced(text: string, at: number): { inner: string; end: number } | null {
  if (text[at] !== "{") return null;
  let depth = 0;
  for (let index = at; index < Math.min(text.length, at + MAX_LENGTH); index++) {
    const character = text[index];
    if (character === "\\") index++;
    else if (character === "{") depth++;
    else if (character === "}") depth--;
    if (depth === 0) return { inner: text.slice(at + 1, index), end: index + 1 };
  }
  return null;
}

/** Takes the definitions of commands out of a text. */
function withoutDefinitions(text: string, commands: Map<string, Command>): string {
  let rest = "";
  let done = 0;
  for (const { 0: written, 1: name = "", 2: count = "0", index } of text.matchAll(DEFINITION)) {
    const body = index < done ? null : braced(text, index + written.length);
    if (body === null) continue;
    commands.set(name, { count: Number(count), body: body.inner });
    rest += text.slice(done, index);
    done = body.end;
  }
  return rest + text.slice(done);
}

/** Puts what commands stand for in their place. */
function expanded(
  text: string,
  commands: ReadonlyMap<string, Command>,
  budget: { left: number },
  depth = 0,
): string {
  if (depth > MAX_DEPTH) return text;
  let shown = "";
  let done = 0;
  for (const { 0: written, 1: name = "", index } of text.matchAll(COMMAND)) {
    const command = index < done || budget.left <= 0 ? undefined : commands.get(name);
    if (!command) continue;
    let end = index + written.length;
    const values: string[] = [];
    while (values.length < command.count) {
      const blank = /^\s*/.exec(text.slice(end, end + 99))?.[0].length ?? 0;
      const value = braced(text, end + blank);
      if (value === null) break;
      values.push(value.inner);
      end = value.end;
    }
    if (values.length < command.count) continue;
    budget.left -= command.body.length + 1;
    // An exclamation mark says that no space is before the value.
    const body = command.body.replace(
      /(!?)#(\d)/g,
      (_, mark: string, number: string) => (mark ? "" : " ") + (values[Number(number) - 1] ?? ""),
    );
    shown += text.slice(done, index) + expanded(body, commands, budget, depth + 1);
    done = end;
  }
  return shown + text.slice(done);
}

/**
 * A text without what only Franklin understands, with what its own commands of LaTeX stand for.
 *
 * @param config the configuration, whose commands are for all texts
 */
export function withoutFranklin(text: string, config: string, notes: Note[]): string {
  const kept = newKept();
  const commands = new Map<string, Command>();
  withoutDefinitions(config, commands);
  const own = withoutDefinitions(text.replace(CODE, kept.keep), commands);
  const shown = expanded(own, commands, { left: MAX_EXPANDED })
    .replace(MARKS, "$1")
    .replace(INLINE_HTML, "$1")
    .replace(CONTAINER, "")
    .replace(PICTURE, (_, bare: string | undefined, alt = "", path = "") =>
      bare === undefined ? `![${alt}](${path})` : `![](${bare})`,
    );
  const names = Array.from(shown.replace(FORMULA, "").matchAll(UNKNOWN), ([, name = ""]) => name);
  for (const name of new Set(names)) notes.push(loss("text", `\\${name}{} stays as it is written`));
  return kept.restored(shown);
}
