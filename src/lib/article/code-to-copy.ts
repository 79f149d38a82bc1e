import { aliasOf } from "./code-alias";

/** What stands after the fence of a session in a shell, or of a script for one. */
const SHELLS = new Set([
  "bash",
  "sh",
  "shell",
  "zsh",
  "console",
  "shellsession",
  "powershell",
  "ps1",
]);

/** Those of sessions only, never of scripts: there `#` at the start of a line may be a prompt. */
const SESSIONS = new Set(["console", "shellsession"]);

/** Stands before a command that is typed into a shell, where not after user, host and directory. */
const PROMPT = /^(?:\$|❯|PS [^>]*>) /;
const PROMPT_WITH_HOST = /^\S+@\S+(?: \S+)?[#%$] /;
/** Of the administrator, and of zsh; beside the others they begin a remark or a line of output. */
const BARE_PROMPT = /^[#%] /;

/** Stands before the rest of a command that takes several lines. */
const PROMPT_OF_REST = /^>{1,2}(?: |$)/;
/** Whether the first line of a command wants others, as one with a loop or a here-document. */
const WANTS_REST = /(?:\\|\||&&|\bdo|\bthen|[{(`])$|[^<]<<(?!<)/;

/**
 * What is copied of a block of code: all of it, or of a session in a shell the commands only,
 * without their prompts and what they answered.
 */
export function codeToCopy(code: Element): string {
  const text = code.textContent.replace(/\n$/, "");
  const language = aliasOf(code).toLowerCase();
  if (!SHELLS.has(language)) return text;
  const lines = text.split("\n");
  const prompts = promptsOf(lines, SESSIONS.has(language));
  const commands: string[] = [];
  // A backslash at its end continues a command in the next line, with or without a prompt.
  let goesOn = false;
  let wantsRest = false;
  for (const line of lines) {
    const prompt = prompts.find((each) => each.test(line));
    const isRest: boolean = !prompt && (goesOn || (wantsRest && PROMPT_OF_REST.test(line)));
    if (prompt || isRest) commands.push(line.replace(prompt ?? PROMPT_OF_REST, ""));
    goesOn = (prompt !== undefined || isRest) && line.endsWith("\\");
    wantsRest = prompt ? WANTS_REST.test(line) : isRest && wantsRest;
  }
  return commands.length > 0 ? commands.join("\n") : text;
}

function promptsOf(lines: string[], isSession: boolean): RegExp[] {
  if (!isSession) return [PROMPT];
  const usual = [PROMPT, PROMPT_WITH_HOST];
  const hasUsual = lines.some((line) => usual.some((prompt) => prompt.test(line)));
  return hasUsual ? usual : [BARE_PROMPT];
}
