import { aliasOf } from "./code-frames";
import { languageOf } from "./languages";

/** Stands before a command that is typed into a shell. */
const PROMPT = /^(?:\$|❯|PS [^>]*>) /;

/**
 * What is copied of a block of code: all of it, or of a session in a shell the commands only,
 * without their prompts and what they answered.
 */
export function codeToCopy(code: Element): string {
  const text = code.textContent.replace(/\n$/, "");
  const language = languageOf(aliasOf(code))?.name ?? "";
  if (!["Bash", "Console", "PowerShell"].includes(language)) return text;
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
