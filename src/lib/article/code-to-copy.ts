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

/** Those of sessions only, never of scripts: there `#` at the start of a line is a prompt. */
const SESSIONS = new Set(["console", "shellsession"]);

/** Stands before a command that is typed into a shell. */
const PROMPT = /^(?:\$|❯|PS [^>]*>) /;
/** Also `%`, `#` of the administrator, and each after user, host and directory. */
const PROMPT_OF_SESSION = /^(?:❯|PS [^>]*>|(?:\S+@\S+(?: \S+)?)?[#%$]) /;
/** Stands before the rest of a command that takes several lines. */
const PROMPT_OF_REST = /^> /;

/**
 * What is copied of a block of code: all of it, or of a session in a shell the commands only,
 * without their prompts and what they answered.
 */
export function codeToCopy(code: Element): string {
  const text = code.textContent.replace(/\n$/, "");
  const language = aliasOf(code).toLowerCase();
  if (!SHELLS.has(language)) return text;
  const prompt = SESSIONS.has(language) ? PROMPT_OF_SESSION : PROMPT;
  const commands: string[] = [];
  let goesOn = false;
  for (const line of text.split("\n")) {
    const isCommand = prompt.test(line);
    if (isCommand || goesOn) commands.push(line.replace(isCommand ? prompt : PROMPT_OF_REST, ""));
    // A backslash at its end continues a command in the next line.
    goesOn = (isCommand || goesOn) && line.endsWith("\\");
  }
  return commands.length > 0 ? commands.join("\n") : text;
}
