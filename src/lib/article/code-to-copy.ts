import { aliasOf } from "./code-alias";
import { isListed } from "./line-ranges";

/** Fence languages of shell sessions and shell scripts. */
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

/** Of these, the ones for sessions: in a script, a `#` at the start of a line is a comment. */
const SESSIONS = new Set(["console", "shellsession"]);

/** A shell prompt without user, host and directory. */
const PROMPT = /^(?:\$|❯|PS [^>]*>) /;
const PROMPT_WITH_HOST = /^\S+@\S+(?: \S+)?[#%$] /;
/**
 * The prompts of root and of zsh. Combined with other prompts they begin a comment or a line of
 * output.
 */
const BARE_PROMPT = /^[#%] /;

const CONTINUATION_PROMPT = /^>{1,2}(?: |$)/;
/** Whether a command continues on the next line, like a loop or a here-document. */
const EXPECTS_MORE = /(?:\\|\||&&|\bdo|\bthen|[{(`])$|[^<]<<(?!<)/;

/**
 * The text to copy from a code block: all of it but lines that are marked as removed, or only the commands of a shell
 * session, without prompts and output.
 */
export function codeToCopy(code: HTMLElement): string {
  const text = withoutRemoved(code.textContent.replace(/\n$/, ""), code.dataset["del"]);
  const language = aliasOf(code).toLowerCase();
  if (!SHELLS.has(language)) return text;
  const lines = text.split("\n");
  const prompts = promptsOf(lines, SESSIONS.has(language));
  const commands: string[] = [];
  // A backslash at the end continues the command on the next line, with or without a prompt.
  let isContinued = false;
  let expectsMore = false;
  for (const line of lines) {
    const prompt = prompts.find((each) => each.test(line));
    const continuesCommand: boolean =
      !prompt && (isContinued || (expectsMore && CONTINUATION_PROMPT.test(line)));
    if (prompt || continuesCommand) commands.push(line.replace(prompt ?? CONTINUATION_PROMPT, ""));
    isContinued = (prompt !== undefined || continuesCommand) && line.endsWith("\\");
    expectsMore = prompt ? EXPECTS_MORE.test(line) : continuesCommand && expectsMore;
  }
  return commands.length > 0 ? commands.join("\n") : text;
}

/** Without its removed lines, unless there is nothing else. */
function withoutRemoved(text: string, removed: string | undefined): string {
  const lines = text.split("\n").filter((_, index) => !isListed(removed, index + 1));
  return lines.length > 0 ? lines.join("\n") : text;
}

function promptsOf(lines: string[], isSession: boolean): RegExp[] {
  if (!isSession) return [PROMPT];
  const usualPrompts = [PROMPT, PROMPT_WITH_HOST];
  const hasUsualPrompt = lines.some((line) => usualPrompts.some((prompt) => prompt.test(line)));
  return hasUsualPrompt ? usualPrompts : [BARE_PROMPT];
}
