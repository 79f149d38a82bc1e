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

/** Stands before a command that is typed into a shell. */
const PROMPT = /^(?:\$|❯|PS [^>]*>) /;

/**
 * What is copied of a block of code: all of it, or of a session in a shell the commands only,
 * without their prompts and what they answered.
 */
export function codeToCopy(code: Element): string {
  const text = code.textContent.replace(/\n$/, "");
  if (!SHELLS.has(aliasOf(code).toLowerCase())) return text;
  const commands: string[] = [];
  let goesOn = false;
  for (const line of text.split("\n")) {
    const isCommand = PROMPT.test(line);
    if (isCommand || goesOn) commands.push(line.replace(PROMPT, ""));
    // A backslash at its end continues a command in the next line.
    goesOn = (isCommand || goesOn) && line.endsWith("\\");
  }
  return commands.length > 0 ? commands.join("\n") : text;
}
